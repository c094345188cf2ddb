import { fail, type Result, succeed } from '@market/domain/kernel'
import {
  isReady,
  isVerified,
  mayHappenToSeller,
  needsReason,
  type SellerAction,
  sellerActions,
  sellerApplication,
  type StopCause,
  wasHeard,
} from '@market/domain/sellers'
import { checkedSeller } from './checked-seller.ts'
import type { Seller, SellerNewsItem, SellerPorts } from './ports/sellers.ts'
import type { SellerFailure } from './seller-failures.ts'

export interface SellerDecision {
  readonly action: SellerAction
  readonly revision: number
  readonly requirement?: string | undefined
  readonly reason?: string | undefined
  readonly cause?: StopCause | undefined
  readonly now: Date
}
interface Decided {
  readonly before: Seller
  readonly after: Seller
}

const newsOf: Readonly<Record<SellerAction, SellerNewsItem['kind']>> = {
  ask: 'asked',
  verify: 'verified',
  refuse: 'refused',
  open: 'opened',
  stop: 'stopped',
  lift: 'lifted',
  end: 'ended',
}

/** Carries out a decision of the office about a seller, once for the revision that it has seen. */
export const decideSeller =
  ({ sellers, news }: SellerPorts) =>
  async (id: number, decision: SellerDecision): Promise<Result<Decided, SellerFailure>> => {
    const before = await sellers.lock(id)
    if (!before) return fail('unknown')
    if (before.revision !== decision.revision) return fail('changed')
    if (needsReason(decision.action) && !decision.reason) return fail('reason-missing')
    const done = decision.requirement
      ? await decideRequirement({ sellers, news }, before, { ...decision, requirement: decision.requirement })
      : await decideState({ sellers, news }, before, decision)
    if (!done.ok) return done
    const after = await sellers.find(id)
    return after ? succeed({ before, after }) : fail('unknown')
  }

type Done = Promise<Result<undefined, SellerFailure>>

/** Asks for a requirement again, or accepts it. */
async function decideRequirement(
  { sellers, news }: SellerPorts,
  seller: Seller,
  { action, requirement, reason = '', now }: SellerDecision & { readonly requirement: string },
): Done {
  if (action !== 'ask' && action !== 'verify') return fail('not-allowed')
  if (!mayHappenToSeller(seller.state, 'ask')) return fail('not-allowed')
  const found = (await checkedSeller(sellers, seller, now)).find(({ key }) => key === requirement)
  if (!found || found.kind === 'terms') return fail('unknown-requirement')
  if (action === 'verify') {
    const ripe = found.state === 'given' || (found.kind === 'review' && found.state === 'expired')
    if (!ripe || found.kind === 'attestation') return fail('nothing-to-verify')
    await sellers.settleDocuments(seller.id, found.key, 'accepted', now)
    await sellers.mark(seller.id, { key: found.key, mark: 'accepted', version: found.version, note: reason, at: now })
    await sellers.change(seller.id, {})
    return succeed(undefined)
  }
  if (found.kind === 'review') return fail('unknown-requirement')
  await sellers.settleDocuments(seller.id, found.key, 'refused', now)
  await sellers.mark(seller.id, { key: found.key, mark: 'asked', version: found.version, note: reason, at: now })
  const state = sellerApplication.next(seller.state, { type: 'ask' })
  await sellers.change(seller.id, state === seller.state ? {} : { state, stateAt: now })
  await news.tell(seller, { kind: 'asked', requirement: found.title, reason })
  return succeed(undefined)
}

async function decideState(
  { sellers, news }: SellerPorts,
  seller: Seller,
  { action, reason = '', cause, now }: SellerDecision,
): Done {
  if (!mayHappenToSeller(seller.state, action)) return fail('not-allowed')
  // The office asks an applicant for a requirement, and a selling shop for an explanation.
  if (action === 'ask') {
    if (seller.state !== 'open') return fail('unknown-requirement')
    await sellers.change(seller.id, { askedAt: now, answeredAt: null })
    await news.tell(seller, { kind: 'hearing', reason })
    return succeed(undefined)
  }
  const checked = await checkedSeller(sellers, seller, now)
  if (action === 'verify' && !isVerified(checked)) return fail('open-requirements')
  if (action === 'open' && !isReady(checked)) return fail('open-requirements')
  if (action === 'stop' && !cause && !wasHeard(seller, await sellers.terms(now), now)) return fail('not-heard')
  const state = sellerApplication.next(seller.state, { type: action })
  const closes = state === 'stopped' || state === 'ended'
  await sellers.change(seller.id, {
    state,
    stateAt: now,
    stateReason: closes ? reason : '',
    askedAt: null,
    answeredAt: null,
  })
  await news.tell(seller, { kind: newsOf[action], reason })
  return succeed(undefined)
}

/** The decisions that the office may take in a state, in the order of the screen. */
export const decisionsFor = (state: Seller['state']): readonly SellerAction[] =>
  sellerActions.filter((action) => mayHappenToSeller(state, action))
