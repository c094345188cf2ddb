import { chunkReload, type Clock } from '@market/domain'

const key = 'chunk_reload'

export interface StaleChunkDeps {
  /** Of the tab: it outlives the reload. */
  readonly storage: Storage | undefined
  readonly clock: Clock
  /** Whether the shop can be reached: a page must not be given away for the browser's own error page. */
  readonly answers: () => Promise<boolean>
  readonly reload: () => void
}

/**
 * For code that could not be brought, as after a deployment: loads the page anew, at most once in 60 s (rules.md S8). False
 * where it stays; without a storage it stays, or it could reload for ever.
 */
export async function reloadOnStaleChunk({ storage, clock, answers, reload }: StaleChunkDeps): Promise<boolean> {
  try {
    const last = storage?.getItem(key)
    const now = clock.now()
    if (!storage || !chunkReload(last ? new Date(Number(last)) : null, now) || !(await answers())) return false
    storage.setItem(key, String(now.getTime()))
  } catch {
    return false
  }
  reload()
  return true
}
