import { randomUUID } from 'node:crypto'
import { emailKey } from '@market/commerce'
import { hash } from '@node-rs/argon2'
import type { ShopInTest } from './shop-in-test.ts'

const password = 'Dogru-Parola-1'
/** With the least work, because most tests log in; `password-hash.test.ts` checks the real hash. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let members = 0

/** Inserts a member with a unique address. */
export async function insertMember(api: ShopInTest, isActive = true) {
  members += 1
  const id = randomUUID()
  const email = `uye${members}@ornek.test`
  await api.deps.db
    .insertInto('users')
    .values({
      id,
      email,
      email_key: emailKey(email),
      password_hash: await passwordHash,
      first_name: 'Ada',
      last_name: 'Deneme',
      is_active: isActive,
      created_at: api.deps.clock.now(),
    })
    .execute()
  return { id, email, password, credentials: { username: email, password } }
}
