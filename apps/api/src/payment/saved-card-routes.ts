import { type Answer, deleteSavedCard, getSavedCards, putSavedCard } from '@market/contract'
import { cardNameProblems, normalizeCardName } from '@market/domain/checkout'
import { type Database, isUuid, readSavedCards, removeSavedCard, renameSavedCard } from '@market/database'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { paymentFailed } from './payment-answers.ts'

/**
 * The routes of a member's saved cards. `forget` asks the bank to delete removed cards; if the bank does not respond, a
 * later run deletes them.
 */
export const savedCardRoutes = (forget: () => Promise<void>): readonly AnyRoute[] => [
  route(getSavedCards, ({ db, caller }) => allCards(db, caller.ownerId)),
  route(putSavedCard, async ({ db, caller: { ownerId: userId }, params: { id }, body: { name } }) => {
    if (cardNameProblems(name).length > 0) throw paymentFailed({ code: 'payment/card-name' })
    if (!isUuid(id) || !(await renameSavedCard(db, { userId, id }, normalizeCardName(name))))
      throw paymentFailed({ code: 'payment/unknown-card' })
    return allCards(db, userId)
  }),
  route(
    deleteSavedCard,
    async ({ db, caller: { ownerId: userId }, params: { id } }) => {
      if (!isUuid(id) || !(await removeSavedCard(db, { userId, id })))
        throw paymentFailed({ code: 'payment/unknown-card' })
      return allCards(db, userId)
    },
    async (answer) => {
      await forget()
      return answer
    },
  ),
]

const allCards = async (db: Database, userId: string): Promise<Answer<typeof getSavedCards>> => ({
  items: (await readSavedCards(db, userId)).map(({ bin, saved_at, ...card }) => ({
    ...card,
    first_digits: bin,
    saved_at: saved_at.toISOString(),
  })),
})
