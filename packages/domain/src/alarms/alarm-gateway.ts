import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Money } from '../money/money.ts'
import type { ProductId } from '../kernel/ids.ts'
import type { Alarm, AlarmKind } from './alarm.ts'

/** The alarm to create. */
export interface AlarmToSet {
  readonly productId: ProductId
  /** The combination chosen, empty without variants. */
  readonly attrId: string
  readonly kind: AlarmKind
  /** Null for an alarm on stock. */
  readonly target: Money | null
}

/** Alarms of a member, or of a guest with a proven mailbox. */
export interface AlarmGateway {
  /** Newest first; those of one product where it is named. */
  list(productId?: ProductId): GatewayResult<readonly Alarm[]>
  /** Asking again for the same gives the alarm that waits, with the newer target. */
  set(alarm: AlarmToSet): GatewayResult<Alarm>
  /** Ends one's own alarm; ending it twice changes nothing. */
  end(id: string): GatewayResult<{ readonly ended: boolean }>
  /** Alarms that the link of a mail would end. The link is the proof: no login is needed. */
  linked(token: string): GatewayResult<{ readonly product: string; readonly waiting: number }>
  /** Ends every alarm of the recipient of the mail. */
  endLinked(token: string): GatewayResult<{ readonly ended: number }>
}
