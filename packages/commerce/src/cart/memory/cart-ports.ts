import type { CartPorts } from '../ports/cart-ports.ts'
import { memoryCarts } from './carts.ts'
import { memoryOffers } from './offers.ts'
import { memorySavedItems } from './saved-items.ts'
import type { ShopBooks } from './shop-books.ts'

export const memoryCartPorts = (books: ShopBooks): CartPorts => ({
  carts: memoryCarts(books),
  saved: memorySavedItems(books),
  offers: memoryOffers(books),
})
