import { findCategory } from '@market/domain/catalog'
import { randomUUID } from 'node:crypto'
import { emailKey } from '@market/commerce'
import { addDemoTolls } from '../../demo/add-demo-tolls.ts'
import { insertGiftCode } from '../../testing/insert-gift-code.ts'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { insertRaffle } from '../../testing/insert-raffle.ts'
import { names } from '../people/names.ts'
import type { World } from '../world/open-world.ts'
import { giftCodes, goods, promotions, shops } from './goods.ts'

/** Where parcels can be fetched, and accounts for transfers. */
export const points = [
  { id: 1, kind: 'branch' as const, name: 'Konak Şubesi' },
  { id: 2, kind: 'kargomat' as const, name: 'Konak Kargomat' },
]
export const transferAccount = 1

const variant = (units: Readonly<Record<string, number>>) => {
  const choices = Object.keys(units).filter((choice) => choice !== '')
  if (choices.length === 0) return {}
  return { variants: { Beden: Object.fromEntries(choices.map((choice) => [choice, `Beden ${choice}`])) } }
}

/** Fills the empty shop: goods, campaigns, gift codes, members, counters. */
export async function openShop(world: World): Promise<void> {
  const api = world.api()
  const { db, clock } = api.deps
  const now = clock.now()
  for (const { id, cargo, free_over } of shops())
    await insertShop(db, { id, cargo_price: cargo, free_cargo_over: free_over })
  for (const { id, shop, price, units, kind, limited, name } of goods()) {
    const category = findCategory(kind)
    for (const [combination, full] of Object.entries(units)) world.delivered.set(`${id}:${combination}`, full)
    await insertProduct(db, {
      id,
      name,
      shop_id: shop,
      price: limited?.price ?? price,
      original_price: price,
      stocks: units,
      kargomat: true,
      upper_limit: 3,
      ...variant(units),
      ...(limited && { discount_max_quantity: limited.count, discount_original_quantity: limited.count }),
      ...(category && { category_id: category.id, category_path: [category.id] }),
    })
  }
  for (const point of points)
    await db
      .insertInto('pickup_points')
      .values({ ...point, address: 'İskele No: 2', city: 'İzmir', district: 'Konak', hours: '08.30–17.00' })
      .execute()
  await db
    .insertInto('bank_accounts')
    .values(
      [false, true].map((instant, index) => ({
        id: transferAccount + index,
        position: index + 1,
        bank: 'Deneme Bankası',
        holder: 'Güvercin',
        iban: `TR33000610051978645784132${6 + index}`,
        instant,
      })),
    )
    .execute()
  await addDemoTolls(db)
  await insertRaffle(api, { product_id: 15, tickets: 40, draw_at: after(now, 6) })
  for (const { code, amount, single, valid } of giftCodes())
    await insertGiftCode(api, code, { amount, balance: amount, single_use: single, ends_at: after(now, valid) })
  for (const { id, name, rule, terms } of promotions())
    await world.office('add-promotion', id, name, rule, '400', ...terms)
  for (const { first, last, email } of names())
    await db
      .insertInto('users')
      .values({
        id: randomUUID(),
        email,
        email_key: emailKey(email),
        password_hash: '',
        first_name: first,
        last_name: last,
        is_active: true,
        created_at: now,
      })
      .execute()
}

const after = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)
