import { aCart, aCartItem, aCartShop } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { removalQuestion } from './removal-question.ts'

const phone = aCartItem({ name: 'Telefon', brand: 'Orkun' })
const sleeve = aCartItem({
  productId: productId(1002),
  name: 'Kılıf',
  brand: 'Telva',
  relatedProductId: phone.productId,
})
const cart = aCart({ shops: [aCartShop({ items: [phone, sleeve] })] })

describe('C8 removalQuestion', () => {
  it('names the item, and the one that goes with it', () => {
    expect(removalQuestion(cart, phone)).toBe(
      '“Orkun Telefon” ürününü sepetinizden silmek istediğinizden emin misiniz?',
    )
    expect(removalQuestion(cart, sleeve)).toContain('“Telva Kılıf” ile “Orkun Telefon”')
  })

  it('asks for all without an item, and for a linked one whose partner has left', () => {
    expect(removalQuestion(cart)).toBe('Sepetteki tüm ürünleri silmek istediğinizden emin misiniz?')
    expect(removalQuestion(aCart({ shops: [aCartShop({ items: [sleeve] })] }), sleeve)).toContain('“Telva Kılıf”')
  })
})
