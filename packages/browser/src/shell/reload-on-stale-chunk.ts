import type { Clock } from '@market/domain/kernel'
import { chunkReload } from '@market/domain/shell'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText } from '../stored-text.ts'

/** Dependencies of `reloadOnStaleChunk`. */
export interface StaleChunkDeps {
  readonly storages: BrowserStorages
  readonly clock: Clock
  /** Whether the shop can be reached: a reload while offline would replace the page by the browser's error page. */
  readonly answers: () => Promise<boolean>
  /**
   * Resolves once the page is not being left. Firefox ends the loads of a page as soon as the shopper leaves it, and a
   * reload would cancel that.
   */
  readonly stays: () => Promise<void>
  readonly reload: () => void
}

/**
 * Reloads the page when code cannot be loaded, as after a deployment, at most once a minute per tab (rules.md S8).
 * Returns false without a reload. Without session storage it never reloads, since it could not stop repeating.
 */
export async function reloadOnStaleChunk(deps: StaleChunkDeps): Promise<boolean> {
  const { storages, clock, answers, stays, reload } = deps
  await stays()
  const text = storedText(storages, 'chunk_reload')
  const last = text.read()
  const now = clock.now()
  if (!chunkReload(last ? new Date(Number(last)) : null, now) || !(await answers())) return false
  if (!text.write(String(now.getTime()))) return false
  reload()
  return true
}
