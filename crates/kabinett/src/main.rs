//! The program: thin subcommands over the library crates.

fn main() {
    println!("kabinett");
}
