//! One server for one file: a lock the operating system drops with the process, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use super::StoreFault;

pub struct Lock {
    _file: File,
}

impl Lock {
    pub fn take(database: &Path) -> Result<Lock, StoreFault> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        let path = PathBuf::from(name);
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        let file = file.map_err(|_| StoreFault::NoPlace { path: database.to_owned() })?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreFault::Locked { path: database.to_owned() }),
            Err(TryLockError::Error(_)) => Err(StoreFault::NoPlace { path: database.to_owned() }),
        }
    }
}
