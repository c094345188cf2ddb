import type { CartAddition, LineChange, LineRef } from '../cart/cart-gateway.ts'
import { isSameLine } from '../cart/cart-lines.ts'
import type { ListSlug } from '../kernel/ids.ts'

/**
 * What can be wished for without a line: it names what shall be, never a price, so that it is right whenever it arrives. Nothing that
 * pays, and nothing whose answer the shopper has to read first, is among these.
 */
export type WaitingWish =
  | { readonly what: 'addition'; readonly addition: CartAddition }
  | { readonly what: 'change'; readonly change: LineChange }
  /** The heart of a product is filled or not, in whichever list. */
  | { readonly what: 'heart'; readonly item: LineRef; readonly held: boolean }
  | { readonly what: 'list'; readonly slug: ListSlug; readonly item: LineRef; readonly held: boolean }

/** A wish that waits for the line. */
export interface WaitingWrite {
  /** Its `Idempotency-Key`, of the first try on: that one may have arrived, and only its answer been lost. */
  readonly key: string
  /** Whose it is: a member, or the session of a guest. */
  readonly owner: string
  /** When it was wished for, in ms. */
  readonly since: number
  readonly wish: WaitingWish
}

/** As many as wait at most. */
export const maxWaiting = 50
/** The provider knows a key for a day: what waited longer might be done twice, and is not sent any more. */
export const waitingMs = 24 * 3_600_000

/**
 * Puts a write behind those that wait. A later wish for the same state takes the place of the earlier one; additions each stay.
 * Undefined where too many wait.
 */
export function waitBehind(writes: readonly WaitingWrite[], write: WaitingWrite): readonly WaitingWrite[] | undefined {
  const state = stateOf(write.wish)
  const others = writes.filter(({ wish, owner }) => !state || owner !== write.owner || stateOf(wish) !== state)
  return others.length < maxWaiting ? [...others, write] : undefined
}

/** What a wish sets; nothing for an addition, which adds to what is there. */
function stateOf(wish: WaitingWish): string {
  if (wish.what === 'addition') return ''
  const { productId, attrId } = wish.what === 'change' ? wish.change : wish.item
  return [wish.what, wish.what === 'list' && wish.slug, productId, attrId].join()
}

/** An owner's own: those that are still sent, and those that have waited too long. */
export function ownWaiting(
  writes: readonly WaitingWrite[],
  { owner, now }: { readonly owner: string | undefined; readonly now: number },
): { readonly due: readonly WaitingWrite[]; readonly late: readonly WaitingWrite[] } {
  const own = writes.filter((write) => write.owner === owner)
  const isDue = ({ since }: WaitingWrite) => now - since < waitingMs
  return { due: own.filter(isDue), late: own.filter((write) => !isDue(write)) }
}

/** Products that the lists hold once the waiting hearts have been turned. */
export const heldAfter = (held: readonly LineRef[], writes: readonly WaitingWrite[]): readonly LineRef[] =>
  writes.reduce((items, { wish }) => {
    if (wish.what !== 'heart') return items
    const others = items.filter((item) => !isSameLine(item, wish.item))
    return wish.held ? [...others, wish.item] : others
  }, held)
