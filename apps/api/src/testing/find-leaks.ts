import { randomUUID } from 'node:crypto'
import type { Database } from '@market/database'
import { type Call, cancelCalls, postLogout } from '@market/contract'
import fc from 'fast-check'
import { contractCalls, type NamedCall } from '@market/openapi'
import { completeCardOrder } from './bank-customer.ts'
import { jsonSchemaOf, validRequests } from './call-requests.ts'
import { homeAddress } from './home-address.ts'
import { insertMember } from './insert-member.ts'
import { makeVisitor, type Visitor } from './make-visitor.ts'
import { handlesOf, readOwnedRows } from './owned-rows.ts'
import { makeShopper } from './shopper.ts'
import type { TestApi } from './start-test-api.ts'

/** A word that occurs only in the owner's name, addresses and lists. */
const canary = 'Kanarya'
const namesSomething = /id$|ids$|no$|number|slug|code|token|key|order|payment|collection|endpoint|photos|credential/i
/**
 * Handles that are unique to one owner: order numbers and row ids. Slugs of lists are not, since each member has a list
 * with the same slug.
 */
const ofNobodyElse = /^GV-|^[\da-f]{8}-/
const seed = 13

export interface Walk {
  /** Calls that showed the owner's data to the stranger, or that changed the owner's rows. */
  readonly leaks: readonly string[]
  /**
   * Calls that showed the owner's data to the owner for the same requests. Without them the walk would prove nothing.
   */
  readonly seen: ReadonlySet<string>
  /** Tables in which the owner had rows. */
  readonly tables: readonly string[]
}

/**
 * Tests whether members can reach each other's data (security.md 13). One member creates data with every call; then
 * another member sends each handle of that member's rows in every field of every call. The API needs seeded products.
 */
export async function findLeaks(api: TestApi, walked: readonly NamedCall[] = contractCalls): Promise<Walk> {
  const [owner, stranger] = [await insertMember(api), await insertMember(api)]
  const owning = await liveAs(api, owner)
  const walking = await makeVisitor(api.url, stranger.credentials)
  const before = await readOwnedRows(api.deps.db, owner.id)
  const leaks: string[] = []
  const seen = new Set<string>()
  for (const { name, call } of walked.filter((one) => one.call !== postLogout && one.call.who !== 'open')) {
    const [sample] = fc.sample(validRequests(call, 'required'), { numRuns: 1, seed })
    for (const part of ['params', 'query', 'body'] as const) {
      const fields = Object.entries(jsonSchemaOf(call, part)?.properties ?? {}).filter(([field]) =>
        namesSomething.test(field),
      )
      for (const [field, { type }] of fields)
        for (const handle of handlesOf(before)) {
          const named = type === 'array' ? [handle] : handle
          const request = { ...sample, [part]: { ...(sample?.[part] as object | undefined), [field]: named } }
          const heard = await walking.call(call, request)
          if (tells(call, heard.data, handle)) leaks.push(`${name} shows with ${field} ${handle}`)
          if (call.method !== 'GET') continue
          const own = await owning.call(call, request)
          if (tells(call, own.data, handle)) seen.add(name)
        }
    }
    if (call.method === 'GET') continue
    const after = await readOwnedRows(api.deps.db, owner.id)
    if (JSON.stringify(after) !== JSON.stringify(before)) leaks.push(`${name} changes rows`)
    await api.deps.db.deleteFrom('rate_limits').execute()
  }
  return { leaks, seen, tables: Object.keys(before) }
}

/** Whether an answer contains the owner's data: the canary or, for GET, a handle that only the owner's rows have. */
function tells(call: Call, answer: unknown, handle: string | number): boolean {
  const text = JSON.stringify(answer ?? '')
  if (text.includes(canary)) return true
  return call.method === 'GET' && ofNobodyElse.test(String(handle)) && text.includes(String(handle))
}

/** Buys, returns, and sends some requests of every call. */
async function liveAs(api: TestApi, member: Awaited<ReturnType<typeof insertMember>>): Promise<Visitor> {
  const { db, clock } = api.deps
  await db.updateTable('users').set({ first_name: canary }).where('id', '=', member.id).execute()
  await db
    .insertInto('notifications')
    .values({ id: crypto.randomUUID(), user_id: member.id, title: canary, text: canary, created_at: clock.now() })
    .execute()
  const shopper = await makeShopper(api, member.credentials, { ...homeAddress, title: canary, first_name: canary })
  const products = await db
    .selectFrom('product_stock')
    .select(['product_id', 'combination'])
    .distinctOn('product_id')
    .where('stock', '>', 5)
    .execute()
  const [first] = products
  if (!first) throw new Error('nothing to buy')
  await shopper.add(first.product_id, 2, first.combination)
  const order_id = await completeCardOrder(api, shopper)
  const items = [{ product_id: first.product_id, attr_id: first.combination, quantity: 1, reason_id: 1 }]
  await shopper.ask(cancelCalls.postAction, { body: { order_id, items } })
  for (const { call } of contractCalls)
    if (call !== postLogout)
      for (const request of fc.sample(validRequests(call), { numRuns: 3, seed })) await shopper.call(call, request)
  for (const { product_id, combination } of products.slice(1, 4)) await shopper.add(product_id, 1, combination)
  await addRandomNames(db, {
    ownerId: member.id,
    sessionId: await sessionOf(db, member.id),
    productId: first.product_id,
    now: clock.now(),
  })
  await db.updateTable('users').set({ first_name: canary }).where('id', '=', member.id).execute()
  await db.updateTable('favourite_lists').set({ name: canary }).where('user_id', '=', member.id).execute()
  await db.deleteFrom('rate_limits').execute()
  return shopper
}

const sessionOf = async (db: Database, userId: string) =>
  (await db.selectFrom('sessions').select('id').where('user_id', '=', userId).limit(1).executeTakeFirstOrThrow()).id

/** Inserts rows that no random request creates, each with a handle that is unique to the owner. */
async function addRandomNames(
  db: Database,
  owner: { readonly ownerId: string; readonly sessionId: string; readonly productId: number; readonly now: Date },
): Promise<void> {
  const { ownerId, sessionId, productId, now } = owner
  const key = { id: randomUUID(), credential_id: randomUUID(), public_key: '', counter: 0, transports: [] }
  await db
    .insertInto('passkeys')
    .values({ ...key, user_id: ownerId, name: canary, created_at: now, used_at: null })
    .execute()
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`
  const browser = { endpoint, owner_id: ownerId, session_id: sessionId, p256dh: '', auth: '' }
  await db
    .insertInto('push_subscriptions')
    .values({ ...browser, created_at: now })
    .execute()
  const photo = { key: randomUUID().replaceAll('-', ''), user_id: ownerId, product_id: productId, digest: canary }
  await db
    .insertInto('comment_photos')
    .values({ ...photo, created_at: now })
    .execute()
  const share = { token: randomUUID(), user_id: ownerId }
  await db
    .insertInto('cart_shares')
    .values({ ...share, created_at: now, ends_at: new Date(now.getTime() + 86_400_000) })
    .execute()
}
