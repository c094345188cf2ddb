import { makeVisitor } from '@market/api/testing'
import { cancelCalls } from '@market/contract'
import { deliver, handOver } from '../harness/buy-by-calls.ts'
import { inDatabase } from '../harness/in-database.ts'
import { inOffice } from '../harness/in-office.ts'
import type { Shop } from '../harness/shop.ts'
import type { SellersOrder } from './buy-from-demo-shop.ts'

/** The order's buyer gets it and sends one unit back as damaged, which then waits for the shop's answer. */
export async function sendBack(shop: Shop, { number, member, product }: SellersOrder): Promise<void> {
  const order = { number, email: member.email }
  await handOver(shop, order)
  await deliver(shop, order)
  const visitor = await makeVisitor(shop.apiUrl, member.credentials)
  const { cancel_id } = await visitor.ask(cancelCalls.postAction, {
    body: {
      order_id: number,
      items: [
        {
          product_id: product.id,
          attr_id: product.combination,
          quantity: 1,
          reason_id: 13,
          note: 'Dikişi sökük geldi.',
        },
      ],
      photos: [],
    },
  })
  const code = await inDatabase(shop, ({ deps: { db } }) =>
    db.selectFrom('cancellations').select('return_code').where('id', '=', cancel_id).executeTakeFirstOrThrow(),
  )
  await inOffice(shop, 'hand-in', code.return_code ?? '')
  await inOffice(shop, 'receive', code.return_code ?? '')
}
