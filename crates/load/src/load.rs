//! Many games at once, four people each.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rules::Dice;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, Socket};
use crate::glance::Glance;
use crate::program::{Folder, Program, work_of};

const PEOPLE: usize = 4;
/// Tables set up at the same time.
const LANES: u64 = 16;
/// Everybody comes within this time, or the run is given up.
const COMING: Duration = Duration::from_mins(3);
/// What happens so soon after a change of pace is not counted.
const SETTLING: Duration = Duration::from_secs(3);

/// What a person reports.
enum News {
    Came,
    /// An action was acknowledged after this time.
    Acknowledged(Duration),
    Wrong(String),
}

/// What all people share.
struct Crowd {
    client: Client,
    /// How long each waits before an answer, in microseconds.
    pause: AtomicU64,
    say: mpsc::UnboundedSender<News>,
}

#[derive(clap::Args)]
pub struct Numbers {
    /// Games played at the same time, by four people each.
    #[arg(long, default_value_t = 2000)]
    tables: u64,
    /// How long each rate is measured.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Actions wanted a second, one rate after the other; 0: as fast as it goes.
    #[arg(long, value_delimiter = ',', default_value = "0")]
    rate: Vec<u64>,
    /// Strangers who read steps and records of the running games; each rate is then measured without and with them.
    #[arg(long, default_value_t = 0)]
    readers: u64,
}

pub async fn run(numbers: &Numbers, seed: u64) -> Result<String, String> {
    let &Numbers { tables, seconds, rate: ref rates, readers } = numbers;
    let folder = Folder::new("load")?;
    let mut program = Program::start(&folder.0)?;
    let empty = program.memory();
    let people = sit_down(program.client, tables, seed).await?;
    let idle = program.memory().saturating_sub(empty) as f64 / tables.max(1) as f64;
    println!("{tables} games begun; {idle:.0} KB for a table nobody attends.");
    let (say, mut hear) = mpsc::unbounded_channel();
    let crowd = Arc::new(Crowd { client: program.client, pause: AtomicU64::new(0), say });
    crowd.keep_pace(tables, rates[0]);
    let count = people.len();
    let names: Arc<[String]> = people.iter().step_by(PEOPLE).map(|person| person.table.clone()).collect();
    for person in people {
        tokio::spawn(attend(Arc::clone(&crowd), person));
    }
    everybody_comes(&mut hear, count).await?;
    println!("{count} connections; {} MB.", program.memory() / 1024);
    for &rate in rates {
        crowd.keep_pace(tables, rate);
        let figures = measure(&program, &mut hear, Duration::from_secs(seconds)).await?;
        if !program.is_running() {
            return Err("The server has gone.".to_owned());
        }
        let wanted = if rate == 0 { "as fast as it goes".to_owned() } else { format!("{rate}/s wanted") };
        println!("{wanted}: {figures}; memory {} MB.", program.memory() / 1024);
        if readers > 0 {
            let crowded = read_along(&program, &mut hear, &names, numbers).await?;
            println!("{wanted}, {readers} strangers reading: {crowded}; memory {} MB.", program.memory() / 1024);
            println!("Acknowledgements take {}.", crowded.times(&figures));
        }
    }
    Ok(format!("{tables} games, {count} connections, all still there."))
}

impl Crowd {
    /// Each person waits so long before an answer that all together reach the rate; 0: nobody waits.
    fn keep_pace(&self, tables: u64, rate: u64) {
        self.pause.store((tables * 1_000_000).checked_div(rate).unwrap_or(0), Ordering::Relaxed);
    }
}

/// Sets the tables up, some at a time.
async fn sit_down(client: Client, tables: u64, seed: u64) -> Result<Vec<Person>, String> {
    let lane = move |lane: u64| async move {
        let mut people = Vec::new();
        for number in (lane..tables).step_by(LANES as usize) {
            let seats = vec![json!({ "by": "link" }); PEOPLE];
            let plan = json!({ "title": "friedrich", "mode": "standard-4p", "seats": seats, "watch": "anyone" });
            let (table, tokens) = client.table(&plan).await?;
            let of = |(at, token): (usize, &String)| Person::new(&table, token, seed ^ (number * 8 + at as u64));
            people.extend(tokens.iter().enumerate().map(of));
        }
        Ok::<_, String>(people)
    };
    let lanes: Vec<_> = (0..LANES).map(|number| tokio::spawn(lane(number))).collect();
    let mut people = Vec::new();
    for lane in lanes {
        people.extend(lane.await.map_err(|error| error.to_string())??);
    }
    Ok(people)
}

async fn everybody_comes(hear: &mut mpsc::UnboundedReceiver<News>, count: usize) -> Result<(), String> {
    let coming = async {
        let mut here = 0;
        while here < count {
            match hear.recv().await {
                Some(News::Came) => here += 1,
                Some(News::Acknowledged(_)) => {}
                Some(News::Wrong(reason)) => return Err(reason),
                None => return Err("everybody has left".to_owned()),
            }
        }
        Ok(())
    };
    tokio::time::timeout(COMING, coming).await.map_err(|_| "not everybody came in time".to_owned())?
}

/// Measures while strangers read the steps and records of the games, each as fast as it is answered.
async fn read_along(
    program: &Program,
    hear: &mut mpsc::UnboundedReceiver<News>,
    tables: &Arc<[String]>,
    numbers: &Numbers,
) -> Result<Figures, String> {
    let read = Arc::new(AtomicU64::new(0));
    let reader = |number: u64| {
        let (client, tables, read) = (program.client, Arc::clone(tables), Arc::clone(&read));
        async move {
            for turn in number.. {
                let table = &tables[turn as usize % tables.len()];
                let what = if turn % 2 == 0 { "steps" } else { "record" };
                let answer = client.request(&format!("GET /api/tables/{table}/{what}"), None, None).await;
                if answer.is_ok_and(|(status, _)| status == 200) {
                    read.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
    };
    let reading: Vec<_> = (0..numbers.readers).map(|number| tokio::spawn(reader(number))).collect();
    let figures = measure(program, hear, Duration::from_secs(numbers.seconds)).await;
    for task in reading {
        task.abort();
    }
    match read.load(Ordering::Relaxed) {
        0 => Err("The strangers could read nothing.".to_owned()),
        count => {
            println!("{count} steps and records were read.");
            figures
        }
    }
}

/// What a while of play was like; times in milliseconds, work in microseconds.
struct Figures {
    rate: f64,
    seconds: f64,
    median: f64,
    slow: f64,
    slowest: f64,
    served: f64,
    drove: f64,
}

impl Figures {
    /// How much longer acknowledgements took than in other figures.
    fn times(&self, quiet: &Figures) -> String {
        format!("{:.2} times as long (50%), {:.2} times (99%)", self.median / quiet.median, self.slow / quiet.slow)
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Figures { rate, seconds, median, slow, slowest, served, drove } = self;
        write!(
            f,
            "{rate:.0} acknowledged actions/s over {seconds:.0} s; acknowledgement 50% {median:.1} ms, 99% {slow:.1} ms, \
             99.9% {slowest:.1} ms; an action costs the server {served:.0} us, its players {drove:.0} us"
        )
    }
}

/// Counts for a while what is acknowledged, and what it costs.
async fn measure(
    program: &Program,
    hear: &mut mpsc::UnboundedReceiver<News>,
    time: Duration,
) -> Result<Figures, String> {
    tokio::time::sleep(SETTLING).await;
    while hear.try_recv().is_ok() {}
    let (began, served, drove) = (Instant::now(), program.work(), work_of("self"));
    let mut took = Vec::new();
    while began.elapsed() < time {
        match tokio::time::timeout(Duration::from_millis(200), hear.recv()).await {
            Ok(Some(News::Acknowledged(one))) => took.push(one),
            Ok(Some(News::Wrong(reason))) => return Err(reason),
            Ok(Some(News::Came)) | Err(_) => {}
            Ok(None) => break,
        }
    }
    if took.is_empty() {
        return Err("Nothing was acknowledged: the games are over, take more tables or a lower rate.".to_owned());
    }
    let seconds = began.elapsed().as_secs_f64();
    let each = |work: f64| work * 1e6 / took.len() as f64;
    let (served, drove) = (each(program.work() - served), each(work_of("self") - drove));
    let rate = took.len() as f64 / seconds;
    took.sort_unstable();
    let part = |share: f64| took.get((took.len() as f64 * share) as usize).map_or(0.0, |one| one.as_secs_f64() * 1e3);
    Ok(Figures { rate, seconds, median: part(0.5), slow: part(0.99), slowest: part(0.999), served, drove })
}

struct Person {
    table: String,
    token: String,
    dice: Dice,
    version: u64,
    /// What to answer now.
    answer: Option<String>,
    sent: Option<Instant>,
    next: u64,
    is_over: bool,
}

impl Person {
    fn new(table: &str, token: &str, seed: u64) -> Person {
        let (table, token, dice) = (table.to_owned(), token.to_owned(), Dice::new(seed));
        Person { table, token, dice, version: 0, answer: None, sent: None, next: 1, is_over: false }
    }

    async fn say(&mut self, socket: &mut Socket, say: &Value) -> Option<()> {
        let message = json!({ "wire": 2, "id": self.next, "say": say }).to_string();
        self.next += 1;
        socket.send(Message::Text(message.into())).await.ok()
    }

    async fn come(&mut self, client: Client) -> Option<Socket> {
        let mut socket = client.connect().await?;
        let attend = json!({ "kind": "attend", "table": self.table, "token": self.token, "changes": true });
        self.say(&mut socket, &attend).await?;
        Some(socket)
    }

    /// Takes a message in; returns how long an action took that it acknowledges.
    fn hear(&mut self, text: &str) -> Result<Option<Duration>, String> {
        let glance = Glance::of(text);
        if let Some(stage) = glance.stage {
            self.is_over = stage != "playing";
        }
        if let Some(position) = glance.position {
            self.version = position.version;
            self.answer = position.answer(&mut self.dice);
        }
        match glance.reply {
            None | Some((1, _)) => Ok(None),
            Some((_, outcome)) => {
                let Some(sent) = self.sent.take() else { return Err(format!("nobody asked for this: {text}")) };
                match outcome {
                    "done" => Ok(Some(sent.elapsed())),
                    "stale" => Ok(None),
                    // Another seat may have taken away what was chosen, or ended the game.
                    "refused" if self.is_over || glance.by_rule => Ok(None),
                    _ => Err(text.to_owned()),
                }
            }
        }
    }
}

/// One person plays until the game is over.
async fn attend(crowd: Arc<Crowd>, mut person: Person) {
    let wrong = |reason: String| drop(crowd.say.send(News::Wrong(reason)));
    let Some(mut socket) = person.come(crowd.client).await else {
        return wrong("a connection was refused; raise the limit of open files (ulimit -n)".to_owned());
    };
    let mut has_come = false;
    while !person.is_over {
        if person.sent.is_none()
            && let Some(answer) = person.answer.take()
        {
            let part = 0.5 + person.dice.below(1000) as f64 / 1000.0;
            let pause = crowd.pause.load(Ordering::Relaxed) as f64 * part;
            if pause > 0.0 {
                tokio::time::sleep(Duration::from_micros(pause as u64)).await;
            }
            let play = json!({ "kind": "play", "version": person.version, "action": answer });
            person.sent = Some(Instant::now());
            if person.say(&mut socket, &play).await.is_none() {
                return wrong("a connection broke".to_owned());
            }
        }
        let text = match socket.next().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_)) | Err(_)) | None => return wrong("a connection was closed".to_owned()),
            Some(Ok(_)) => continue,
        };
        match person.hear(&text) {
            Ok(took) => {
                if let Some(took) = took {
                    let _ = crowd.say.send(News::Acknowledged(took));
                }
                if !std::mem::replace(&mut has_come, true) {
                    let _ = crowd.say.send(News::Came);
                }
            }
            Err(reason) => return wrong(reason),
        }
    }
}
