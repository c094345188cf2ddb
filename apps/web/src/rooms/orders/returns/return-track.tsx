import type { CancelDetails } from '@market/domain'
import { RouteTrack } from '@market/ui'
import { dateText } from '../../../shared/time/date-text.ts'
import { weekdayOf } from './weekday-of.ts'
import { orderTexts } from '../texts.ts'

const texts = orderTexts.refunds.track

/** A return's way from the request to the money, each step with its day. */
export function ReturnTrack({ details }: { readonly details: CancelDetails }) {
  const { createdAt, handedInAt, arrivedAt, settledAt, pickupDay, status } = details
  const handIn = pickupDay === null ? texts.handedIn : texts.fetched
  const steps = [
    { title: texts.asked, at: createdAt },
    {
      title: handedInAt === null ? handIn.ahead : handIn.done,
      at: handedInAt,
      expected: pickupDay === null ? undefined : weekdayOf(pickupDay),
    },
    { title: arrivedAt === null ? texts.arrived.ahead : texts.arrived.done, at: arrivedAt },
    { title: settledAt === null ? texts.refunded.ahead : texts.refunded.done, at: settledAt },
  ]
  const last = status === 'refunded' ? steps.length : status === 'approved' ? 3 : handedInAt === null ? 1 : 2
  return (
    <RouteTrack
      label={texts.label}
      current={last}
      steps={steps.map(({ title, at, expected }) => ({ title, detail: at === null ? expected : dateText(at) }))}
    />
  )
}
