import { randomUUID } from 'node:crypto'
import { sendBack } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { newReturnCode } from './new-return-code.ts'
import { sqlRefunds } from './refunds.ts'

/** Creates a return for a parcel that was not picked up; false if nothing of it can be returned. */
export async function returnUnfetched(
  trx: Database,
  { orderId, shopId }: { readonly orderId: string; readonly shopId: number },
  now: Date,
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select(['number', 'owner_id as ownerId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const of = { owner: { ownerId: order.ownerId, guestKey: null }, number: order.number }
  const request = { id: randomUUID(), of, shopId, returnCode: newReturnCode(), now }
  return (await sendBack(sqlRefunds(trx), request)).ok
}
