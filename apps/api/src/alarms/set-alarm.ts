import { randomUUID } from 'node:crypto'
import type { AlarmWire } from '@market/contract'
import { formatPrice, fromLira, type Money } from '@market/domain/money'
import { type AlarmKind, isSensibleTarget, maxAlarms } from '@market/domain/alarms'
import type { Caller } from '@market/commerce'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { readOffers } from './awaited-offer.ts'
import { findAlarms, waitsSince } from './find-alarms.ts'
import { texts } from './texts.ts'

interface Asked {
  readonly product_id: number
  readonly attr_id: string
  readonly kind: AlarmKind
  /** Target price in lira. */
  readonly target: number | null
}

/**
 * Sets an alarm for a price or for stock. The product is also queued for a check, so that a change during this call is
 * not missed.
 */
export async function setAlarm(trx: Database, caller: Caller, asked: Asked, now: Date): Promise<AlarmWire> {
  if (caller.kind === 'anonymous') throw new ApiError(403, texts.needsMailbox)
  const target = await targetOf(trx, asked)
  await refuseTooMany(trx, caller, asked, now)
  // Write this row before the alarm: `tellAlarms` locks them in the same order.
  await trx
    .insertInto('alarm_checks')
    .values({ product_id: asked.product_id })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ changes: sql`alarm_checks.changes + 1` }))
    .execute()
  const { id } = await trx
    .insertInto('alarms')
    .values({
      id: randomUUID(),
      owner_id: caller.ownerId,
      email: caller.kind === 'guest' ? caller.guestEmail : null,
      product_id: asked.product_id,
      combination: asked.attr_id,
      kind: asked.kind,
      target,
      created_at: now,
      told_at: null,
      ended_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'product_id', 'combination', 'kind'])
        .where('told_at', 'is', null)
        .where('ended_at', 'is', null)
        .doUpdateSet((row) => ({
          target: row.ref('excluded.target'),
          email: row.ref('excluded.email'),
          created_at: row.ref('excluded.created_at'),
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const [alarm] = await findAlarms(trx, caller.ownerId, { id, now })
  if (!alarm) throw new Error('an alarm that was just set is not found')
  return alarm
}

/** Refuses an alarm whose condition is met already or cannot be met. */
async function targetOf(trx: Database, { product_id, attr_id, kind, target }: Asked): Promise<Money | null> {
  const offers = await readOffers(trx, product_id)
  if (!offers) throw new ApiError(404, texts.productNotFound)
  const offer = offers(attr_id)
  if (!offer) throw new ApiError(422, texts.choose)
  if (kind === 'stock') {
    if (offer.onSale && offer.stock > 0) throw new ApiError(409, texts.inStock)
    return null
  }
  const wanted = readTarget(target)
  if (wanted === undefined || !isSensibleTarget(wanted, offer.price))
    throw new ApiError(422, texts.target(formatPrice(offer.price)))
  return wanted
}

const readTarget = (lira: number | null): Money | undefined =>
  lira !== null && Math.abs(lira) < 1e10 ? fromLira(Math.round(lira * 100) / 100) : undefined

/** Guests are also counted by mailbox, across their sessions. */
async function refuseTooMany(trx: Database, caller: Caller, asked: Asked, now: Date): Promise<void> {
  const others = await trx
    .selectFrom('alarms')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) =>
      row.or([
        row('owner_id', '=', caller.ownerId),
        ...(caller.guestEmail ? [row('email', '=', caller.guestEmail)] : []),
      ]),
    )
    .where('told_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('created_at', '>', waitsSince(now))
    .where((row) =>
      row.not(
        row.and([
          row('product_id', '=', asked.product_id),
          row('combination', '=', asked.attr_id),
          row('kind', '=', asked.kind),
        ]),
      ),
    )
    .executeTakeFirstOrThrow()
  if (others.count >= maxAlarms) throw new ApiError(409, texts.tooMany(maxAlarms))
}
