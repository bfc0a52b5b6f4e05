// The plain page: the position as text, the question, the legal list as buttons. It knows no rules.

const main = document.getElementById("main");
const status = document.getElementById("status");

/** It is found under /plain where there is a richer page beside it. */
const base = location.pathname.startsWith("/plain") ? "/plain" : "";
document.getElementById("home").href = base || "/";

/** Makes an element; text is always text, never markup. */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "class") element.className = value;
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const button = (label, onclick, more = {}) => make("button", { type: "button", onclick, ...more }, label);

async function call(method, path, { token, body } = {}) {
  const headers = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const text = await answer.text();
  const json = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : null;
  if (!answer.ok) throw new Error(json?.error ?? `The server answered ${answer.status}.`);
  return json;
}

/** 32 random bytes: this browser's share of the chance of a game. */
function entropy() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Links are kept in this browser only.
const kept = {
  all: () => JSON.parse(localStorage.getItem("kabinett-seats") ?? "{}"),
  of: (id) => kept.all()[id] ?? [],
  add(id, token) {
    const all = kept.all();
    all[id] = [...new Set([...(all[id] ?? []), token])];
    localStorage.setItem("kabinett-seats", JSON.stringify(all));
  },
  name: () => localStorage.getItem("kabinett-name") ?? "Guest",
  setName: (name) => localStorage.setItem("kabinett-name", name),
};

const fail = (error) => { status.textContent = error.message; };

// ---- lobby ----

async function lobby() {
  document.title = "Kabinett";
  const [games, open, running] = await Promise.all([
    call("GET", "/api/titles"), call("GET", "/api/tables?standing=open"), call("GET", "/api/tables?standing=running"),
  ]);
  const name = make("input", { id: "name", maxlength: "40", value: kept.name(), onchange: (event) => kept.setName(event.target.value) });
  const bot = make("select", { id: "bot" }, ...games.bots.map((bot) => make("option", { value: bot, selected: bot === games.bots.at(-1) }, bot)));
  const sections = games.titles.map((title) => make("section", {}, make("h2", {}, title.name.en),
    ...title.modes.map((mode) => modeRow(title, mode, bot))));
  const mine = Object.keys(kept.all()).map((id) => make("li", {}, make("a", { href: `${base}/t/${id}` }, `table ${id}`)));
  main.replaceChildren(
    make("section", {}, make("h2", {}, "New game"),
      make("p", {}, "Click the mode, then your seat: bots take the others."),
      make("div", { class: "row" }, make("label", { for: "name" }, "Your name"), name, make("label", { for: "bot" }, "Bots"), bot)),
    ...sections,
    make("section", {}, make("h2", {}, "Your tables"), make("ul", {}, ...mine)),
    tableList("Tables waiting for people", open), tableList("Games under way", running));
}

function tableList(heading, tables) {
  const row = (table) => make("li", {}, make("a", { href: `${base}/t/${table.id}` }, `${table.plan.title}, ${table.plan.mode}`));
  return make("section", {}, make("h2", {}, heading), tables.length ? make("ul", {}, ...tables.map(row)) : make("p", {}, "None."));
}

function modeRow(title, mode, bot) {
  const seats = make("div", { class: "row", hidden: true });
  const chosen = new Set();
  const options = mode.options.map((option) => make("label", {},
    make("input", { type: "checkbox", onchange: (event) => (event.target.checked ? chosen.add(option) : chosen.delete(option)) }), ` ${option}`));
  const begin = (mine) => newGame(title, mode, [...chosen], mine, bot.value).catch(fail);
  seats.append("You play ", ...mode.seats.map((seat) => button(`${seat.name.en} (${seat.powers.join(", ")})`, () => begin((other) => other === seat.seat))),
    button("All seats in this browser", () => begin(() => true)), button("Links for friends", () => newLinks(title, mode, [...chosen]).catch(fail)), ...options);
  const open = button(`${title.name.en}: ${mode.name.en}`, () => { seats.hidden = !seats.hidden; }, { "data-mode": mode.mode });
  return make("div", {}, make("div", { class: "row" }, open, make("span", { class: "small" }, `${mode.seats.length} seats`)), seats);
}

async function newGame(title, mode, options, isMine, bot) {
  const seats = mode.seats.map((seat) => (isMine(seat.seat) ? { by: "link" } : { by: "bot", name: bot }));
  const made = await call("POST", "/api/tables", { body: { title: title.title, mode: mode.mode, options, seats } });
  for (const link of made.links) {
    await call("POST", `/api/tables/${made.id}/sit`, { token: link.token, body: { name: kept.name(), entropy: entropy() } });
    kept.add(made.id, link.token);
  }
  await call("POST", `/api/tables/${made.id}/start`, { token: made.links[0].token });
  go(`${base}/t/${made.id}`);
}

async function newLinks(title, mode, options) {
  const made = await call("POST", "/api/tables", { body: { title: title.title, mode: mode.mode, options, seats: mode.seats.map(() => ({ by: "link" })) } });
  const rows = made.links.map((link) => make("li", {}, `${link.seat}: `, make("code", {}, `${location.origin}${base}/t/${made.id}#${link.token}`)));
  main.replaceChildren(make("section", {}, make("h2", {}, "Links"), make("p", {}, "Keep one and send the others. Each opens one seat."),
    make("ul", {}, ...rows), make("a", { href: base || "/" }, "Back")));
}

// ---- table ----

const seen = { id: null, token: null, socket: null, next: 1, waiting: new Map(), table: null, position: null, events: [], talk: [], notes: "", refusal: "", filter: "", curtain: false, tries: 0 };

function openTable(id) {
  if (location.hash.length > 1) {
    kept.add(id, location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  }
  Object.assign(seen, { id, token: seen.token ?? kept.of(id).at(0) ?? null });
  connect();
}

function connect() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  seen.socket = socket;
  socket.addEventListener("open", () => { seen.tries = 0; attend(); });
  socket.addEventListener("message", (event) => take(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    if (seen.socket !== socket || seen.ended) return;
    status.textContent = "The connection is lost; trying again.";
    seen.tries += 1;
    setTimeout(connect, Math.min(10000, 300 * 2 ** seen.tries));
  });
}

const attend = () => say({ kind: "attend", table: seen.id, token: seen.token, events: seen.events.length, talk: seen.talk.length });

function say(words) {
  return new Promise((resolve) => {
    const id = seen.next++;
    seen.waiting.set(id, resolve);
    seen.socket.send(JSON.stringify({ wire: 1, id, say: words }));
  });
}

/** Another seat of this browser: everything known of the first is forgotten before the curtain opens. */
function changeSeat(token) {
  Object.assign(seen, { token, position: null, events: [], talk: [], notes: "", refusal: "", curtain: true });
  draw();
}

function take(message) {
  if (message.reply) {
    seen.waiting.get(message.reply.id)?.(message.reply);
    seen.waiting.delete(message.reply.id);
    if (message.reply.outcome === "refused") {
      seen.refusal = `${message.reply.text ?? "That is not possible."}${message.reply.rule ? ` (${message.reply.rule})` : ""}`;
    } else if (message.reply.outcome !== "stale") seen.refusal = "";
  }
  if (message.table) seen.table = message.table;
  if (message.position) seen.position = message.position;
  for (const event of message.events ?? []) if (event.number === seen.events.length + 1) seen.events.push(event.text);
  for (const word of message.talk ?? []) if (word.number === seen.talk.length + 1) seen.talk.push(word);
  if (message.notes !== undefined) seen.notes = message.notes;
  if (message.closed) status.textContent = message.closed.text;
  draw();
}

const play = (action) => say({ kind: "play", version: seen.position.version, action });

function draw() {
  if (seen.curtain) {
    const open = button("Show my seat", () => { seen.curtain = false; attend(); });
    return main.replaceChildren(make("section", {}, make("h2", {}, "Pass the screen"), open));
  }
  const { table, position } = seen;
  if (!table) return;
  document.title = `${table.title} – Kabinett`;
  const you = table.seats.find((seat) => seat.seat === table.you);
  status.textContent = `${table.title}, ${table.mode}: ${table.stage}; ${table.you ? `you are ${table.you}` : "you watch"}`;
  if (table.stage === "gathering") return main.replaceChildren(gathering(table, you));
  if (!position) return main.replaceChildren(make("p", {}, "Spectators of this table are behind: wait a moment."));
  const held = keepPlace();
  main.replaceChildren(make("div", { class: "columns" },
    make("div", {}, asked(table, position), powers(position.view), pieces(position.view)),
    make("div", {}, seats(table), log(), talk(), proof(table))));
  held();
}

/** Redrawing must not take the keyboard away or move the lists. */
function keepPlace() {
  const focus = document.activeElement?.id;
  const start = document.activeElement?.selectionStart;
  const scroll = document.querySelector(".actions")?.scrollTop ?? 0;
  return () => {
    const again = focus ? document.getElementById(focus) : null;
    again?.focus();
    if (again && typeof start === "number") again.setSelectionRange?.(start, start);
    const list = document.querySelector(".actions");
    if (list) list.scrollTop = scroll;
    for (const box of document.querySelectorAll(".log")) box.scrollTop = box.scrollHeight;
  };
}

function gathering(table, you) {
  const token = seen.token;
  const act = (path, body) => call("POST", `/api/tables/${seen.id}/${path}`, { token, body }).then(() => attend()).catch(fail);
  const rows = table.seats.map((seat) => make("li", {}, `${seat.seat}: ${seat.name ?? `empty (${seat.place})`} `,
    seat.who === "empty" && seat.place === "open" && !token ? button("Sit here", () => sitOpen(seat.seat).catch(fail)) : null));
  const sit = you?.who === "empty" ? button("Sit down", () => act("sit", { name: kept.name(), entropy: entropy() })) : null;
  return make("section", {}, make("h2", {}, "Gathering"), make("ul", {}, ...rows),
    make("div", { class: "row" }, sit, you?.who === "person" ? button("Start", () => act("start")) : null, you?.who === "person" ? button("Leave", () => act("leave")) : null));
}

async function sitOpen(seat) {
  const sat = await call("POST", `/api/tables/${seen.id}/sit`, { body: { seat, name: kept.name(), entropy: entropy() } });
  kept.add(seen.id, sat.token);
  seen.token = sat.token;
  attend();
}

function asked(table, position) {
  const { legal } = position;
  const shown = legal.actions.filter((action) => action.text.includes(seen.filter));
  const filter = make("input", { id: "filter", placeholder: "filter", value: seen.filter, "aria-label": "filter the list", oninput: (event) => { seen.filter = event.target.value; draw(); } });
  const list = shown.map((action) => button(action.text, () => play(action.text)));
  const back = position.undo ? button(`Take back (${position.undo})`, () => say({ kind: "take-back", version: position.version, count: 1 })) : null;
  const parts = [make("h2", {}, `Turn ${position.view.turn}, ${position.view.phase}`), make("p", { class: "question" }, question(table, position)), make("p", { class: "refusal", role: "alert" }, seen.refusal)];
  if (table.you && table.stage === "playing") {
    if (legal.actions.length) parts.push(make("div", { class: "row" }, `${legal.actions.length} answers`, filter, back), make("div", { class: "actions" }, ...list));
    else if (back) parts.push(back);
    parts.push(...legal.forms.map((form, at) => formRow(form, `form${at}`)));
    if (legal.free.length) parts.push(make("details", {}, make("summary", {}, "Free actions"), ...legal.free.map((form, at) => formRow(form, `free${at}`))));
    parts.push(make("div", { class: "row" },
      button("Propose to go back", () => say({ kind: "propose", what: { what: "go-back", actions: 1 } })),
      button("Propose to end", () => say({ kind: "propose", what: { what: "end" } })),
      button("Resign", () => { if (confirm("Resign?")) play("resign"); })));
  }
  if (table.proposal) parts.push(proposal(table));
  return make("section", {}, ...parts);
}

function question(table, position) {
  if (position.question) return position.question;
  if (table.stage === "over") return `The game is over: ${position.view.outcome?.powers.join(", ")} (${position.view.outcome?.reason}).`;
  if (table.stage === "agreed") return "The game was ended by consent.";
  return `Waiting for ${[...new Set(position.view.asked.map((one) => one.seat))].join(", ")}.`;
}

function formRow(form, id) {
  const input = make("input", { id, value: seen[id] && seen[id].form === form.example ? seen[id].text : form.example, oninput: (event) => { seen[id] = { form: form.example, text: event.target.value }; } });
  const about = Object.entries(form).filter(([key]) => !["form", "example", "hand"].includes(key));
  const text = about.map(([key, value]) => `${key}: ${Array.isArray(value) ? value.map((one) => (typeof one === "object" ? `${one.general} ${one.least}-${one.most}` : one)).join(", ") : value}`).join("; ");
  return make("div", { class: "form" }, make("label", { for: id }, make("strong", {}, form.form), make("span", { class: "small" }, ` ${text}`)),
    make("div", { class: "row" }, input, button(`Play this ${form.form}`, () => play(input.value))));
}

function proposal(table) {
  const { by, what, open } = table.proposal;
  const text = what.what === "end" ? `${by} proposes to end the game.` : `${by} proposes to go back ${what.actions}.`;
  const mine = open.includes(table.you);
  return make("div", { class: "row" }, text, mine ? button("Agree", () => say({ kind: "answer", agree: true })) : null, button("Decline", () => say({ kind: "answer", agree: false })));
}

function powers(view) {
  const row = (power) => make("tr", {}, make("th", {}, power.power), make("td", {}, power.seat), make("td", {}, `${power.armies} armies`),
    make("td", {}, power.hand.cards ? power.hand.cards.join(" ") || "no cards" : `${power.hand.count} cards`),
    make("td", {}, power.standing ? `${power.standing.held} of ${power.standing.needed}` : ""));
  return make("section", {}, make("h2", {}, "Powers"), make("table", {}, ...view.powers.filter((power) => power.present).map(row)));
}

function pieces(view) {
  const strength = (piece) => (piece.troops ?? (piece.most ? `${piece.least}-${piece.most}` : ""));
  const row = (piece) => make("tr", {}, make("td", {}, piece.power), make("th", {}, piece.piece), make("td", {}, piece.city ?? piece.place), make("td", {}, String(strength(piece))),
    make("td", {}, [piece["face-down"] ? "face down" : "", piece.moved ? "moved" : ""].filter(Boolean).join(", ")));
  const marks = view.markers.map((mark) => `${mark.city} (${mark.power})`).join(", ");
  return make("section", {}, make("h2", {}, "Pieces"), make("table", { class: "small" }, ...view.pieces.filter((piece) => piece.place !== "out").map(row)),
    make("p", { class: "small" }, marks ? `Conquered: ${marks}.` : "Nothing is conquered."));
}

function seats(table) {
  const mine = kept.of(seen.id);
  const row = (seat) => make("li", {}, `${seat.seat}: ${seat.name ?? "empty"}${seat.who === "bot" ? " (bot)" : seat.connected ? "" : " (away)"}${seat["stand-in"] ? `, ${seat["stand-in"]} stands in` : ""}`);
  const change = mine.length > 1 ? make("div", { class: "row" }, ...mine.map((token, at) => button(`Seat ${at + 1}`, () => changeSeat(token), { disabled: token === seen.token }))) : null;
  const again = ["over", "agreed"].includes(table.stage) && table.you ? button("Rematch", () => rematch().catch(fail)) : null;
  return make("section", {}, make("h2", {}, "Seats"), make("ul", {}, ...table.seats.map(row)), change, again,
    button("Record", () => record().catch(fail)));
}

async function rematch() {
  const { id } = await call("POST", `/api/tables/${seen.id}/rematch`, { token: seen.token });
  for (const token of kept.of(seen.id)) {
    kept.add(id, token);
    await call("POST", `/api/tables/${id}/sit`, { token, body: { name: kept.name(), entropy: entropy() } });
  }
  location.assign(`${base}/t/${id}`);
}

async function record() {
  const answer = await fetch(`/api/tables/${seen.id}/record`, { headers: seen.token ? { Authorization: `Bearer ${seen.token}` } : {} });
  const text = await answer.text();
  if (!answer.ok) throw new Error(JSON.parse(text).error);
  const box = make("section", {}, make("h2", {}, "Record"), make("textarea", { readonly: true, rows: "30" }, text), button("Back", () => draw()));
  main.replaceChildren(box);
}

const log = () => make("section", {}, make("h2", {}, "What happened"), make("ol", { class: "log small" }, ...seen.events.slice(-300).map((text) => make("li", {}, text))));

function talk() {
  const input = make("input", { id: "talk", maxlength: "1000", "aria-label": "say something", onkeydown: (event) => { if (event.key === "Enter" && event.target.value.trim()) { say({ kind: "talk", text: event.target.value }); event.target.value = ""; } } });
  const notes = make("textarea", { id: "notes", "aria-label": "private notes", onchange: (event) => { seen.notes = event.target.value; say({ kind: "note", text: event.target.value }); } }, seen.notes);
  return make("section", {}, make("h2", {}, "Talk"), make("ul", { class: "log small" }, ...seen.talk.map((word) => make("li", {}, `${word.seat}: ${word.text}`))),
    seen.table.you ? input : null, seen.table.you ? make("h3", {}, "Private notes") : null, seen.table.you ? notes : null);
}

function proof(table) {
  const opened = table.fair.opened ? `Opened: ${table.fair.opened}` : "Opened when the game is over.";
  return make("details", { class: "small" }, make("summary", {}, "Fair play"), make("p", {}, `Commitment of the server: ${table.fair.commitment}. ${opened}`));
}

// ---- start ----

function go(path) {
  history.pushState(null, "", path);
  route();
}

function route() {
  const table = location.pathname.match(/^(?:\/plain)?\/t\/([0-9a-z]+)$/);
  if (table) openTable(table[1]);
  else lobby().catch(fail);
}

window.addEventListener("popstate", () => location.reload());
window.addEventListener("pagehide", () => { seen.ended = true; });
route();
