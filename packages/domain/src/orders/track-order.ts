import type { FieldProblem, InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { fail, type Result } from '../kernel/result.ts'
import { isEmail, normalizeEmail } from '../validation/email.ts'
import type { OrderGateway, TrackedOrder } from './order-gateway.ts'
import { orderId } from '../kernel/ids.ts'
import { normalizeOrderNumber } from './order-number.ts'
import type { Order } from './order.ts'

/** The order that a shopper asks after, as typed. */
export interface TrackOrder {
  readonly orderNumber: string
  /** The order's e-mail address; required from callers without a login. */
  readonly email?: string | undefined
}
/** The fields of the tracking form that can be reported as wrong. */
export type TrackField = 'orderNumber' | 'email'

/** The problems of the tracking form, in its order. */
export function trackProblems({ orderNumber, email }: TrackOrder): readonly FieldProblem<TrackField>[] {
  const problems: FieldProblem<TrackField>[] = []
  if (orderNumber.trim() === '') problems.push({ field: 'orderNumber', problem: 'required' })
  const address = email === undefined ? undefined : normalizeEmail(email)
  if (address !== undefined && !isEmail(address))
    problems.push({ field: 'email', problem: address === '' ? 'required' : 'invalid' })
  return problems
}

/** Tracks the parcels of the caller's order, or of a guest's order by its e-mail address. */
export const trackOrder =
  ({ orders }: { readonly orders: OrderGateway }) =>
  async ({
    orderNumber,
    email: typed,
  }: TrackOrder): Promise<Result<Order | TrackedOrder, GatewayFailure | InvalidForm<TrackField>>> => {
    const number = normalizeOrderNumber(orderNumber)
    const email = typed === undefined ? undefined : normalizeEmail(typed)
    const problems = trackProblems({ orderNumber, email: typed })
    if (problems.length > 0) return fail({ kind: 'invalid', problems })
    return email === undefined ? orders.track(orderId(number)) : orders.guestTrack({ orderId: orderId(number), email })
  }
