import { beforeEach, describe, expect, test } from 'vitest'
import type { OrderingSubject } from './ordering-subject.ts'
import type { Stock } from './stock.ts'

/** The contract of `Stock`, for the fake and each database. */
export function describeStockContract(name: string, make: () => OrderingSubject): void {
  describe(`Stock, ${name}`, () => {
    let subject: OrderingSubject
    let stock: Stock
    beforeEach(() => {
      subject = make()
      stock = subject.ports.stock
    })
    const line = (productId: number, quantity: number, discounted = 0, combination = '', discountNumber = 1) => ({
      productId,
      combination,
      quantity,
      discounted,
      discountNumber,
    })

    test('takes units and discounts, and gives both back', async () => {
      const id = await subject.addProduct({ stocks: { '': 3 }, discounted: 2 })
      expect(await stock.take([line(id, 3, 2)])).toBeUndefined()
      expect(await subject.product(id)).toEqual({ stocks: { '': 0 }, discounted: 0, sold: 0 })
      await stock.lock([line(id, 3, 2)])
      await stock.giveBack([line(id, 3, 2)])
      expect(await subject.product(id)).toEqual({ stocks: { '': 3 }, discounted: 2, sold: 0 })
    })
    test('names the product of which there is too little, and the last unit can be had', async () => {
      const id = await subject.addProduct({ stocks: { '': 1 } })
      expect(await stock.take([line(id, 2)])).toEqual({ productId: id, of: 'stock' })
      expect(await stock.take([line(id, 1)])).toBeUndefined()
      expect(await stock.take([line(id, 1)])).toEqual({ productId: id, of: 'stock' })
    })
    test('takes of the combination that was chosen', async () => {
      const id = await subject.addProduct({ stocks: { 101: 1, 102: 5 } })
      expect(await stock.take([line(id, 2, 0, '102')])).toBeUndefined()
      expect(await stock.take([line(id, 2, 0, '101')])).toEqual({ productId: id, of: 'stock' })
      expect((await subject.product(id)).stocks).toEqual({ 101: 1, 102: 3 })
    })
    test('all combinations of a product share its discount', async () => {
      const id = await subject.addProduct({ stocks: { 101: 5, 102: 5 }, discounted: 2 })
      const lines = [line(id, 1, 1, '101'), line(id, 2, 2, '102')]
      expect(await stock.take(lines)).toEqual({ productId: id, of: 'discount' })
    })
    test('never has more at a discount than there were', async () => {
      const id = await subject.addProduct({ stocks: { '': 5 }, discounted: 2 })
      await stock.giveBack([line(id, 1, 1)])
      expect(await subject.product(id)).toEqual({ stocks: { '': 6 }, discounted: 2, sold: 0 })
    })
    test('takes no units of a discount that has begun since the line was priced', async () => {
      const id = await subject.addProduct({ stocks: { '': 5 }, discounted: 2 })
      await subject.discountAgain(id, 3)
      expect(await stock.take([line(id, 1, 1)])).toEqual({ productId: id, of: 'discount' })
    })
    test('a discount that has begun since gets no units of an earlier one', async () => {
      const id = await subject.addProduct({ stocks: { '': 5 }, discounted: 2 })
      expect(await stock.take([line(id, 2, 2)])).toBeUndefined()
      const next = await subject.discountAgain(id, 3)
      expect(await stock.take([line(id, 2, 2, '', next)])).toBeUndefined()
      await stock.giveBack([line(id, 2, 2)])
      expect(await subject.product(id)).toMatchObject({ stocks: { '': 3 }, discounted: 1 })
      await stock.giveBack([line(id, 1, 1, '', next)])
      expect(await subject.product(id)).toMatchObject({ stocks: { '': 4 }, discounted: 2 })
    })
    test('gives units back to a combination that was deleted meanwhile', async () => {
      const id = await subject.addProduct({ stocks: { 101: 5 } })
      await stock.giveBack([line(id, 2, 0, '102')])
      expect((await subject.product(id)).stocks).toEqual({ 101: 5, 102: 2 })
    })
    test('counts the sales of all lines of a product', async () => {
      const id = await subject.addProduct({ stocks: { 101: 5, 102: 5 } })
      await stock.countSales([line(id, 1, 0, '101'), line(id, 2, 0, '102')])
      expect((await subject.product(id)).sold).toBe(3)
    })
  })
}
