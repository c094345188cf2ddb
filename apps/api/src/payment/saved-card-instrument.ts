import { isUsableCard } from '@market/domain/checkout'
import type { Instrument } from '@market/commerce'
import { type Database, findSavedCard, isUuid } from '@market/database'
import { paymentFailed } from './payment-answers.ts'

interface Caller {
  readonly ownerId: string
}

/** The caller's saved card; fails if it belongs to another member or has expired. */
export async function findUsableCard(
  { db, caller, now }: { readonly db: Database; readonly caller: Caller; readonly now: Date },
  id: string,
) {
  const kept = isUuid(id) ? await findSavedCard(db, { userId: caller.ownerId, id }) : undefined
  if (!kept) throw paymentFailed({ code: 'payment/unknown-card' })
  if (!isUsableCard(kept, now)) throw paymentFailed({ code: 'payment/card-expired' })
  return kept
}

/** The saved card as the bank knows it. A card that was removed meanwhile has no key, so the bank refuses it. */
export async function savedCardInstrument(db: Database, { ownerId }: Caller, id: string): Promise<Instrument> {
  const kept = await findSavedCard(db, { userId: ownerId, id })
  return { kind: 'kept-card', key: kept?.bank_key ?? '', firstDigits: kept?.bin ?? '' }
}
