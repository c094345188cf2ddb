export { afterWorkingDays, isWorkingDay, workingDayBefore } from './after-working-days.ts'
export { type AttemptKeys, attemptKeys } from './attempt-keys.ts'
export type { Brand } from './brand.ts'
export type { Clock } from './clock.ts'
export type { FieldProblem, InvalidForm } from './field-problem.ts'
export type { GatewayResult, GatewayFailure } from './gateway-failure.ts'
export {
  addressId,
  type AddressId,
  savedCardId,
  type SavedCardId,
  listSlug,
  type ListSlug,
  type OrderId,
  orderId,
  paymentId,
  type PaymentId,
  type ProductId,
  productId,
  shopId,
  type ShopId,
} from './ids.ts'
export type { Machine } from './machine.ts'
export { fail, type Result, succeed } from './result.ts'
export { type ClockMemory, makeServerClock, type ServerClock } from './server-clock.ts'
export { submitForm, type Submitted } from './submit-form.ts'
export { type Region, type TableMachine, type Transition, transitionsOf } from './table-machine.ts'
export { daysText, dayText, longDayText, timeText, weekdayName, weekdayText } from './turkish-date-text.ts'
export { isoDay, isoDayText, isSameDay, noonOf, turkishDay, turkishDayStart } from './turkish-time.ts'
