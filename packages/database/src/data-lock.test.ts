import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataLocked, takeDataLock } from './data-lock.ts'
import { openDatabase } from './open-database.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'market-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const module = fileURLToPath(new URL('./data-lock.ts', import.meta.url))
/** A separate process that locks the folder, reports it, and keeps running. */
async function holder() {
  const program = `const { takeDataLock } = await import(${JSON.stringify(module)}); takeDataLock(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

// security.md 49.
it('refuses the folder of a live process, again and again, and says what to do', async () => {
  const other = await holder()
  try {
    for (let tried = 0; tried < 20; tried += 1) expect(() => takeDataLock(dataDir)).toThrow(DataLocked)
    await expect(openDatabase({ dataDir })).rejects.toThrow(/in use by another process\. Stop that one first/)
  } finally {
    await other.kill()
  }
})

it('is free once its process is gone, however it went', async () => {
  await (await holder()).kill()
  const release = takeDataLock(dataDir)
  expect(() => takeDataLock(dataDir)).toThrow(DataLocked)
  release()
  takeDataLock(dataDir)()
})
