import { type Database, hide, hideJson, hideNumbers, hideSnapshot, jsonWithHidden } from '@market/database'
import { readSnapshot } from '@market/commerce'
import { sql } from 'kysely'

/** Key in `settings` that is set once no unsealed number is left. */
const done = 'sealed-rows'
const atOnce = 500
const open = '^[0-9A-Z]'

/**
 * Seals national IDs, account and tax numbers that an earlier version stored in plain text. Runs at the start and every
 * hour until a run finds none, because processes of that version may run beside this one for a while.
 */
export async function sealOldRows(db: Database): Promise<void> {
  if (await db.selectFrom('settings').select('key').where('key', '=', done).executeTakeFirst()) return
  let found = 0
  for (const seal of [sealNationalIds, sealAddresses, sealReceivers, sealOrders, sealSellers, sealApplications])
    for (let rows = atOnce; rows === atOnce; found += rows) rows = await db.transaction().execute(seal)
  if (found === 0) await db.insertInto('settings').values({ key: done, value: 'true' }).execute()
}

async function sealNationalIds(trx: Database): Promise<number> {
  const rows = await trx
    .selectFrom('national_ids')
    .select(['owner_id', 'tc'])
    .where('tc', '~', open)
    .limit(atOnce)
    .forUpdate()
    .execute()
  for (const { owner_id, tc } of rows)
    await trx
      .updateTable('national_ids')
      .set({ tc: hide(tc) })
      .where('owner_id', '=', owner_id)
      .execute()
  return rows.length
}

async function sealAddresses(trx: Database): Promise<number> {
  const rows = await trx
    .selectFrom('addresses')
    .select(['id', 'tc', 'tax_number'])
    .where((row) => row.or([row('tc', '~', open), row('tax_number', '~', open)]))
    .limit(atOnce)
    .forUpdate()
    .execute()
  for (const { id, ...numbers } of rows)
    await trx.updateTable('addresses').set(hideNumbers(numbers)).where('id', '=', id).execute()
  return rows.length
}

async function sealReceivers(trx: Database): Promise<number> {
  const rows = await trx
    .selectFrom('address_choices')
    .select(['owner_id', 'receiver'])
    .where(sql<boolean>`receiver->>'tc' ~ ${open}`)
    .limit(atOnce)
    .forUpdate()
    .execute()
  for (const { owner_id, receiver } of rows)
    await trx
      .updateTable('address_choices')
      .set({ receiver: jsonWithHidden(hideNumbers(receiver as object)) })
      .where('owner_id', '=', owner_id)
      .execute()
  return rows.length
}

async function sealOrders(trx: Database): Promise<number> {
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'snapshot', 'contract_documents'])
    .where(
      sql<boolean>`contract_documents::text ~ '[0-9]{10}' and jsonb_typeof(contract_documents) = 'array' or concat(snapshot->'delivery'->>'tc', snapshot->'invoice'->>'tc') ~ ${open}
        or concat(snapshot->'delivery'->>'taxNumber', snapshot->'invoice'->>'taxNumber') ~ ${open}`,
    )
    .limit(atOnce)
    .forUpdate()
    .execute()
  for (const { id, snapshot, contract_documents } of rows)
    await trx
      .updateTable('orders')
      .set({ snapshot: hideSnapshot(readSnapshot(snapshot)), contract_documents: hideJson(contract_documents) })
      .where('id', '=', id)
      .execute()
  return rows.length
}

async function sealSellers(trx: Database): Promise<number> {
  const rows = await trx
    .selectFrom('device_sales')
    .select(['offer_id', 'seller'])
    .where(sql<boolean>`seller->>'iban' ~ ${open}`)
    .limit(atOnce)
    .forUpdate()
    .execute()
  for (const { offer_id, seller } of rows)
    await trx
      .updateTable('device_sales')
      .set({ seller: jsonWithHidden(hideNumbers(seller)) })
      .where('offer_id', '=', offer_id)
      .execute()
  return rows.length
}

async function sealApplications(trx: Database): Promise<number> {
  const rows = await trx
    .selectFrom('seller_applications')
    .select(['number', 'form'])
    .where(sql<boolean>`jsonb_typeof(form) = 'object'`)
    .limit(atOnce)
    .forUpdate()
    .execute()
  for (const { number, form } of rows)
    await trx
      .updateTable('seller_applications')
      .set({ form: hideJson(form) })
      .where('number', '=', number)
      .execute()
  return rows.length
}
