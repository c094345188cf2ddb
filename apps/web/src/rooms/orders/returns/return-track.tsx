import type { CancelDetails } from '@market/domain/orders'
import { RouteTrack } from '@market/ui'
import { dateText } from '../../../shared/time/date-text.ts'
import { weekdayOf } from './weekday-of.ts'
import { orderTexts } from '../texts.ts'

const texts = orderTexts.refunds.track

/**
 * The steps of a return from the request to the refund at the bank, or of an exchange; each step with its day, or its
 * latest day.
 */
export function ReturnTrack({ details }: { readonly details: CancelDetails }) {
  const { kind, createdAt, handedInAt, arrivedAt, settledAt, pickupDay, exchangeAt, status, due } = details
  const isExchange = kind === 'exchange'
  const atBranch = pickupDay === null
  const handIn = isExchange ? (atBranch ? texts.swappedAt : texts.swapped) : atBranch ? texts.handedIn : texts.fetched
  const end = isExchange ? texts.exchanged : texts.refunded
  const by = (day: string | null) => (day === null ? undefined : texts.by(weekdayOf(day)))
  const days = [exchangeAt && texts.fromDay(weekdayOf(exchangeAt.from)), by(due.handedIn)].filter(Boolean).join(', ')
  const steps = [
    { title: texts.asked, at: createdAt },
    {
      title: handedInAt === null ? handIn.ahead : handIn.done,
      at: handedInAt,
      expected: pickupDay ? weekdayOf(pickupDay) : days,
    },
    { title: arrivedAt === null ? texts.arrived.ahead : texts.arrived.done, at: arrivedAt, expected: by(due.arrived) },
    { title: settledAt === null ? end.ahead : end.done, at: settledAt, expected: by(due.settled) },
    // Banks do not report when they book a refund, so the last step is shown only until the day by which it must be
    // booked.
    ...(due.booked === null ? [] : [{ title: texts.booked, at: null, expected: by(due.booked) }]),
  ]
  const last = status === 'refunded' ? 4 : status === 'approved' ? 3 : handedInAt === null ? 1 : 2
  return (
    <RouteTrack
      label={isExchange ? texts.labelOfExchange : texts.label}
      current={last}
      steps={steps.map(({ title, at, expected }) => ({ title, detail: at === null ? expected : dateText(at) }))}
    />
  )
}
