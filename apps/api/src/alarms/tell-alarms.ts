import { alarmMail, alarmNews, alarmSubject } from '@market/mails'
import { productUrl } from '@market/domain/navigation'
import { kurus } from '@market/domain/money'
import { isAlarmDue } from '@market/domain/alarms'
import { type Database, queuePushes } from '@market/database'
import { sql } from 'kysely'
import { notify } from '../notifications/notify.ts'
import type { Config } from '../platform/config/config.ts'
import type { Deps } from '../platform/deps.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { alarmLinks } from './alarm-link.ts'
import { readOffers } from './awaited-offer.ts'
import { waitsSince } from './find-alarms.ts'

/**
 * Maximum number of alarms per transaction, so that a product with thousands of alarms does not lock all of them at
 * once.
 */
const atOnce = 200

/**
 * Checks each product that changed since the last run and notifies the owners of alarms that are due. Returns the
 * number of alarms.
 */
export async function tellAlarms({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<number> {
  const changed = await db.selectFrom('alarm_checks').select('product_id').orderBy('product_id').execute()
  let told = 0
  for (const { product_id } of changed) {
    let batch: number
    do {
      batch = await db.transaction().execute((trx) => tellOf(trx, config, product_id, clock.now()))
      told += batch
    } while (batch === atOnce)
  }
  return told
}

/**
 * Fires up to `atOnce` alarms of a product. Each is marked in the same transaction as its messages, so a crash neither
 * repeats nor loses any.
 */
async function tellOf(trx: Database, config: Config, productId: number, now: Date): Promise<number> {
  // Delete this row first: a later change to the product inserts it again.
  await trx.deleteFrom('alarm_checks').where('product_id', '=', productId).execute()
  const offers = await readOffers(trx, productId)
  if (!offers) return 0
  const waiting = await trx
    .selectFrom('alarms as a')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .leftJoin('users as u', 'u.id', 'a.owner_id')
    .select(['a.id', 'a.kind', 'a.target', 'a.combination', 'a.email', 'a.owner_id', 'u.email as member', 'p.slug'])
    .select(['p.name', 'b.name as brand', sql<string | null>`p.images[1]`.as('image')])
    .where('a.product_id', '=', productId)
    .where('a.told_at', 'is', null)
    .where('a.ended_at', 'is', null)
    .where('a.created_at', '>', waitsSince(now))
    .orderBy('a.id')
    .forUpdate('a')
    .execute()
  const due = waiting.flatMap((alarm) => {
    const offer = offers(alarm.combination)
    const wish = { kind: alarm.kind, target: alarm.target === null ? null : kurus(alarm.target) }
    return offer && isAlarmDue(wish, offer) ? [{ ...alarm, ...wish, price: offer.price }] : []
  })
  const batch = due.slice(0, atOnce)
  if (batch.length === 0) return 0
  const ids = batch.map(({ id }) => id)
  await trx.updateTable('alarms').set({ told_at: now }).where('id', 'in', ids).execute()
  for (const { id, kind, target, price, name, brand, image, slug, owner_id, member, email: proven } of batch) {
    const product = { name: `${brand} ${name}`, url: productUrl({ slug, id: productId }), image: image ?? '' }
    const email = member ?? proven
    const alarm = { kind, target, price, product }
    if (email !== null)
      await writeMail(trx, alarmMail(config, { ...alarm, email }, { now, ...alarmLinks(config, id) }), now)
    // Unlike the push for a parcel, this one names the product: the consent includes that, and the owner could not tell
    // otherwise which alarm it is.
    await queuePushes(trx, owner_id, { title: alarmSubject(alarm), url: product.url, alarmId: id }, now)
    if (member !== null) await notify(trx, { userId: owner_id, ...alarmNews(alarm), link: product.url, now })
  }
  return batch.length
}
