import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slugify } from '@market/domain/text'

interface OutboxMessage {
  readonly at: Date
  readonly title: string
  /** The message's contents by file extension. */
  readonly forms: { readonly [ending in 'eml' | 'html' | 'txt' | 'sms.txt']?: string | Buffer }
}

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')
/** The prefix of a file's name, so that names sort by time. */
export const outboxTime = (at: Date): string =>
  at.toISOString().replaceAll(/[:.]/g, '-').replace('T', '_').replace('Z', '')

/**
 * Writes a mail or an SMS to files in the data folder's `outbox` instead of sending it. Only the shop's user may read
 * them.
 */
export function writeOutboxFile(dataDir: string, { at, title, forms }: OutboxMessage): void {
  const folder = outboxFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A unique file name: nanoseconds of the machine's clock, which all processes share, so that messages of the same
  // millisecond stay separate and ordered.
  const only = String(process.hrtime.bigint()).padStart(18, '0')
  const stem = join(folder, `${outboxTime(at)}_${only}_${slugify(title).slice(0, 60)}`)
  for (const [ending, content] of Object.entries(forms))
    writeFileSync(`${stem}.${ending}`, content, { mode: 0o600, flag: 'wx' })
}
