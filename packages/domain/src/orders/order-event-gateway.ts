import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** An order that is followed, as it was seen last. */
export interface FollowedOrder {
  /** Its number, or the signed link of its mail. */
  readonly order: string
  readonly mark: string
}

/** Reports when something must end. An `AbortSignal` fits it; the core uses no platform types. */
export interface Ending {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
}

/** Reports changes of an order as they happen. */
export interface OrderEventGateway {
  /** Follows the order until the stream ends (a success), breaks or is aborted. `onMark` receives each new mark. */
  watch(order: FollowedOrder, onMark: (mark: string) => void, ending: Ending): GatewayResult<void>
}
