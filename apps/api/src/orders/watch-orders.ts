import { ApiError } from '../platform/http/api-error.ts'
import type { EventFeed, EventSink } from '../platform/http/send-events.ts'
import { texts } from '../platform/http/texts.ts'

interface Follower {
  readonly orderId: string
  /** The order as its client knows it. */
  readonly mark: string
  readonly ownerId: string
  readonly network: string
}
type Marks = ReadonlyMap<string, string>

export interface OrderWatch {
  /** Refuses with 429 where the owner, the network or the process has its share, with 503 while it stops. */
  follow(follower: Follower): EventFeed<{ readonly mark: string }>
  /** Ends every stream: their clients come again, to another process or to the next life of this one. */
  stop(): void
}

/** Streams at once: tabs of a shopper, shoppers behind one address, and what a process carries. */
const most = { owner: 6, network: 200, process: 2_000 }
const busySeconds = 30

/**
 * Tells followers of orders that theirs has changed. One question in two seconds is asked for all of them, and none while there
 * is nobody: it works behind a pooler, on either database and however many processes change orders.
 */
export function watchOrders(read: (orderIds: readonly string[]) => Promise<Marks>, everyMs = 2_000): OrderWatch {
  const followers = new Map<EventSink<{ readonly mark: string }>, Follower>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const look = async () => {
    const ids = [...new Set([...followers.values()].map(({ orderId }) => orderId))]
    // While the database is away nothing is said; the next turn asks again.
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
