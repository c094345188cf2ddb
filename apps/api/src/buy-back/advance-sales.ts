import { kurus } from '@market/domain/money'
import { sql } from 'kysely'
import type { PaymentProvider } from '@market/commerce'
import { type Database, transact } from '@market/database'
import { notify } from '../notifications/notify.ts'
import type { Deps } from '../platform/deps.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { movedMail, otherAccountMail, toldOf, unpaidMail } from './sale-mails.ts'

const batch = 200
const day = 86_400_000
/** The page on which a member follows sales. */
const salesPath = '/my/cihaz-satislarim'

/**
 * Steps of the simulated services: a device is handed in after one day, and three days later it has arrived and is
 * inspected.
 */
const legs = [
  { from: 'approved', to: 'in-transit', afterMs: day },
  { from: 'in-transit', to: 'inspected', afterMs: 3 * day },
] as const

/**
 * One run of the job: moves sales to their next status and pays inspected ones. A crash or an unavailable bank only
 * delays this.
 */
export async function advanceSales(deps: Deps, provider: PaymentProvider): Promise<void> {
  const { db, clock } = deps
  for (const { from, to, afterMs } of legs) {
    const due = await db
      .selectFrom('device_sales')
      .select('offer_id')
      .where('status', '=', from)
      .where('status_at', '<=', new Date(clock.now().getTime() - afterMs))
      .orderBy('status_at')
      .limit(batch)
      .execute()
    for (const { offer_id } of due) await moveSale(deps, offer_id, from, to)
  }
  await payInspected(deps, provider)
}

async function payInspected(deps: Deps, provider: PaymentProvider): Promise<void> {
  const { db } = deps
  const owed = await db
    .selectFrom('device_sales')
    .select('offer_id')
    .where('status', '=', 'inspected')
    .where('unpaid_reason', 'is', null)
    .orderBy('status_at')
    .limit(batch)
    .execute()
  for (const { offer_id: id } of owed) await payInspectedDevice(deps, provider, id)
}

/** Pays for an inspected device. Returns false if it is not inspected, or if its account was refused before. */
export async function payInspectedDevice(deps: Deps, provider: PaymentProvider, id: string): Promise<boolean> {
  const sale = await beginPayment(deps, id)
  if (!sale) return false
  const { price, seller, device } = sale
  const paid = await provider.payOut({ id, amount: kurus(price), iban: seller.iban, title: device })
  if (paid.ok) return moveSale(deps, id, 'inspected', 'paid')
  if (paid.failure.kind === 'unavailable') deps.log.warn({ sale: id }, 'a device was not paid and is tried again')
  else await leaveUnpaid(deps, sale, paid.failure.reason)
  return false
}

/** Marks the payout as started, so that the seller's account cannot change until the bank has answered. */
const beginPayment = ({ db, clock }: Deps, id: string) =>
  db
    .updateTable('device_sales')
    .set({ paying_at: sql`coalesce(paying_at, ${clock.now()}::timestamptz)` })
    .where('offer_id', '=', id)
    .where('status', '=', 'inspected')
    .where('unpaid_reason', 'is', null)
    .returning(['offer_id', 'service', 'device', 'price', 'seller', 'email', 'cargo_code', 'paying_at'])
    .executeTakeFirst()

type Begun = NonNullable<Awaited<ReturnType<typeof beginPayment>>>

/** The bank refuses the account: the payout is not retried until the seller names another one or a person steps in. */
function leaveUnpaid({ db, clock, config }: Deps, sale: Begun, reason: string): Promise<void> {
  const { offer_id: id, email, paying_at } = sale
  return db.transaction().execute(async (trx) => {
    const told = await trx
      .updateTable('device_sales')
      .set({ unpaid_reason: reason, paying_at: null })
      .where('offer_id', '=', id)
      .where('paying_at', '=', paying_at)
      .returning('offer_id')
      .executeTakeFirst()
    if (!told) return
    await writeMail(trx, unpaidMail(config, sale, reason), clock.now())
    if (email !== null) await writeMail(trx, otherAccountMail(config, { ...sale, email }), clock.now())
  })
}

type Status = (typeof legs)[number]['from' | 'to'] | 'paid'

/**
 * Moves a sale to its next status and notifies its seller, in one transaction. Returns false if the status is no longer
 * `from`, because another process was faster.
 */
export function moveSale({ db, clock, config }: Deps, offerId: string, from: Status, to: Status): Promise<boolean> {
  const now = clock.now()
  return transact(db, async (trx) => {
    const sale = await trx
      .updateTable('device_sales')
      .set({ status: to, status_at: now })
      .where('offer_id', '=', offerId)
      .where('status', '=', from)
      .returning(['owner_id', 'offer_id', 'service', 'device', 'price', 'cargo_code', 'email'])
      .executeTakeFirst()
    if (!sale) return false
    const told = toldOf(to, sale)
    if (!told) return true
    if (sale.email !== null) await writeMail(trx, movedMail(config, { ...sale, email: sale.email }, told), now)
    if (await isMember(trx, sale.owner_id))
      await notify(trx, { userId: sale.owner_id, title: told[0], text: told[1], link: salesPath, now })
    return true
  })
}

const isMember = async (trx: Database, id: string): Promise<boolean> =>
  (await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
