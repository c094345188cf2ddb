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
  /** Alarms, newest first; only those of one product if it is given. */
  list(productId?: ProductId): GatewayResult<readonly Alarm[]>
  /** Sets an alarm. A repeated request returns the waiting alarm with the new target. */
  set(alarm: AlarmToSet): GatewayResult<Alarm>
  /** Ends the caller's alarm; repeated calls change nothing. */
  end(id: string): GatewayResult<{ readonly ended: boolean }>
  /** Alarms that the link of a mail would end. The link is the proof: no login is needed. */
  linked(token: string): GatewayResult<{ readonly product: string; readonly waiting: number }>
  /** Ends every alarm of the recipient of the mail. */
  endLinked(token: string): GatewayResult<{ readonly ended: number }>
}
