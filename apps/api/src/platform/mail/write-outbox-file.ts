import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slugify } from '@market/domain'

interface OutboxFile {
  readonly at: Date
  readonly title: string
  readonly ending: string
  readonly content: string | Buffer
}

/**
 * Writes a mail to a file in the data folder's `outbox` instead of sending it. Names begin with the time, so that the
 * newest is last.
 */
export function writeOutboxFile(dataDir: string, file: OutboxFile): string {
  const folder = join(dataDir, 'outbox')
  mkdirSync(folder, { recursive: true })
  const time = file.at.toISOString().replaceAll(/[:.]/g, '-').replace('T', '_').replace('Z', '')
  const path = join(folder, `${time}_${slugify(file.title).slice(0, 60)}.${file.ending}`)
  writeFileSync(path, file.content)
  return path
}
