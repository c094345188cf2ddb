import type { UnsettledPayments } from '../ports/unsettled-payments.ts'
import type { PaymentBooks } from './payment-book.ts'

export const memoryUnsettledPayments = ({ payments, asked }: PaymentBooks): UnsettledPayments => ({
  async due({ pendingSince, expiredAfter, askedBefore }) {
    const open = [...payments.values()].map(({ id, status, settledAt }) => {
      const { createdAt = new Date(0), askedAt } = asked.get(id) ?? {}
      const since = askedAt ?? createdAt
      const pending = status === 'pending' && createdAt <= pendingSince
      const again = createdAt > expiredAfter || since <= askedBefore
      return {
        id,
        createdAt,
        since,
        due: pending || (status === 'expired' && !settledAt && again),
      }
    })
    return open
      .filter(({ due }) => due)
      .toSorted((one, other) => one.since.getTime() - other.since.getTime())
      .map(({ id, createdAt }) => ({ id, createdAt }))
  },
  async asked(id, now) {
    asked.set(id, { createdAt: asked.get(id)?.createdAt ?? now, askedAt: now })
  },
})
