import type { Machine } from '../kernel/machine.ts'
import { isSameLine } from './same-line.ts'

/** What the lists need to know of a line; attributes and all else stay with it. */
export interface SavableItem {
  readonly productId: number
  readonly attrId: string
  readonly quantity: number
}
export interface SavedForLaterState<Item extends SavableItem = SavableItem> {
  readonly cart: readonly Item[]
  readonly saved: readonly Item[]
}
export type SavedForLaterEvent<Item extends SavableItem = SavableItem> =
  | { readonly type: 'loaded'; readonly cart: readonly Item[]; readonly saved: readonly Item[] }
  | { readonly type: 'save' | 'move-back'; readonly productId: number; readonly attrId: string }

type Line = Pick<SavableItem, 'productId' | 'attrId'>

/** Puts an item into a list; where its line is already there the units come together, so that none is lost. */
const put = <Item extends SavableItem>(items: readonly Item[], item: Item): readonly Item[] => {
  const there = items.some((other) => isSameLine(other, item))
  return there
    ? items.map((other) => (isSameLine(other, item) ? { ...other, quantity: other.quantity + item.quantity } : other))
    : [...items, item]
}

const move = <Item extends SavableItem>(from: readonly Item[], to: readonly Item[], line: Line) => {
  const moved = from.filter((item) => isSameLine(item, line))
  return moved.length === 0
    ? undefined
    : { from: from.filter((item) => !isSameLine(item, line)), to: moved.reduce((items, item) => put(items, item), to) }
}

/** Moves items between the cart and the list for later (rules.md C9). */
export const savedForLater = {
  initial: { cart: [], saved: [] },
  next<Item extends SavableItem>(
    state: SavedForLaterState<Item>,
    event: SavedForLaterEvent<Item>,
  ): SavedForLaterState<Item> {
    if (event.type === 'loaded') return { cart: event.cart, saved: event.saved }
    if (event.type === 'save') {
      const moved = move(state.cart, state.saved, event)
      return moved ? { cart: moved.from, saved: moved.to } : state
    }
    const moved = move(state.saved, state.cart, event)
    return moved ? { cart: moved.to, saved: moved.from } : state
  },
} satisfies Machine<SavedForLaterState, SavedForLaterEvent>
