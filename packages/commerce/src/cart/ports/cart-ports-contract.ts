import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CartLine } from './carts.ts'
import type { CartSubject } from './cart-subject.ts'

const now = new Date('2026-11-22T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

/** The contract of the cart's ports, for the fake and each database. */
export function describeCartPortsContract(name: string, make: () => CartSubject): void {
  let subject: CartSubject
  let owner: string
  beforeEach(() => {
    subject = make()
    owner = randomUUID()
  })
  const product = (stocks: Readonly<Record<string, number>> = { '': 5 }) => subject.addProduct({ stocks })
  const lineOf = async (more: Partial<CartLine> = {}): Promise<CartLine> => ({
    productId: more.productId ?? (await product()).id,
    combination: '',
    quantity: 2,
    price: 9_900,
    dismissedPrice: null,
    discounted: null,
    earlierUnits: 0,
    relatedProductId: null,
    services: [],
    chosen: true,
    gift: null,
    ...more,
  })

  describe(`Carts, ${name}`, () => {
    test('opens one cart for an owner and raises its revision with each lock', async () => {
      const { carts } = subject.ports
      const first = await carts.lockCart(owner, now)
      expect(first).toMatchObject({ revision: 1, giftCodeId: null, fastAddressId: null })
      expect(await carts.lockCart(owner, now)).toMatchObject({ id: first.id, revision: 2 })
      expect((await carts.lockCart(randomUUID(), now)).id).not.toBe(first.id)
    })
    test('writes a line in place of the one that is there, which keeps its place and its services', async () => {
      const { carts } = subject.ports
      const { id } = await carts.lockCart(owner, now)
      const [one, other] = [await product(), await product()]
      const line = await lineOf({ productId: one.id, services: [one.serviceId] })
      await carts.writeLine(id, line, now)
      await carts.writeLine(id, await lineOf({ productId: other.id }), later(1))
      const changed = { ...line, quantity: 3, price: 1, discounted: 2, earlierUnits: 1, relatedProductId: other.id }
      await carts.writeLine(id, { ...changed, services: [] }, later(2))
      const lines = await carts.lines(id)
      expect(lines.map(({ productId }) => productId)).toEqual([one.id, other.id])
      expect(lines[0]).toEqual(changed)
      await carts.dropService(id, line, one.serviceId)
      expect((await carts.lines(id))[0]?.services).toEqual([])
    })
    test('keeps all lines but one aside, or none', async () => {
      const { carts } = subject.ports
      const { id } = await carts.lockCart(owner, now)
      const [one, other] = [await lineOf(), await lineOf()]
      for (const line of [one, other]) await carts.writeLine(id, line, now)
      expect(await carts.keepAside(id, one)).toBe(1)
      expect(await carts.lines(id)).toHaveLength(2)
      expect(await carts.keepAside(id, undefined)).toBe(0)
    })
    test('leaves lines out of the purchase, and takes them in again', async () => {
      const { carts } = subject.ports
      const { id } = await carts.lockCart(owner, now)
      const [one, other] = [await lineOf(), await lineOf()]
      for (const line of [one, other]) await carts.writeLine(id, line, now)
      const chosen = async () => (await carts.lines(id)).map((line) => line.chosen)
      await carts.choose(id, [], false)
      expect(await chosen()).toEqual([true, true])
      await carts.choose(id, [other], false)
      expect(await chosen()).toEqual([true, false])
      await carts.choose(id, [one, other, { productId: 1, combination: 'unknown' }], true)
      expect(await chosen()).toEqual([true, true])
    })
    test('remembers which price of a line was dismissed', async () => {
      const { carts } = subject.ports
      const { id } = await carts.lockCart(owner, now)
      const [one, other] = [await lineOf(), await lineOf()]
      for (const line of [one, other]) await carts.writeLine(id, line, now)
      await carts.dismissPrice(id, other, 8_900)
      await carts.dismissPrice(id, { productId: one.productId, combination: 'unknown' }, 8_900)
      expect((await carts.lines(id)).map((line) => line.dismissedPrice)).toEqual([null, 8_900])
    })
    test('keeps how a line is a gift, and takes the newest of it', async () => {
      const { carts } = subject.ports
      const { id } = await carts.lockCart(owner, now)
      const gift = { wrapped: true, note: 'İyi ki\n\u{1F382}', pricesHidden: true }
      const [one, other] = [await lineOf({ gift }), await lineOf()]
      for (const line of [one, other]) await carts.writeLine(id, line, now)
      const gifts = async () => (await carts.lines(id)).map((line) => line.gift)
      expect(await gifts()).toEqual([gift, null])
      await carts.setGift(id, one, null)
      await carts.setGift(id, other, { ...gift, note: '' })
      await carts.setGift(id, { productId: other.productId, combination: 'unknown' }, null)
      expect(await gifts()).toEqual([null, { ...gift, note: '' }])
    })
    test('ties every line of a product, and removes one, every combination of it, or all', async () => {
      const { carts } = subject.ports
      const { id } = await carts.lockCart(owner, now)
      const [one, other] = [await product({ '1': 5, '2': 5 }), await product()]
      const keys = async () => (await carts.lines(id)).map((line) => [line.productId, line.combination])
      const fill = async () => {
        for (const [index, combination] of ['1', '2'].entries())
          await carts.writeLine(id, await lineOf({ productId: one.id, combination }), later(index))
        await carts.writeLine(id, await lineOf({ productId: other.id }), later(2))
      }
      await fill()
      await carts.tie(id, one.id, other.id)
      expect((await carts.lines(id)).map((line) => line.relatedProductId)).toEqual([other.id, other.id, null])
      await carts.remove(id, { productId: one.id, combination: '1' })
      expect(await keys()).toEqual([
        [one.id, '2'],
        [other.id, ''],
      ])
      await fill()
      await carts.remove(id, { productId: one.id })
      expect(await keys()).toEqual([[other.id, '']])
      await carts.remove(id)
      expect(await keys()).toEqual([])
    })
    test('closes a cart once, and marks the lines of the one that it is merged into', async () => {
      const { carts } = subject.ports
      const code = await subject.addGiftCode({ hash: owner, balance: 1, minTotal: 0, startsAt: now, endsAt: later(1) })
      const left = await carts.lockCart(owner, now)
      await carts.setGiftCode(left.id, code)
      expect(await carts.closeMerged(owner, now)).toMatchObject({ id: left.id, revision: 1, giftCodeId: code })
      expect(await carts.closeMerged(owner, now)).toBeUndefined()
      const { id } = await carts.lockCart(owner, now)
      expect(id).not.toBe(left.id)
      await carts.writeLine(id, await lineOf({ quantity: 4 }), now)
      await carts.beginMerge(id, { revision: 7, giftCodeId: code })
      expect((await carts.lines(id))[0]?.earlierUnits).toBe(4)
      expect(await carts.lockCart(owner, now)).toMatchObject({ id, revision: 8, giftCodeId: code })
    })
  })

  describe(`SavedItems, ${name}`, () => {
    test('adds units to an item that is there, joins services, gift and link, and gives it once', async () => {
      const { saved } = subject.ports
      const { id: productId } = await product()
      const gift = { wrapped: true, note: 'İyi ki', pricesHidden: true }
      const item = { productId, combination: '', quantity: 2, services: [4, 5], gift, relatedProductId: 7 }
      await saved.put(owner, { ...item, services: [4], gift: null }, now)
      await saved.put(owner, { ...item, quantity: 3, services: [5], relatedProductId: null }, now)
      expect(await saved.count(owner)).toBe(1)
      expect(await saved.take(randomUUID(), item)).toBeUndefined()
      expect(await saved.take(owner, item)).toEqual({ ...item, quantity: 5 })
      expect(await saved.take(owner, item)).toBeUndefined()
      expect(await saved.count(owner)).toBe(0)
    })
    test('moves to another owner; of an item that both have the larger number stays', async () => {
      const { saved } = subject.ports
      const [one, other] = [await product(), await product()]
      const visitor = randomUUID()
      const item = (productId: number, quantity: number) => ({
        productId,
        combination: '',
        quantity,
        services: [],
        gift: null,
        relatedProductId: null,
      })
      await saved.put(owner, item(one.id, 2), now)
      await saved.put(visitor, item(one.id, 1), now)
      await saved.put(visitor, item(other.id, 3), now)
      await saved.moveAll(visitor, owner)
      expect(await saved.count(visitor)).toBe(0)
      expect(await saved.take(owner, item(one.id, 0))).toEqual(item(one.id, 2))
      expect(await saved.take(owner, item(other.id, 0))).toEqual(item(other.id, 3))
    })
  })

  describe(`Offers, ${name}`, () => {
    test('finds a product with the stock of the combination, on sale or not', async () => {
      const { carts, offers } = subject.ports
      const cart = await carts.lockCart(owner, now)
      const { id: productId } = await subject.addProduct({ stocks: { '1': 4 }, discounted: 2, price: 8_000 })
      const ref = { productId, combination: '1' }
      const sold = { active: true, upperLimit: 10, price: 8_000, discounted: 2, stock: 4, attributes: [] }
      expect(await offers.find(cart.id, ref)).toEqual({ ...sold, name: expect.any(String) })
      expect(await offers.find(cart.id, { ...ref, combination: '2' })).toMatchObject({ stock: undefined })
      expect(await offers.find(cart.id, { ...ref, productId: 999_999 })).toBeUndefined()
      await subject.closeShop(productId)
      expect(await offers.find(cart.id, ref)).toMatchObject({ active: false, stock: 4 })
    })
    test('names the services that are sold with a product', async () => {
      const [one, other] = [await product(), await product()]
      const ids = [other.serviceId, one.serviceId, one.serviceId]
      expect(await subject.ports.offers.servicesOf(one.id, ids)).toEqual([one.serviceId])
      expect(await subject.ports.offers.servicesOf(one.id, [])).toEqual([])
    })
  })

  describe(`GiftCodes, ${name}`, () => {
    test('finds a code by its hash, and tells what the cart’s own takes off its goods', async () => {
      const { carts, giftCodes } = subject.ports
      const terms = { minTotal: 15_000, startsAt: now, endsAt: later(60) }
      const id = await subject.addGiftCode({ hash: owner, balance: 700, ...terms })
      expect(await giftCodes.find(owner)).toEqual({ id, ...terms })
      expect(await giftCodes.find(randomUUID())).toBeUndefined()
      const cart = await carts.lockCart(owner, now)
      const { id: productId } = await product()
      expect(await giftCodes.heldBy(cart, now)).toEqual({ units: 0, held: { id: undefined, amount: 0 } })
      await carts.setGiftCode(cart.id, id)
      const held = (at: Date) => giftCodes.heldBy({ ...cart, giftCodeId: id }, at)
      await carts.writeLine(cart.id, await lineOf({ productId, quantity: 1 }), now)
      expect(await held(now)).toEqual({ units: 1, held: { id, amount: 0, blocker: 'min-total' } })
      await carts.writeLine(cart.id, await lineOf({ productId, quantity: 2 }), now)
      expect(await held(now)).toEqual({ units: 2, held: { id, amount: 700 } })
      expect(await held(later(60))).toEqual({ units: 2, held: { id, amount: 0, blocker: 'ended' } })
    })
  })
}
