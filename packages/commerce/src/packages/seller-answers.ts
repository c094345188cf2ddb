import { fail, type Result, succeed } from '@market/domain/kernel'
import {
  areUnitsOf,
  disputeHours,
  maxDisputePhotos,
  mayDispute,
  mayHappenToReturn,
  returnAnswerHours,
  type SellerReturnEvent,
} from '@market/domain/packages'
import type { Refunds } from '../refunds/ports/refunds.ts'
import { priceWaiting, receiveReturn } from '../refunds/receive-return.ts'
import type { SellerReturnFailure } from './package-failures.ts'
import type { Decision, Dispute, LockedSellerReturn, ReturnUnits, SellerReturns } from './ports/seller-returns.ts'

type Ports = Omit<Refunds, 'cancellations'> & { readonly sellerReturns: SellerReturns }

const later = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000)

/**
 * Records that a return has arrived. Lines of shops with a team wait for the seller's answer, each shop's as a return of
 * its own; the rest is refunded. Returns the ids of what is refunded; a repeated call changes nothing.
 */
export async function arriveReturn(
  { sellerReturns, ...refunds }: Ports,
  { id, newId, now }: { readonly id: string; readonly newId: () => string; readonly now: Date },
): Promise<readonly string[]> {
  const parts = await sellerReturns.partsOf(id)
  const answering = parts.filter(({ answers }) => answers)
  if (answering.length === 0) return (await receiveReturn(refunds, id, now)) ? [id] : []
  // Arrived before, since one that has arrived has a single shop.
  const found = parts.length === 1 ? await sellerReturns.lock({ id }) : undefined
  if (found && !mayHappenToReturn(found.state, 'arrive')) return []
  // The hand-in may be missing, and then the shopper could withdraw a return that waits for its shop's answer.
  await refunds.returns.handIn(id, now)
  const isShared = answering.length < parts.length
  const waiting = answering.map((part, index) => ({ ...part, own: isShared || index > 0 ? newId() : id }))
  for (const { own, lines } of waiting) {
    if (own !== id) await sellerReturns.split(id, lines, own)
    await sellerReturns.arrive(own, now, later(now, returnAnswerHours))
  }
  if (isShared) return (await receiveReturn(refunds, id, now)) ? [id] : []
  if (waiting.length > 1) await priceWaiting(refunds, id, now)
  return []
}

interface ReturnAnswer {
  readonly id: string
  readonly shopId: number
  readonly revision: number
  /** Units that are accepted; undefined for all of them, or for none if there is a dispute. */
  readonly accept?: readonly ReturnUnits[] | undefined
  readonly dispute?: (Omit<Dispute, 'at'> & { readonly photos: readonly string[] }) | undefined
  /** Id of the return with the disputed units, if others are accepted. */
  readonly newId: string
  readonly now: Date
}
/** The ids of what is refunded, and of what is disputed. */
export interface AnsweredReturn {
  readonly accepted: string | null
  readonly disputed: string | null
}

/** A seller's answer to an arrived return: accepted units are refunded, and all others are disputed. */
export async function answerReturn(
  { sellerReturns, ...refunds }: Ports,
  { id, shopId, revision, accept, dispute, newId, now }: ReturnAnswer,
): Promise<Result<AnsweredReturn, SellerReturnFailure>> {
  const found = await lockReturn(sellerReturns, { id, shopId, revision }, dispute ? 'dispute' : 'accept')
  if (!found.ok) return found
  const { lines } = found.value
  const accepted = accept ?? (dispute ? [] : lines)
  if (accepted.length > 0 && !areUnitsOf(lines, accepted)) return fail({ code: 'seller-return/units' })
  const unitsOf = (line: number) => accepted.find((one) => one.line === line)?.units ?? 0
  const disputed = lines.map((one) => ({ ...one, units: one.units - unitsOf(one.line) })).filter((one) => one.units > 0)
  if (!dispute) {
    if (disputed.length > 0) return fail({ code: 'seller-return/dispute-needed' })
    await receiveReturn(refunds, id, now)
    return succeed({ accepted: id, disputed: null })
  }
  if (disputed.length === 0) return fail({ code: 'seller-return/units' })
  if (!mayDispute(disputed.map(({ reasonId }) => reasonId))) return fail({ code: 'seller-return/reason' })
  const { photos, ...reasons } = dispute
  const keys = [...new Set(photos)]
  if (
    keys.length === 0 ||
    keys.length > maxDisputePhotos ||
    (await sellerReturns.loosePhotos(id, keys)).length < keys.length
  )
    return fail({ code: 'seller-return/photos' })
  const isPart = accepted.length > 0
  const own = isPart ? newId : id
  if (isPart) await sellerReturns.split(id, disputed, own)
  await sellerReturns.dispute(own, { ...reasons, at: now.toISOString() }, keys, later(now, disputeHours))
  if (isPart) await receiveReturn(refunds, id, now)
  return succeed({ accepted: isPart ? id : null, disputed: own })
}

/** The office's decision on a dispute: for the shopper the refund is due, for the seller the return is refused. */
export async function decideDispute(
  { sellerReturns, ...refunds }: Ports,
  {
    id,
    revision,
    now,
    ...decision
  }: Omit<Decision, 'at'> & { readonly id: string; readonly revision: number; readonly now: Date },
): Promise<Result<undefined, SellerReturnFailure>> {
  const event = decision.for === 'shopper' ? 'refund' : 'refuse'
  const found = await lockReturn(sellerReturns, { id, revision }, event)
  if (!found.ok) return found
  await sellerReturns.decide(id, { ...decision, at: now.toISOString() })
  if (event === 'refuse') await refunds.returns.refuse(id, now)
  else await receiveReturn(refunds, id, now)
  return succeed(undefined)
}

async function lockReturn(
  sellerReturns: SellerReturns,
  { revision, ...of }: { readonly id: string; readonly shopId?: number; readonly revision: number },
  event: SellerReturnEvent['type'],
): Promise<Result<LockedSellerReturn, SellerReturnFailure>> {
  const found = await sellerReturns.lock(of)
  if (!found) return fail({ code: 'seller-return/not-found' })
  if (!mayHappenToReturn(found.state, event)) return fail({ code: 'seller-return/state', state: found.state })
  return found.revision === revision ? succeed(found) : fail({ code: 'seller-return/stale' })
}
