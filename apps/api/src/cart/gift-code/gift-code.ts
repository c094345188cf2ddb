import { createHmac } from 'node:crypto'
import { kurus, normalizeGiftCode } from '@market/domain'
import type { Database } from '../../platform/database/open-database.ts'
import type { Config } from '../../platform/config/config.ts'
import { cartFailed } from '../cart-failures.ts'
import { refundRateLimit, consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { loadCart } from '../reading/read-cart.ts'
import { upsertActiveCart, type ActiveCart } from '../active-cart.ts'

const wrongGuesses = 5
const guessSeconds = 900

export const giftCodeHash = (config: Pick<Config, 'secrets'>, typed: string): string =>
  createHmac('sha256', config.secrets.code)
    .update(`gift:${normalizeGiftCode(typed)}`)
    .digest('base64url')

interface Wish {
  readonly ownerId: string
  readonly clientAddress: string
  readonly code: string
  readonly now: Date
}

/**
 * Puts a gift code on the caller's cart, in place of any other. Every wrong code counts against the owner and the client's
 * address, right ones do not: codes cannot be guessed (429 after five in a quarter of an hour).
 */
export async function setGiftCode(db: Database, config: Config, wish: Wish): Promise<ActiveCart> {
  const { ownerId, clientAddress, now } = wish
  const limits = [`gift-code-owner:${ownerId}`, `gift-code-client:${clientAddress}`].map((key) => ({
    key,
    most: wrongGuesses,
    seconds: guessSeconds,
    now,
  }))
  for (const limit of limits) await consumeRateLimit(db, limit)
  const found = await db
    .selectFrom('gift_codes')
    .select(['id', 'balance', 'min_total', 'starts_at', 'ends_at'])
    .where('code_hash', '=', giftCodeHash(config, wish.code))
    .executeTakeFirst()
  if (!found || found.starts_at > now) throw cartFailed({ code: 'cart/gift-code-unknown' })
  for (const limit of limits) await refundRateLimit(db, limit)
  if (found.ends_at <= now) throw cartFailed({ code: 'cart/gift-code-ended' })
  return db.transaction().execute(async (trx) => {
    const touched = { ...(await upsertActiveCart(trx, ownerId, now)), gift_code_id: found.id }
    await trx.updateTable('carts').set({ gift_code_id: found.id }).where('id', '=', touched.id).execute()
    const { cart, giftCode } = await loadCart(trx, touched, now)
    if (cart.count === 0) throw cartFailed({ code: 'cart/gift-code-empty-cart' })
    if (giftCode.blocker === 'min-total')
      throw cartFailed({ code: 'cart/gift-code-min-total', total: kurus(found.min_total) })
    if (cart.giftCodeAmount === 0) throw cartFailed({ code: 'cart/gift-code-spent' })
    return touched
  })
}

/** Takes the code off the cart; without one nothing changes. */
export async function removeGiftCode(trx: Database, ownerId: string, now: Date): Promise<ActiveCart> {
  const touched = { ...(await upsertActiveCart(trx, ownerId, now)), gift_code_id: null }
  await trx.updateTable('carts').set({ gift_code_id: null }).where('id', '=', touched.id).execute()
  return touched
}
