import { type Row, stay, tableMachine } from '../kernel/table-machine.ts'
import { isSameLine } from './cart-lines.ts'

/** The fields of a line that the lists need; its other fields are kept. */
export interface SavableItem {
  readonly productId: number
  readonly attrId: string
  readonly quantity: number
}
/** Lines in the cart and lines saved for later. */
export interface SavedForLaterState<Item extends SavableItem = SavableItem> {
  readonly cart: readonly Item[]
  readonly saved: readonly Item[]
}
/** Events of the two lists. */
export type SavedForLaterEvent<Item extends SavableItem = SavableItem> =
  | { readonly type: 'loaded'; readonly cart: readonly Item[]; readonly saved: readonly Item[] }
  | { readonly type: 'save' | 'move-back'; readonly productId: number; readonly attrId: string }

type Line = Pick<SavableItem, 'productId' | 'attrId'>

/** Puts an item into a list. If its line is already there, their units are added. */
const put = <Item extends SavableItem>(items: readonly Item[], item: Item): readonly Item[] => {
  const there = items.some((other) => isSameLine(other, item))
  return there
    ? items.map((other) => (isSameLine(other, item) ? { ...other, quantity: other.quantity + item.quantity } : other))
    : [...items, item]
}

type Phase = 'nothing saved' | 'items saved'
type Lists<Item extends SavableItem> = SavedForLaterState<Item>

const taken = <Item extends SavableItem>(from: readonly Item[], line: Line) => ({
  moved: from.filter((item) => isSameLine(item, line)),
  left: from.filter((item) => !isSameLine(item, line)),
})
const save = <Item extends SavableItem>(state: Lists<Item>, line: Line): Lists<Item> => {
  const { moved, left } = taken(state.cart, line)
  return moved.length === 0 ? state : { cart: left, saved: moved.reduce(put, state.saved) }
}
const moveBack = <Item extends SavableItem>(state: Lists<Item>, line: Line): Lists<Item> => {
  const { moved, left } = taken(state.saved, line)
  return moved.length === 0 ? state : { cart: moved.reduce(put, state.cart), saved: left }
}

/** The machine for items of one type. */
const listsOf = <Item extends SavableItem>() => {
  const loaded: Row<Lists<Item>, SavedForLaterEvent<Item>, Phase> = {
    loaded: [['nothing saved', 'items saved'], (_, { cart, saved }) => ({ cart, saved })],
  }
  return tableMachine<Lists<Item>, SavedForLaterEvent<Item>, Phase>(
    { cart: [], saved: [] },
    ({ saved }) => (saved.length === 0 ? 'nothing saved' : 'items saved'),
    {
      'nothing saved': { ...loaded, save: ['items saved', save] },
      'items saved': { ...loaded, save: stay(save), 'move-back': [['items saved', 'nothing saved'], moveBack] },
    },
  )
}

/** Moves items between the cart and the list for later (rules.md C9). */
export const savedForLater = {
  ...listsOf<SavableItem>(),
  next: <Item extends SavableItem>(state: Lists<Item>, event: SavedForLaterEvent<Item>): Lists<Item> =>
    listsOf<Item>().next(state, event),
}
