import { createHash, randomUUID } from 'node:crypto'
import { base32, demoPassword, hashPassword, timeCode } from '@market/api/counter'
import { emailKey } from '@market/commerce'
import { addMembership, hide, type OpenDatabase, verifyDemoShops, withLock } from '@market/database'
import { doorOf, type Role } from '@market/domain/team'
import type { CounterDeps } from '../doors/counter-deps.ts'

interface DemoPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
}
/** A shop's team and two people of the office, for trying the panels. Password and second step are public on purpose. */
export const demoPeople: readonly DemoPerson[] = [
  { email: 'zeynep.sahip@ornek.com', firstName: 'Zeynep', lastName: 'Aksoy', role: 'sahip' },
  { email: 'can.paket@ornek.com', firstName: 'Can', lastName: 'Demir', role: 'operasyon' },
  { email: 'ayse.muhasebe@ornek.com', firstName: 'Ayşe', lastName: 'Kurt', role: 'muhasebe' },
  { email: 'deniz.ofis@ornek.com', firstName: 'Deniz', lastName: 'Arslan', role: 'destek' },
  { email: 'ece.ofis@ornek.com', firstName: 'Ece', lastName: 'Yalçın', role: 'destek' },
]

const keyOf = (email: string) => createHash('sha1').update(`demo ${email}`).digest()

/** The code that the authenticator app of a demo person would show now, and the key for a real app. */
export function demoCode(email: string, now: Date): { readonly code: string; readonly key: string } | undefined {
  const person = demoPeople.find((one) => one.email === email)
  if (!person) return undefined
  const key = keyOf(person.email)
  return { code: timeCode(key, Math.floor(now.getTime() / 30_000)), key: base32(key) }
}

const mark = 'demo-people'

/**
 * Adds the demo people once in a demo database's life: the sellers to the shop with most products. They have a second
 * step, and do not end the shop's autopilot before one of them signs in. The demo's open shops have been verified.
 */
export async function addDemoPeople(
  database: OpenDatabase,
  { db, config, clock }: Pick<CounterDeps, 'db' | 'config' | 'clock'>,
): Promise<void> {
  if (config.mode !== 'demo' || config.products === 0) return
  const now = clock.now()
  await withLock(database, mark, async () => {
    const done = await db.selectFrom('settings').select('key').where('key', '=', mark).executeTakeFirst()
    const shop = await db
      .selectFrom('shops')
      .select('id')
      .orderBy('product_count', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (done || !shop) return
    const password_hash = await hashPassword(demoPassword)
    await db.transaction().execute(async (trx) => {
      for (const { email, firstName, lastName, role } of demoPeople) {
        const userId = randomUUID()
        const names = { first_name: firstName, last_name: lastName }
        const row = { id: userId, email, email_key: emailKey(email), password_hash, ...names, is_active: true }
        await trx
          .insertInto('users')
          .values({ ...row, created_at: now })
          .execute()
        const step = { user_id: userId, totp_key: hide(keyOf(email).toString('base64url')), last_turn: null }
        await trx
          .insertInto('second_steps')
          .values({ ...step, begun_at: now, confirmed_at: now, codes_renewed_at: null })
          .execute()
        await addMembership(trx, { userId, shopId: doorOf(role) === 'seller' ? shop.id : null, role, now })
      }
      await verifyDemoShops(trx, now)
      await trx
        .insertInto('settings')
        .values({ key: mark, value: JSON.stringify({ at: now }) })
        .execute()
    })
  })
}
