import { expect, test } from 'vitest'
import { memorySubject } from '../memory/ordering-subject.ts'
import { writeSampleOrder } from '../memory/sample-order.ts'
import { giveUnitsBack } from './give-units-back.ts'

test('the units of an order are on sale again once, however often it is asked', async () => {
  const subject = memorySubject()
  const { openOrders, stock } = subject.ports
  const productId = await subject.addProduct({ stocks: { '': 3 }, discounted: 1 })
  const cartId = await subject.addCart({ ownerId: 'elif' })
  const lines = [{ productId, combination: '', quantity: 2, discounted: 1, discountNumber: 1 }]
  const { id } = await writeSampleOrder(subject, { cartId, ownerId: 'elif', lines })
  expect(await subject.product(productId)).toMatchObject({ stocks: { '': 1 }, discounted: 0 })
  for (let time = 0; time < 3; time += 1) await giveUnitsBack(openOrders, stock, id)
  expect(await subject.product(productId)).toMatchObject({ stocks: { '': 3 }, discounted: 1 })
})
