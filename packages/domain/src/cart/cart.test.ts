import { memoryCart, type MemoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, recordedApp } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { kurus } from '../money/money.ts'
import { addToCart } from './add-to-cart.ts'
import { applyGiftCode } from './apply-gift-code.ts'
import { cartBadge } from './cart-badge.ts'
import { cartTotals } from './cart-totals.ts'
import { changeQuantity } from './change-quantity.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { moveToCart, saveForLater } from './save-for-later.ts'
import type { SavedGateway } from './saved-gateway.ts'

/** Price, stock and limit per shopper of each product. */
const shelf = {
  1: { price: 10_000, stock: 5, limit: 3 },
  2: { price: 2_599, stock: 2, limit: 10 },
  3: { price: 45_000, stock: 0, limit: 10 },
} as const
type Id = keyof typeof shelf
const max = (id: Id) => Math.min(shelf[id].stock, shelf[id].limit)
const [cargo, freeOver, gift] = [3_990, 50_000, 7_500]

/** The cart as a basket and a drawer on a table. */
interface Table {
  readonly basket: Map<Id, number>
  readonly drawer: Map<Id, number>
  gift: number
}
interface Real {
  readonly cart: MemoryCart
  readonly deps: { readonly gateway: MemoryCart; readonly app: ReturnType<typeof recordedApp> }
  readonly savedItems: SavedGateway
}
type Command = fc.AsyncCommand<Table, Real>

const itemOf = (id: Id) =>
  aCartItem({
    productId: productId(id),
    singlePrice: kurus(shelf[id].price),
    originalPrice: kurus(shelf[id].price),
    stock: shelf[id].stock,
    limit: shelf[id].limit,
  })
const ids: readonly Id[] = [1, 2, 3]
const put = (into: Map<Id, number>, id: Id, quantity: number) => {
  if (quantity > 0) into.set(id, quantity)
  else into.delete(id)
}
const heldIn = (real: Real, id: Id) =>
  real.cart
    .current()
    .shops.flatMap(({ items }) => items)
    .find((item) => item.productId === id)

const expectSame = async (table: Table, real: Real) => {
  const cart = real.cart.current()
  const lines = cart.shops.flatMap(({ items }) => items.map((item) => [item.productId, item.quantity]))
  expect(new Map(lines.map(([id, quantity]) => [Number(id), quantity]))).toEqual(table.basket)
  const saved = await real.savedItems.load()
  expect(saved).toMatchObject({ ok: true })
  if (saved.ok) expect(new Map(saved.value.map((one) => [Number(one.productId), one.quantity]))).toEqual(table.drawer)

  const units = [...table.basket.values()].reduce((sum, count) => sum + count, 0)
  const goods = [...table.basket].reduce((sum, [id, count]) => sum + shelf[id].price * count, 0)
  const due = goods + (goods > 0 && goods < freeOver ? cargo : 0)
  expect(cart.count).toBe(units)
  expect(cartBadge(cart.count)).toBe(units === 0 ? undefined : String(units))
  expect(cartTotals(cart).total).toBe(Math.max(0, due - table.gift))
}
const command = (name: string, run: (table: Table, real: Real) => Promise<unknown>): Command => ({
  check: () => true,
  run: async (table, real) => {
    await run(table, real)
    await expectSame(table, real)
  },
  toString: () => name,
})

const add = (id: Id, quantity: number) =>
  command(`add ${quantity} of ${id}`, async (table, { deps }) => {
    const held = table.basket.get(id) ?? 0
    if (quantity >= 1 && quantity <= shelf[id].limit && held < max(id))
      put(table.basket, id, Math.min(held + quantity, max(id)))
    await addToCart(deps)({ productId: productId(id), attrId: '', quantity })
  })
const change = (id: Id, wanted: number) =>
  command(`change ${id} to ${wanted}`, async (table, real) => {
    const line = heldIn(real, id)
    if (!line) return
    if (wanted >= 1) put(table.basket, id, Math.min(wanted, max(id)))
    await changeQuantity(real.deps)(line, wanted)
  })
const remove = (id: Id) =>
  command(`remove ${id}`, async (table, real) => {
    const line = heldIn(real, id)
    if (!line) return
    table.basket.delete(id)
    await removeFromCart(real.deps)(real.cart.current(), line)
    expect(real.deps.app.posted.at(-1)?.message).toBe(
      table.basket.size === 0 ? 'remove_all_products' : 'remove_from_cart',
    )
  })
const empty = () =>
  command('empty', async (table, { deps, cart }) => {
    table.basket.clear()
    await removeFromCart(deps)(cart.current())
  })
const save = (id: Id) =>
  command(`save ${id}`, async (table, real) => {
    const line = heldIn(real, id)
    if (!line) return
    put(table.drawer, id, (table.drawer.get(id) ?? 0) + line.quantity)
    table.basket.delete(id)
    await saveForLater({ ...real, ...real.deps })(real.cart.current(), line)
  })
const moveBack = (id: Id) =>
  command(`move ${id} back`, async (table, real) => {
    const quantity = table.drawer.get(id)
    const held = table.basket.get(id) ?? 0
    // Units for which the cart has no room stay saved.
    const moved = Math.min(quantity ?? 0, max(id) - held)
    if (quantity !== undefined && moved > 0) {
      put(table.basket, id, held + moved)
      put(table.drawer, id, quantity - moved)
    }
    await moveToCart({ ...real, ...real.deps })({ ...itemOf(id), quantity: quantity ?? 1 })
  })
const applyCode = (code: string) =>
  command(`apply ${code}`, async (table, { cart }) => {
    if (code === 'HEDIYE' && table.basket.size > 0) table.gift = gift
    await applyGiftCode({ giftCodes: cart.giftCodes })(code)
  })

describe('C1 C2 C3 C7 C8 C9 the cart', () => {
  it('holds what a basket and a drawer hold, whatever the shopper does', async () => {
    const id = fc.constantFrom(...ids)
    const quantity = fc.integer({ min: -1, max: 6 })
    const commands = fc.commands(
      [
        fc.tuple(id, quantity).map(([id, quantity]) => add(id, quantity)),
        fc.tuple(id, quantity).map(([id, wanted]) => change(id, wanted)),
        id.map(remove),
        fc.constant(empty()),
        id.map(save),
        id.map(moveBack),
        fc.constantFrom('HEDIYE', 'YOK', '').map(applyCode),
      ],
      { size: '+1' },
    )
    await fc.assert(
      fc.asyncProperty(commands, async (commands) => {
        const offer = [1, 2, 3] as const
        const cart = memoryCart([
          aCartShop({ cargoPrice: kurus(cargo), freeCargoOver: kurus(freeOver), items: offer.map(itemOf) }),
        ])
        cart.issueCode('HEDIYE', kurus(gift))
        const real: Real = { cart, deps: { gateway: cart, app: recordedApp() }, savedItems: cart.saved }
        const model: Table = { basket: new Map(), drawer: new Map(), gift: 0 }
        await fc.asyncModelRun(() => ({ model, real }), commands)
      }),
    )
  })
})
