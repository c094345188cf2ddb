import { randomBytes, randomUUID } from 'node:crypto'
import { cartTotals } from '@market/domain/cart'
import { type MaskedCard, offeredInstallments, type OrderDraft, type ParcelEvent, planOf } from '@market/commerce'
import { type Database, noteParcelPhoto, readInstallmentPlans, sqlOrders, makeOrderNumber } from '@market/database'
import { drawDoorstep, resizePhoto } from '@market/pictures'
import { readAddressBook } from '../account/addresses/address-store.ts'
import { saveAddress } from '../account/addresses/save-address.ts'
import { loadCart } from '../cart/sql/read-cart.ts'
import { makeContract } from '../contract-documents/contract.ts'
import type { Deps } from '../platform/deps.ts'
import { photoFolder } from '../reviews/photos/photo-folder.ts'
import { demoMembers } from './add-demo-members.ts'
import { demoOrderPlan, instantOf, type PlannedOrder, type PlannedParcel } from './demo-order-plan.ts'
import { demoAddresses } from './demo-addresses.ts'

/** The parts of the sandbox bank's first test card that a shop receives. */
const demoCard: MaskedCard = { bin: '400000', last4: '0010', brand: 'visa' }

/**
 * Adds addresses and past orders of the first demo member, with seeded products. Does nothing if the member has orders
 * already.
 */
export async function addDemoOrders({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now()
  const member = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', demoMembers[0].email)
    .executeTakeFirst()
  if (!member) return
  const any = await db.selectFrom('orders').select('id').where('user_id', '=', member.id).limit(1).executeTakeFirst()
  const lines = await findLines(db)
  if (any || lines.length === 0) return
  await db.transaction().execute(async (trx) => {
    for (const form of demoAddresses) await saveAddress(trx, { ownerId: member.id, form, useAsInvoice: true, now })
    const left = [...lines]
    for (const planned of demoOrderPlan) {
      const picked = pickLines(left, planned.lines)
      if (picked.length > 0) await addOrder(trx, config, { member, planned, lines: picked, now })
    }
  })
  await addPhotos({ db, clock, config }, member.id)
}

/** Draws the doorstep photos of delivered parcels. */
async function addPhotos({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>, userId: string): Promise<void> {
  const parcels = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.order_id as orderId', 'p.shop_id as shopId', 'o.number'])
    .where('o.user_id', '=', userId)
    .where('p.status', '=', 'delivered')
    .execute()
  for (const parcel of parcels) {
    const sizes = await resizePhoto(await drawDoorstep(parcel.number))
    if (!sizes) continue
    const key = await noteParcelPhoto(db, parcel, { key: randomBytes(16).toString('hex'), now: clock.now() })
    await photoFolder(config.photosDir).put(key, sizes)
  }
}

interface Line {
  readonly product_id: number
  readonly combination: string
  readonly shop_id: number
}

/** Cart lines of products on sale, one per product, spread over the catalogue. */
const findLines = (db: Database): Promise<readonly Line[]> =>
  db
    .selectFrom('products as p')
    .innerJoin('product_stock as k', 'k.product_id', 'p.id')
    .distinctOn('p.id')
    .select(['p.id as product_id', 'p.shop_id', 'k.combination'])
    .where('p.active', '=', true)
    .where('p.gold', '=', false)
    .where('p.adult', '=', false)
    .where('p.price', '<', 500_000)
    .where('k.stock', '>', 3)
    .orderBy('p.id')
    .limit(300)
    .execute()

/**
 * Removes and returns one line for each quantity, spread over the rest of the catalogue and from different shops where
 * possible.
 */
function pickLines(left: Line[], quantities: readonly number[]): readonly OrderLine[] {
  const picked: OrderLine[] = []
  for (const [turn, quantity] of quantities.entries()) {
    const from = (left.length * (turn + 1) * 5) % 17
    const isNew = (line: Line) => !picked.some(({ shop_id }) => shop_id === line.shop_id)
    const found = left.findIndex((line, index) => index >= from && isNew(line))
    const [line] = left.splice(Math.max(0, found), 1)
    if (line) picked.push({ ...line, quantity })
  }
  return picked
}

interface OrderLine extends Line {
  readonly quantity: number
}
interface DemoOrder {
  readonly member: { readonly id: string; readonly email: string }
  readonly planned: PlannedOrder
  readonly lines: readonly OrderLine[]
  readonly now: Date
}

async function addOrder(
  trx: Database,
  site: Deps['config'],
  { member, planned, lines, now }: DemoOrder,
): Promise<void> {
  const at = instantOf(planned.ordered, now)
  const draft = await draftOf(trx, { member, lines, at })
  const [single] = offeredInstallments(draft.cart, planOf(await readInstallmentPlans(trx, now), ''))
  if (!single) throw new Error('no way to pay a demo order')
  const placed = {
    id: randomUUID(),
    number: makeOrderNumber(),
    paymentId: randomUUID(),
    amount: single.total,
    expiresAt: at,
  }
  const caller = {
    kind: 'member',
    sessionId: member.id,
    userId: member.id,
    ownerId: member.id,
    guestEmail: null,
  } as const
  const contract = await makeContract(trx, draft, site)
  await sqlOrders(trx).write({
    placed,
    caller,
    draft,
    contract,
    installment: single,
    wish: { method: 'credit_card', note: '' },
    now: at,
  })
  await trx
    .updateTable('orders')
    // These orders took no stock, so cancelling them must not give any back.
    .set({ status: planned.status, paid_at: at, stock_held: false })
    .where('id', '=', placed.id)
    .execute()
  await trx
    .updateTable('payments')
    .set({
      status: planned.status === 'cancelled' ? 'refunded' : 'paid',
      settled_at: at,
      card: JSON.stringify(demoCard),
    })
    .where('id', '=', placed.paymentId)
    .execute()
  for (const [index, { shopId }] of draft.cart.shops.entries()) {
    const parcel = planned.parcels[index % planned.parcels.length]
    if (!parcel) continue
    await trx
      .updateTable('parcels')
      .set({
        status: parcel.status,
        tracking_no: parcel.tracking ?? null,
        events: JSON.stringify(eventsOf(parcel, at, now)),
      })
      .where('order_id', '=', placed.id)
      .where('shop_id', '=', shopId)
      .execute()
  }
}

const keys = ['prepared', 'shipped', 'out_for_delivery', 'delivered'] as const
const eventsOf = ({ events }: PlannedParcel, ordered: Date, now: Date): readonly ParcelEvent[] => [
  { key: 'ordered', at: ordered.toISOString() },
  ...keys.flatMap((key) => {
    const [daysAgo, hour, place] = events[key] ?? []
    if (daysAgo === undefined || hour === undefined) return []
    const at = instantOf([daysAgo, hour], now).toISOString()
    return [{ key, at, ...(place && { place }), ...(key === 'delivered' && { left: null }) }]
  }),
]

/** The order's cart, with today's prices. */
async function draftOf(
  trx: Database,
  {
    member,
    lines,
    at,
  }: { readonly member: DemoOrder['member']; readonly lines: DemoOrder['lines']; readonly at: Date },
): Promise<OrderDraft> {
  const cart = { id: randomUUID(), revision: 1 }
  await trx
    .insertInto('carts')
    .values({ ...cart, owner_id: member.id, status: 'ordered', created_at: at, updated_at: at })
    .execute()
  await trx
    .insertInto('cart_items')
    .values(
      lines.map(({ product_id, combination, quantity }) => ({
        cart_id: cart.id,
        product_id,
        combination,
        quantity,
        price_when_added: 0,
        added_at: at,
      })),
    )
    .execute()
  const own = await loadCart(trx, { ...cart, giftCodeId: null, fastAddressId: null }, at)
  const [home] = (await readAddressBook(trx, member.id)).addresses
  if (!home) throw new Error('the demo member has no address')
  return {
    own,
    cartId: cart.id,
    cart: own.cart,
    totals: cartTotals(own.cart),
    delivery: home,
    invoice: home,
    pickup: { option: 'address', point: null, receiver: null },
    email: member.email,
  }
}
