import type { Machine } from '../kernel/machine.ts'

/** What the lists need to know of a line; attributes and all else stay with it. */
export interface SavableItem {
  readonly productId: number
  readonly attrId: string
  readonly quantity: number
}
/** Lines in the cart and lines kept for later. */
export interface SavedForLaterState<Item extends SavableItem = SavableItem> {
  readonly cart: readonly Item[]
  readonly saved: readonly Item[]
}
/** What happens to the two lists. */
export type SavedForLaterEvent<Item extends SavableItem = SavableItem> =
  | { readonly type: 'loaded'; readonly cart: readonly Item[]; readonly saved: readonly Item[] }
  | { readonly type: 'save' | 'move-back'; readonly productId: number; readonly attrId: string }

type Line = Pick<SavableItem, 'productId' | 'attrId'>
const isSame = (one: Line, other: Line): boolean => one.productId === other.productId && one.attrId === other.attrId

/** Puts an item into a list; where its line is already there the units come together, so that none is lost. */
const put = <Item extends SavableItem>(items: readonly Item[], item: Item): readonly Item[] => {
  const there = items.some((other) => isSame(other, item))
  return there
    ? items.map((other) => (isSame(other, item) ? { ...other, quantity: other.quantity + item.quantity } : other))
    : [...items, item]
}

const move = <Item extends SavableItem>(from: readonly Item[], to: readonly Item[], line: Line) => {
  const moved = from.filter((item) => isSame(item, line))
  return moved.length === 0
    ? undefined
    : { from: from.filter((item) => !isSame(item, line)), to: moved.reduce((items, item) => put(items, item), to) }
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
