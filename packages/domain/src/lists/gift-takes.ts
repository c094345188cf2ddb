import { isSameLine } from '../cart/cart-lines.ts'
import type { LineRef } from '../cart/cart-gateway.ts'
import { fail, type Result, succeed } from '../kernel/result.ts'

/** Most products of one gift list that one visitor takes. */
export const maxGiftTakes = 20

/** Somebody buys a product of a gift list, so that nobody else does. */
export interface GiftTake extends LineRef {
  readonly taker: string
}

/** A product that somebody buys, as another visitor sees it. */
export interface GiftMark extends LineRef {
  readonly mine: boolean
}

/** Why a gift is not taken. The owner hears the same of every product, taken or not. */
export type GiftRefusal = 'own' | 'taken' | 'too-many'

interface Wish {
  readonly item: LineRef
  readonly visitor: string
  readonly owner: string
}

/** Whether a product is newly taken by a visitor: false where that visitor has it already. */
export function takeGift(takes: readonly GiftTake[], { item, visitor, owner }: Wish): Result<boolean, GiftRefusal> {
  if (visitor === owner) return fail('own')
  const there = takes.find((take) => isSameLine(take, item))
  if (there) return there.taker === visitor ? succeed(false) : fail('taken')
  return takes.filter(({ taker }) => taker === visitor).length < maxGiftTakes ? succeed(true) : fail('too-many')
}

/** What a visitor sees of the takes: the owner nothing. */
export const visibleGifts = (takes: readonly GiftTake[], { visitor, owner }: Omit<Wish, 'item'>): readonly GiftMark[] =>
  visitor === owner ? [] : takes.map(({ productId, attrId, taker }) => ({ productId, attrId, mine: taker === visitor }))
