import { isSameLine } from '../cart/cart-lines.ts'
import type { LineRef } from '../cart/cart-gateway.ts'
import { fail, type Result, succeed } from '../kernel/result.ts'

/** Most products of one gift list that one visitor takes. */
export const maxGiftTakes = 20

/** A reservation of a product on a gift list, so that no other visitor buys it too. */
export interface GiftTake extends LineRef {
  readonly taker: string
}

/** A reserved product as a visitor sees it; `mine` if this visitor reserved it. */
export interface GiftMark extends LineRef {
  readonly mine: boolean
}

/**
 * Why a gift cannot be reserved. The owner always gets `own`, so that the answer does not reveal which gifts are taken.
 */
export type GiftRefusal = 'own' | 'taken' | 'too-many'

interface Wish {
  readonly item: LineRef
  readonly visitor: string
  readonly owner: string
}

/** Reserves a product for a visitor. The value is false if that visitor has already reserved it. */
export function takeGift(takes: readonly GiftTake[], { item, visitor, owner }: Wish): Result<boolean, GiftRefusal> {
  if (visitor === owner) return fail('own')
  const there = takes.find((take) => isSameLine(take, item))
  if (there) return there.taker === visitor ? succeed(false) : fail('taken')
  return takes.filter(({ taker }) => taker === visitor).length < maxGiftTakes ? succeed(true) : fail('too-many')
}

/** The reservations as a visitor sees them. The owner sees none. */
export const visibleGifts = (takes: readonly GiftTake[], { visitor, owner }: Omit<Wish, 'item'>): readonly GiftMark[] =>
  visitor === owner ? [] : takes.map(({ productId, attrId, taker }) => ({ productId, attrId, mine: taker === visitor }))
