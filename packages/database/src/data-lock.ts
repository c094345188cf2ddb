import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataLocked extends Error {
  constructor(dataDir: string) {
    super(`${dataDir} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`)
    this.name = 'DataLocked'
  }
}

/**
 * Locks the embedded database's folder for this process. PGlite has no lock, and two processes on one folder destroy
 * it. The lock is the operating system's, held through SQLite, so that it ends with the process however it ends, and
 * cannot be stolen from a live one. Throws `DataLocked`.
 */
export function takeDataLock(dataDir: string): () => void {
  const file = join(dataDir, 'lock')
  const lock = new DatabaseSync(file, { timeout: 0 })
  chmodSync(file, 0o600)
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch {
    lock.close()
    throw new DataLocked(dataDir)
  }
  return () => lock.close()
}
