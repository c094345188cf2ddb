import type { CancelDetails } from '@market/domain'
import { RouteTrack } from '@market/ui'
import { dateText } from '../../../shared/time/date-text.ts'
import { weekdayOf } from './weekday-of.ts'
import { orderTexts } from '../texts.ts'

const texts = orderTexts.refunds.track

/** A return's way from the request to the money, or an exchange's to its end, each step with its day. */
export function ReturnTrack({ details }: { readonly details: CancelDetails }) {
  const { kind, createdAt, handedInAt, arrivedAt, settledAt, pickupDay, exchangeAt, status } = details
  const isExchange = kind === 'exchange'
  const atBranch = pickupDay === null
  const handIn = isExchange ? (atBranch ? texts.swappedAt : texts.swapped) : atBranch ? texts.handedIn : texts.fetched
  const day = exchangeAt ? texts.fromDay(weekdayOf(exchangeAt.from)) : pickupDay ? weekdayOf(pickupDay) : undefined
  const end = isExchange ? texts.exchanged : texts.refunded
  const steps = [
    { title: texts.asked, at: createdAt },
    {
      title: handedInAt === null ? handIn.ahead : handIn.done,
      at: handedInAt,
      expected: day,
    },
    { title: arrivedAt === null ? texts.arrived.ahead : texts.arrived.done, at: arrivedAt },
    { title: settledAt === null ? end.ahead : end.done, at: settledAt },
  ]
  const last = status === 'refunded' ? steps.length : status === 'approved' ? 3 : handedInAt === null ? 1 : 2
  return (
    <RouteTrack
      label={isExchange ? texts.labelOfExchange : texts.label}
      current={last}
      steps={steps.map(({ title, at, expected }) => ({ title, detail: at === null ? expected : dateText(at) }))}
    />
  )
}
