import type { CartWrite } from '@market/commerce'
import type { Database } from '@market/database'
import { noticeMessage } from '../cart-notice-text.ts'
import { cartWire } from '../reading/cart-wire.ts'
import { loadCart } from './read-cart.ts'

/** The cart after a write. Messages about the write come before those about cart lines. */
export async function readWritten(
  db: Database,
  { touched, notices = [] }: Pick<CartWrite, 'touched'> & Partial<CartWrite>,
  now: Date,
) {
  const { cart } = await loadCart(db, touched, now)
  return cartWire({ cart: { ...cart, messages: [...notices.map(noticeMessage), ...cart.messages] } })
}
