import { ApiError } from '../http/api-error.ts'
import { texts } from '../http/texts.ts'

export interface Queue {
  /**
   * Runs the job when its turn comes. Work for a client passes the request's `signal`: it is refused with 503 while the
   * queue is full, and dropped when the client disconnects before its turn. Work without a signal is the shop's own
   * background work and is always queued.
   */
  run<Value>(job: () => Promise<Value>, signal?: AbortSignal): Promise<Value>
  /** Number of jobs that have not started. */
  waiting(): number
}

/** A first-come queue that runs at most `atOnce` heavy jobs at a time. At most `maxWaiting` jobs of clients wait. */
export function makeQueue({ atOnce, maxWaiting }: { readonly atOnce: number; readonly maxWaiting: number }): Queue {
  let running = 0
  const turns = new Set<() => void>()
  const turn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const drop = () => {
        turns.delete(start)
        reject(busy())
      }
      const start = () => {
        signal?.removeEventListener('abort', drop)
        resolve()
      }
      turns.add(start)
      signal?.addEventListener('abort', drop, { once: true })
    })
  return {
    waiting: () => turns.size,
    run: async (job, signal) => {
      if (signal?.aborted || (signal && turns.size >= maxWaiting)) throw busy()
      if (running >= atOnce) await turn(signal)
      else running += 1
      try {
        return await job()
      } finally {
        const [next] = turns
        if (next) {
          turns.delete(next)
          next()
        } else running -= 1
      }
    },
  }
}

const busy = () => new ApiError(503, texts.busy, { headers: { 'retry-after': '10' } })
