import { randomUUID } from 'node:crypto'
import { emailKey } from '@market/commerce'
import type { Database } from '@market/database'
import { hashPassword } from '../session/password-hash.ts'

/** Members that every fresh database has, for trying the shop. The password is public on purpose. */
export const demoPassword = 'Guvercin2026'
export const demoMembers = [
  { email: 'elif.karaca@ornek.com', first_name: 'Elif', last_name: 'Karaca', phone: '5321112233' },
  { email: 'mert.aydin@ornek.com', first_name: 'Mert', last_name: 'Aydın', phone: '5423334455' },
] as const

/** Adds the demo members that do not exist yet. */
export async function addDemoMembers(db: Database, now: Date): Promise<void> {
  const keys = demoMembers.map(({ email }) => emailKey(email))
  const rows = await db.selectFrom('users').select('email_key').where('email_key', 'in', keys).execute()
  const there = new Set(rows.map((row) => row.email_key))
  for (const member of demoMembers.filter(({ email }) => !there.has(emailKey(email)))) {
    const row = {
      ...member,
      id: randomUUID(),
      email_key: emailKey(member.email),
      password_hash: await hashPassword(demoPassword),
      is_active: true,
      created_at: now,
    }
    await db
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute()
  }
}
