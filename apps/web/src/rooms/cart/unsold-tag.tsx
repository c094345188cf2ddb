import type { CartItem } from '@market/domain/cart'
import { Tag } from '@market/ui'
import { cartTexts as texts } from './texts.ts'

/** Tells why a product in a cart or a saved list cannot be bought. */
export const UnsoldTag = ({ item }: { readonly item: Pick<CartItem, 'active'> }) => (
  <Tag>{item.active ? texts.soldOut : texts.notSold}</Tag>
)
