import type { ProductDetail } from '@market/domain/catalog'
import { addLimit, cartMessages } from '@market/domain/cart'
import type { CartStore } from '@market/stores'
import { cartText } from './cart-text.ts'
import { failureText } from './failure-text.ts'
import { listEntry } from './list-entry.ts'
import { productChoices, variantsOf } from './product-choices.ts'
import { readQuantity } from './read-quantity.ts'
import { texts } from './texts.ts'

/** Runs `ekle <no> [adet] [seçenek]` for a product that was found. The quantity is limited as in the core (C6). */
export async function addProduct(cart: CartStore, product: ProductDetail, words: readonly string[]): Promise<string> {
  const [no = '', quantityWord = '1', choiceWord] = words
  const choices = productChoices(product)
  const hasVariants = variantsOf(product).length > 0
  if (!hasVariants && choiceWord !== undefined) return texts.add.noVariants
  const choice = hasVariants ? listEntry(choices, choiceWord) : choices[0]
  if (!choice) return texts.add.choose(no, choices.length)
  const max = addLimit({ stock: choice.stock, upperLimit: product.upperLimit })
  if (max === 0) return texts.add.soldOut([product.name, ...choice.names].join(', '))
  const quantity = readQuantity(quantityWord, max)
  if (quantity === undefined) return texts.add.quantity(max)
  const added = await cart.add({ productId: product.id, attrId: choice.attrId, quantity })
  return added.ok ? `${cartMessages.added}\n${cartText(cart.state.current().cart)}` : failureText(added.failure)
}
