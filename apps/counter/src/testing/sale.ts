import {
  advanceParcels,
  completeCardOrder,
  insertMember,
  insertProduct,
  makeShopper,
  settlePorts,
} from '@market/api/testing'
import { settleRefunds } from '@market/commerce'
import { cancelCalls, getOrder } from '@market/contract'
import { getPackage, getPackages, postShip } from '@market/contract/counter'
import type { DeskHeard, TestCounter } from './start-test-counter.ts'

const day = 86_400_000
let products = 0

interface SaleToMake {
  readonly shopId?: number
  readonly units?: number
  /** Names of sizes by id, of which the first is sold. */
  readonly sizes?: Readonly<Record<number, string>>
}

/** A paid order of a new product for 100 TL in `shopId`, whose team ships it. */
export async function makeSale(shop: TestCounter, { shopId = 1, units = 2, sizes }: SaleToMake = {}) {
  const { api } = shop
  await api.deps.db.updateTable('shops').set({ autopilot: false }).where('id', '=', shopId).execute()
  products += 1
  const product = 1000 + products
  const choices = Object.keys(sizes ?? { '': '' })
  await insertProduct(api.deps.db, {
    id: product,
    shop_id: shopId,
    stocks: Object.fromEntries(choices.map((choice) => [choice, units])),
    ...(sizes && { variants: { Beden: sizes } }),
  })
  const member = await insertMember(api)
  const shopper = await makeShopper(api, member.credentials)
  await shopper.add(product, units, choices[0])
  const number = await completeCardOrder(api, shopper)
  // A key does not expire while the clock moves.
  const packer = await shop.key('operasyon', shopId)
  const listed = await packer.ask(getPackages, { query: { q: number } })
  const id = listed.items[0]?.id ?? ''
  const read = () => packer.ask(getPackage, { params: { id } })
  const again = () => makeShopper(api, member.credentials)
  return {
    ...member,
    again,
    id,
    number,
    packer,
    product,
    /** The package as its shop sees it. */
    read,
    ship: async (tracking_no = 'GV 123 456 789') =>
      packer.ask(postShip, { params: { id }, body: { revision: (await read()).revision, tracking_no } }),
    order: async () => (await again()).ask(getOrder, { params: { id: number } }),
    /** Asks the shop for a return or a cancellation of units. */
    giveBack: async (
      quantity: number,
      reason_id: number,
      photos: readonly string[] = [],
    ): Promise<Pick<DeskHeard, 'status' | 'message'> & { readonly data: { readonly cancel_id: string } }> => {
      const items = [{ product_id: product, quantity, reason_id, note: 'Kutusu açılmış' }]
      return (await again()).call(cancelCalls.postAction, { body: { order_id: number, items, photos: [...photos] } })
    },
  }
}
export type Sale = Awaited<ReturnType<typeof makeSale>>

/** Moves the clock by days, and runs the carrier and the refunds on each. */
export async function passDays(shop: TestCounter, days: number): Promise<void> {
  const { api } = shop
  for (let passed = 0; passed < days; passed += 1) {
    api.advance(day)
    await advanceParcels(api.deps, api.provider)
    await sendRefunds(shop)
  }
}

/** Moves the clock by days until something is true. */
export async function passDaysUntil(shop: TestCounter, isTrue: () => Promise<boolean>): Promise<void> {
  for (let days = 0; !(await isTrue()); days += 1) {
    if (days > 20) throw new Error('it is not true after 20 days')
    await passDays(shop, 1)
  }
}

/** Sends the bank the refunds that are due. */
export const sendRefunds = ({ api }: TestCounter) => settleRefunds(settlePorts(api.deps, api.provider))

/** The order's refunds and the sums that the bank has sent back, in kuruş. */
export async function moneyOf({ api }: TestCounter, number: string) {
  const { db } = api.deps
  const rows = await db
    .selectFrom('cancellations as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.kind', 'c.status', 'c.refund'])
    .where('o.number', '=', number)
    .orderBy('c.created_at')
    .orderBy('c.refund')
    .execute()
  return rows.map(({ kind, status, refund }) => `${kind} ${status} ${refund}`)
}
