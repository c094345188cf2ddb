import { fail, succeed } from '@market/domain/kernel'
import type { FollowedOrder, OrderEventGateway } from '@market/domain/orders'

export interface RecordedOrderEvents extends OrderEventGateway {
  /** The followed orders, in call order. */
  readonly followed: readonly FollowedOrder[]
  /** Number of open streams. */
  open(): number
  tell(mark: string): void
  /** Ends every stream, or breaks it. */
  end(): void
  break(): void
}

/** Streams of events in the hands of a test. */
export const recordedOrderEvents = (): RecordedOrderEvents => {
  const followed: FollowedOrder[] = []
  const open = new Map<(mark: string) => void, (ok: boolean) => void>()
  const endAll = (ok: boolean) => {
    for (const end of open.values()) end(ok)
  }
  return {
    followed,
    open: () => open.size,
    tell: (mark) => {
      for (const hear of open.keys()) hear(mark)
    },
    end: () => endAll(true),
    break: () => endAll(false),
    async watch(order, onMark, ending) {
      followed.push(order)
      const hear = (mark: string) => onMark(mark)
      const ok = await new Promise<boolean>((resolve) => {
        open.set(hear, resolve)
        ending.addEventListener('abort', () => resolve(false))
      })
      open.delete(hear)
      return ok ? succeed(undefined) : fail({ kind: 'offline' })
    },
  }
}
