import { randomUUID } from 'node:crypto'
import type { CardConsent, UnwantedCard } from '../ports/card-keeping.ts'
import type { CardSubject } from '../ports/card-subject.ts'
import type { KeptCard } from '../ports/payment-provider.ts'

interface Consent extends CardConsent {
  readonly at: Date
  isPaid: boolean
  isKept: boolean
}

/** Kept cards in memory. */
export function memoryCardSubject(): CardSubject {
  const consents = new Map<string, Consent>()
  /** By member and card. */
  const saved = new Map<string, KeptCard>()
  const unwanted = new Map<string, UnwantedCard>()
  const unwant = (key: string) => {
    const id = randomUUID()
    unwanted.set(id, { id, key })
  }
  const placeOf = (userId: string, { bin, last4, expiry }: KeptCard) => [userId, bin, last4, expiry].join()
  const isOf = (userId: string) => (place: string) => place.startsWith(`${userId},`)
  return {
    cards: {
      due: async (paymentId) =>
        [...consents.values()]
          .filter(({ isPaid, isKept }) => isPaid && !isKept)
          .filter((consent) => paymentId === undefined || consent.paymentId === paymentId)
          .toSorted((one, other) => one.at.getTime() - other.at.getTime())
          .map((consent) => ({ paymentId: consent.paymentId, userId: consent.userId })),
      async keep({ paymentId, userId }, card) {
        const consent = consents.get(paymentId)
        if (!consent) return unwant(card.key)
        if (consent.isKept) return
        const place = placeOf(userId, card)
        const before = saved.get(place)
        if (before && before.key !== card.key) unwant(before.key)
        saved.set(place, card)
        consent.isKept = true
      },
      drop: async ({ paymentId }) => void consents.delete(paymentId),
      unwanted: async () => [...unwanted.values()],
      forgotten: async ({ id }) => void unwanted.delete(id),
    },
    addMember: async () => randomUUID(),
    async addConsent(userId, at) {
      const paymentId = randomUUID()
      consents.set(paymentId, { paymentId, userId, at, isPaid: false, isKept: false })
      return { paymentId, userId }
    },
    async pay({ paymentId }) {
      const consent = consents.get(paymentId)
      if (consent) consent.isPaid = true
    },
    async leave(userId) {
      for (const consent of consents.values()) if (consent.userId === userId) consents.delete(consent.paymentId)
      for (const [place, { key }] of saved)
        if (isOf(userId)(place)) {
          saved.delete(place)
          unwant(key)
        }
    },
    cardsOf: async (userId) => [...saved].filter(([place]) => isOf(userId)(place)).map(([, card]) => card),
  }
}
