import { ApiError } from '../platform/http/api-error.ts'
import type { EventFeed, EventSink } from '../platform/http/send-events.ts'
import { texts } from '../platform/http/texts.ts'

interface Follower {
  readonly orderId: string
  /** The mark (version) of the order that the client has. */
  readonly mark: string
  readonly ownerId: string
  readonly network: string
}
type Marks = ReadonlyMap<string, string>

export interface OrderWatch {
  /**
   * Refuses with 429 if the owner, the network or the process has its maximum of streams, and with 503 while the
   * process stops.
   */
  follow(follower: Follower): EventFeed<{ readonly mark: string }>
  /** Ends every stream; the clients reconnect to another process or to the restarted one. */
  stop(): void
}

/** Maximum number of concurrent streams per owner (several tabs), per network and per process. */
const most = { owner: 6, network: 200, process: 2_000 }
const busySeconds = 30

/**
 * Notifies the followers of orders when their order changes. One query every `everyMs` reads the marks of all followed
 * orders, and none runs without followers. Polling works behind a pooler, with either database and with any number of
 * processes.
 */
export function watchOrders(read: (orderIds: readonly string[]) => Promise<Marks>, everyMs = 2_000): OrderWatch {
  const followers = new Map<EventSink<{ readonly mark: string }>, Follower>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const look = async () => {
    const ids = [...new Set([...followers.values()].map(({ orderId }) => orderId))]
    // While the database is unavailable, send nothing; the next turn tries again.
    const marks = await read(ids).catch((): Marks => new Map())
    for (const [sink, follower] of followers) {
      const mark = marks.get(follower.orderId)
      if (mark === undefined || mark === follower.mark) continue
      followers.set(sink, { ...follower, mark })
      sink.send({ mark })
    }
    timer = undefined
    wait()
  }
  const wait = () => {
    if (followers.size > 0 && !stopped) timer ??= setTimeout(() => void look(), everyMs).unref()
  }
  const countOf = (name: 'ownerId' | 'network', of: string) =>
    [...followers.values()].filter((follower) => follower[name] === of).length

  return {
    follow(follower) {
      if (stopped) throw new ApiError(503, texts.busy, { headers: { 'retry-after': '2' } })
      const isFull =
        followers.size >= most.process ||
        countOf('ownerId', follower.ownerId) >= most.owner ||
        countOf('network', follower.network) >= most.network
      if (isFull) throw new ApiError(429, texts.busy, { headers: { 'retry-after': String(busySeconds) } })
      return (sink) => {
        followers.set(sink, follower)
        wait()
        return () => void followers.delete(sink)
      }
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      for (const sink of followers.keys()) sink.end()
    },
  }
}
