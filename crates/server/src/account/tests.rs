//! Accounts on a store of their own.

use super::{Accounts, id_of};
use crate::secret::Token;
use crate::tests::{LINK, TestServer, scenario};

const WORD: &str = "a long password";

fn accounts(server: &TestServer) -> Accounts {
    Accounts::new(server.registry.shared_store())
}

#[test]
fn names_are_short_and_plain() {
    assert_eq!(id_of("Anna").as_deref(), Some("anna"));
    assert_eq!(id_of("Ελένη Π.").as_deref(), Some("ελένη π."));
    for bad in ["", "ab", &"x".repeat(33), "a\nb c", "<b>anna</b>", "anna@home"] {
        assert_eq!(id_of(bad), None, "{bad}");
    }
}

#[tokio::test]
async fn who_registers_is_signed_in_until_he_signs_out() {
    let server = TestServer::new().await;
    let accounts = accounts(&server);
    let session = accounts.register(" Anna ", WORD).await.expect("registered");
    let person = accounts.whose(&session).await.unwrap().expect("signed in");
    assert_eq!(accounts.name(&person).await.unwrap(), "Anna");
    assert!(accounts.whose(&Token::fresh()).await.unwrap().is_none());
    let taken = accounts.register("ANNA", WORD).await.err().expect("refused");
    assert_eq!(taken.message.unwrap().key, "account-taken");
    let again = accounts.sign_in("anna", WORD).await.expect("signed in again");
    accounts.sign_out(&person).await.unwrap();
    assert!(accounts.whose(&session).await.unwrap().is_none(), "this session is over");
    assert!(accounts.whose(&again).await.unwrap().is_some(), "the other is not");
}

#[tokio::test]
async fn wrong_names_and_wrong_passwords_are_refused_alike_and_not_for_ever() {
    let server = TestServer::new().await;
    let accounts = accounts(&server);
    accounts.register("Anna", WORD).await.expect("registered");
    let refused = |given: Result<Token, crate::table::Refused>| given.err().expect("refused").message.unwrap().key;
    let wrong_word = refused(accounts.sign_in("Anna", "another password").await);
    let wrong_name = refused(accounts.sign_in("Berta", WORD).await);
    assert_eq!((wrong_word, wrong_name), ("account-wrong", "account-wrong"));
    for _ in 0..4 {
        let _ = accounts.sign_in("Anna", "another password").await;
    }
    assert_eq!(refused(accounts.sign_in("anna", WORD).await), "account-too-often");
    assert_eq!(refused(accounts.register("Carla", "short").await), "account-password");
    assert_eq!(refused(accounts.register("<Carla>", WORD).await), "account-name");
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let server = TestServer::new().await;
    let accounts = accounts(&server);
    let here = accounts.register("Anna", WORD).await.expect("registered");
    let elsewhere = accounts.sign_in("Anna", WORD).await.expect("signed in");
    let person = accounts.whose(&here).await.unwrap().unwrap();
    assert!(accounts.change_password(&person, "not the old one", "a new password").await.is_err());
    accounts.change_password(&person, WORD, "a new password").await.expect("changed");
    assert!(accounts.whose(&elsewhere).await.unwrap().is_none());
    assert!(accounts.whose(&here).await.unwrap().is_some());
    assert!(accounts.sign_in("Anna", "a new password").await.is_ok());
}

#[tokio::test]
async fn an_account_keeps_seats_by_their_keys_and_goes_without_a_trace() {
    let mut server = TestServer::new().await;
    let created = server.registry.create(scenario(&format!("{LINK},{LINK}"), "")).await.expect("a table");
    let seat = created.links[0].clone().expect("a link");
    let session = {
        let accounts = accounts(&server);
        let session = accounts.register("Anna", WORD).await.expect("registered");
        let person = accounts.whose(&session).await.unwrap().unwrap();
        accounts.hold(&person, &created.id, &seat.key()).await.expect("kept");
        accounts.hold(&person, &created.id, &seat.key()).await.expect("twice is once");
        session
    };
    server.restart().await;
    let accounts = accounts(&server);
    let person = accounts.whose(&session).await.unwrap().expect("a restart ends no session");
    assert_eq!(accounts.tables(&person).await.unwrap().len(), 1);
    assert_eq!(accounts.key_at(&person, &created.id).await.unwrap(), Some(seat.key()));
    assert_eq!(accounts.key_at(&person, "another").await.unwrap(), None);
    assert!(accounts.remove(&person, "not the password").await.is_err());
    accounts.remove(&person, WORD).await.expect("removed");
    assert!(accounts.whose(&session).await.unwrap().is_none());
    assert!(accounts.sign_in("Anna", WORD).await.is_err());
    let again = accounts.register("Anna", WORD).await.expect("the name is free");
    let person = accounts.whose(&again).await.unwrap().unwrap();
    assert_eq!(accounts.tables(&person).await.unwrap(), [], "whoever takes the name next gets nothing");
}

#[tokio::test]
async fn names_that_look_alike_are_one_name() {
    let server = TestServer::new().await;
    let accounts = accounts(&server);
    accounts.register("ANNA", WORD).await.expect("registered");
    let refused = |given: Result<Token, crate::table::Refused>| given.err().expect("refused").message.unwrap().key;
    assert_eq!(refused(accounts.register("ΑΝΝΑ", WORD).await), "account-taken", "Greek capitals");
    for mixed in ["Аnna", "Bertа", "Ｂｅｒｔａ"] {
        assert_eq!(refused(accounts.register(mixed, WORD).await), "account-letters", "{mixed}");
    }
    accounts.register("Άννα", WORD).await.expect("another name, and it looks like one");
}

/// Whoever tries passwords elsewhere locks nobody out of a browser that was used before.
#[tokio::test]
async fn an_owner_is_not_locked_out_of_a_known_browser() {
    let server = TestServer::new().await;
    let accounts = accounts(&server);
    let session = accounts.register("Anna", WORD).await.expect("registered");
    let person = accounts.whose(&session).await.unwrap().expect("signed in");
    let device = accounts.remember_device(&person, None).await.unwrap().expect("a browser is remembered");
    assert!(accounts.remember_device(&person, Some(&device)).await.unwrap().is_none(), "once");
    for _ in 0..10 {
        let _ = accounts.sign_in("Anna", "another password").await;
    }
    let refused = accounts.sign_in("Anna", WORD).await.err().expect("locked").message.unwrap().key;
    assert_eq!(refused, "account-too-often");
    assert!(accounts.sign_in_from("Anna", WORD, Some(&Token::fresh())).await.is_err(), "any cookie will not do");
    accounts.sign_in_from("anna", WORD, Some(&device)).await.expect("the owner comes in");
    accounts.register("Berta", WORD).await.expect("registered");
    for _ in 0..10 {
        let _ = accounts.sign_in_from("Berta", "another password", Some(&device)).await;
    }
    assert!(accounts.sign_in_from("Berta", WORD, Some(&device)).await.is_err(), "it is for its own account only");
}
