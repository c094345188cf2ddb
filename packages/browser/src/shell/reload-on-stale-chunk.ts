import type { Clock } from '@market/domain/kernel'
import { chunkReload } from '@market/domain/shell'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText } from '../stored-text.ts'

/** Dependencies of `reloadOnStaleChunk`. */
export interface StaleChunkDeps {
  readonly storages: BrowserStorages
  readonly clock: Clock
  /** Whether the shop can be reached: a page must not be given away for the browser's own error page. */
  readonly answers: () => Promise<boolean>
  readonly reload: () => void
}

/**
 * For code that could not be brought, as after a deployment: loads the page anew, at most once in 60 s by tab (rules.md S8).
 * False where it stays; without a storage it stays, or it could reload for ever.
 */
export async function reloadOnStaleChunk({ storages, clock, answers, reload }: StaleChunkDeps): Promise<boolean> {
  const text = storedText(storages, 'chunk_reload')
  const last = text.read()
  const now = clock.now()
  if (!chunkReload(last ? new Date(Number(last)) : null, now) || !(await answers())) return false
  if (!text.write(String(now.getTime()))) return false
  reload()
  return true
}
