//! One game as one text file: header, seed commitment, actions; read, write, verify.
//!
//! What it may know: the rules. What it must not know: the server and the bots.
