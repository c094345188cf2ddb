import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { outboxFolder, outboxTime } from './write-outbox-file.ts'

/** Removes messages written before a date. */
export const forgetOldOutboxFiles = (dataDir: string, before: Date): void =>
  forget(dataDir, (name) => name < outboxTime(before))

/** Removes all messages whose text contains one of a person's traces, such as the mail address (security.md 47). */
export const forgetPersonInOutbox = (dataDir: string, traces: readonly string[]): void =>
  forget(dataDir, (name) => {
    const content = readFileSync(join(outboxFolder(dataDir), name), 'utf8')
    return traces.some((trace) => content.includes(trace))
  })

function forget(dataDir: string, isGone: (name: string) => boolean): void {
  const folder = outboxFolder(dataDir)
  if (!existsSync(folder)) return
  const names = readdirSync(folder)
  // All files of one message have the same stem, so they are removed together.
  const gone = new Set(names.filter(isGone).map(stemOf))
  for (const name of names) if (gone.has(stemOf(name))) rmSync(join(folder, name), { force: true })
}

const stemOf = (name: string) => name.split('.')[0] ?? name
