import type { CartAddition, LineChange, LineRef } from '../cart/cart-gateway.ts'
import { isSameLine } from '../cart/cart-lines.ts'
import type { ListSlug } from '../kernel/ids.ts'

/**
 * A write that can be queued offline. It names the state to reach, never a price, so it is right whenever it arrives.
 * Payments, and writes whose response the shopper must read first, are not queued.
 */
export type WaitingWish =
  | { readonly what: 'addition'; readonly addition: CartAddition }
  | { readonly what: 'change'; readonly change: LineChange }
  /** Whether the heart of a product is filled, in any list. */
  | { readonly what: 'heart'; readonly item: LineRef; readonly held: boolean }
  | { readonly what: 'list'; readonly slug: ListSlug; readonly item: LineRef; readonly held: boolean }

/** A write that is queued while offline. */
export interface WaitingWrite {
  /** Its `Idempotency-Key`, unchanged from the first try, which may have arrived although its response was lost. */
  readonly key: string
  /** The owner: a member, or the session of a guest. */
  readonly owner: string
  /** When the shopper made it, in ms. */
  readonly since: number
  readonly wish: WaitingWish
}

/** Most writes in the queue. */
export const maxWaiting = 50
/** The provider remembers a key for a day. An older write might be applied twice, so it is not sent. */
export const waitingMs = 24 * 3_600_000

/**
 * Appends a write to the queue. It replaces an earlier write to the same state; additions are all kept. Undefined if
 * the queue is full.
 */
export function waitBehind(writes: readonly WaitingWrite[], write: WaitingWrite): readonly WaitingWrite[] | undefined {
  const state = stateOf(write.wish)
  const others = writes.filter(({ wish, owner }) => !state || owner !== write.owner || stateOf(wish) !== state)
  return others.length < maxWaiting ? [...others, write] : undefined
}

/** A key for the state that a write sets; empty for an addition, which adds to the current quantity. */
function stateOf(wish: WaitingWish): string {
  if (wish.what === 'addition') return ''
  const { productId, attrId } = wish.what === 'change' ? wish.change : wish.item
  return [wish.what, wish.what === 'list' && wish.slug, productId, attrId].join()
}

/** Splits an owner's writes into those still to be sent (`due`) and those too old to send (`late`). */
export function ownWaiting(
  writes: readonly WaitingWrite[],
  { owner, now }: { readonly owner: string | undefined; readonly now: number },
): { readonly due: readonly WaitingWrite[]; readonly late: readonly WaitingWrite[] } {
  const own = writes.filter((write) => write.owner === owner)
  const isDue = ({ since }: WaitingWrite) => now - since < waitingMs
  return { due: own.filter(isDue), late: own.filter((write) => !isDue(write)) }
}

/** Products in the lists after the queued heart changes. */
export const heldAfter = (held: readonly LineRef[], writes: readonly WaitingWrite[]): readonly LineRef[] =>
  writes.reduce((items, { wish }) => {
    if (wish.what !== 'heart') return items
    const others = items.filter((item) => !isSameLine(item, wish.item))
    return wish.held ? [...others, wish.item] : others
  }, held)
