import {
  deleteStaffMember,
  deleteTeamMember,
  getAudit,
  getAuditFile,
  getDeskMe,
  getInvitation,
  getOrders,
  getSeller,
  getStaff,
  getTeam,
  postInvitation,
  postMessage,
  postSecondStepLift,
  postStaff,
  postTeam,
  postTeamKey,
  putSecondStepLift,
  putStaffMember,
  putTeamMember,
} from '@market/contract/counter'
import { insertMember, makeVisitor } from '@market/api/testing'
import { postDeleteAccount } from '@market/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DeskClient, startTestCounter, type TestCounter } from '../testing/start-test-counter.ts'

let shop: TestCounter
beforeAll(async () => {
  shop = await startTestCounter({}, { shops: [1, 2, 3, 4, 5, 6] })
})
afterAll(() => shop.stop())

const password = 'Dogru-Parola-1'
const names = { first_name: 'Can', last_name: 'Demir' }
let addresses = 0
const newAddress = () => `davetli${(addresses += 1)}@ornek.test`

async function tokenOf(email: string): Promise<string> {
  const mail = await shop.api.deps.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .where('subject', 'like', '%davet%')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /\/davet\/([\w-]{43})/.exec(mail.text)?.[1] ?? ''
}
async function invited(by: DeskClient, email = newAddress()): Promise<{ email: string; token: string; id: string }> {
  const { id } = await by.ask(postTeam, { body: { email, role: 'operasyon' } })
  return { id, email, token: await tokenOf(email) }
}
const cookieOf = (headers: Headers) => ({ cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })

it('invites a new person, who chooses a password and is signed in', async () => {
  const owner = await shop.member('sahip')
  const { email, token } = await invited(owner)
  const door = shop.stranger('seller')
  const shown = await door.ask(getInvitation, { params: { token } })
  expect(shown).toMatchObject({ email, role: 'operasyon', shop: 'Deneme Mağazası 1', account: 'new' })
  expect((await door.call(postInvitation, { params: { token }, body: { ...names, password: 'kisa' } })).status).toBe(
    422,
  )
  expect((await door.call(postInvitation, { params: { token }, body: { password } })).status).toBe(422)
  const long = { ...names, first_name: 'A'.repeat(61), password }
  expect((await door.call(postInvitation, { params: { token }, body: long })).status).toBe(422)
  const accepted = await door.call(postInvitation, { params: { token }, body: { ...names, password } })
  expect(accepted.data).toMatchObject({ role: 'operasyon', person: { email }, shop: { id: 1 } })
  expect((await door.ask(getDeskMe, {}, cookieOf(accepted.headers))).role).toBe('operasyon')
  expect((await owner.ask(getTeam)).members.map((member) => member.email)).toContain(email)
})

it('asks an existing account for its own password', async () => {
  const owner = await shop.member('sahip')
  const shopper = await insertMember(shop.api)
  const { token } = await invited(owner, shopper.email)
  const door = shop.stranger('seller')
  expect((await door.ask(getInvitation, { params: { token } })).account).toBe('existing')
  const wrong = await door.call(postInvitation, { params: { token }, body: { ...names, password: 'Baska-Parola-1' } })
  expect(wrong.status).toBe(422)
  await door.ask(postInvitation, { params: { token }, body: { password: shopper.password } })
})

it('asks an existing account with a second step for its code', async () => {
  const owner = await shop.member('sahip', { shopId: 2 })
  const other = await shop.member('muhasebe', { shopId: 3 })
  const { token } = await invited(owner, other.email)
  const heard = await shop
    .stranger('seller')
    .call(postInvitation, { params: { token }, body: { password: other.password } })
  expect([heard.status, heard.code]).toEqual([422, 5060])
})

it('accepts an invitation once when it is used many times at once', async () => {
  const { token } = await invited(await shop.member('sahip'))
  const door = shop.stranger('seller')
  const tries = await Promise.all(
    Array.from({ length: 6 }, () => door.call(postInvitation, { params: { token }, body: { ...names, password } })),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await door.call(getInvitation, { params: { token } })).status).toBe(404)
})

it.each([
  ['expired', () => shop.api.advance(72 * 3_600_000 + 1)],
  ['removed', (owner: DeskClient, id: string) => owner.ask(deleteTeamMember, { params: { id } })],
  ['replaced', async (owner: DeskClient, _id: string, email: string) => void (await invited(owner, email))],
])('refuses an invitation that is %s', async (_, end) => {
  const owner = await shop.member('sahip')
  const { token, id, email } = await invited(owner)
  await end(owner, id, email)
  const door = shop.stranger('seller')
  expect((await door.call(getInvitation, { params: { token } })).status).toBe(404)
  expect((await door.call(postInvitation, { params: { token }, body: { ...names, password } })).status).toBe(404)
})

it('refuses an invitation at the other panel', async () => {
  const { token } = await invited(await shop.member('sahip'))
  const office = shop.stranger('office')
  expect((await office.call(getInvitation, { params: { token } })).status).toBe(404)
  expect((await office.call(postInvitation, { params: { token }, body: { ...names, password } })).status).toBe(404)
})

it('invites a mailbox at most three times a day, and no member again', async () => {
  const owner = await shop.member('sahip')
  const body = { email: newAddress(), role: 'muhasebe' as const }
  for (let tries = 0; tries < 3; tries += 1) await owner.ask(postTeam, { body })
  const refused = await owner.call(postTeam, { body })
  expect(refused.status).toBe(429)
  expect(refused.message).toMatch(/Lütfen \d+ saat sonra/)
  expect((await owner.call(postTeam, { body: { email: owner.email, role: 'muhasebe' } })).status).toBe(409)
  expect((await owner.call(postTeam, { body: { email: 'adres değil', role: 'muhasebe' } })).status).toBe(422)
})

it('ends the sessions of a removed member at the next call', async () => {
  const owner = await shop.member('sahip')
  const packer = await shop.member('operasyon')
  expect((await packer.call(getDeskMe)).status).toBe(200)
  await owner.ask(deleteTeamMember, { params: { id: packer.membershipId } })
  expect((await packer.call(getDeskMe)).status).toBe(401)
})

it('refuses an invitation if its sender may no longer invite', async () => {
  const owner = await shop.member('sahip')
  const door = shop.stranger('seller')
  const ends = [
    (id: string) => owner.ask(deleteTeamMember, { params: { id } }),
    (id: string) => owner.ask(putTeamMember, { params: { id }, body: { role: 'muhasebe' } }),
  ]
  for (const endRight of ends) {
    const second = await shop.member('sahip')
    const { email, token } = await invited(second)
    await endRight(second.membershipId)
    expect((await door.call(getInvitation, { params: { token } })).status).toBe(404)
    expect((await door.call(postInvitation, { params: { token }, body: { ...names, password } })).status).toBe(404)
    const { invitations } = await owner.ask(getTeam)
    expect(invitations.map((one) => one.email)).not.toContain(email)
    const again = await invited(owner, email)
    await door.ask(getInvitation, { params: { token: again.token } })
  }
})

it('gives a member the rights of a new role at the next call', async () => {
  const owner = await shop.member('sahip')
  const member = await shop.member('operasyon')
  expect((await member.call(getTeam)).status).toBe(403)
  await owner.ask(putTeamMember, { params: { id: member.membershipId }, body: { role: 'sahip' } })
  expect((await member.call(getTeam)).status).toBe(200)
})

it('keeps the last owner of a shop, also when two owners remove each other at once', async () => {
  const [one, other] = [await shop.member('sahip', { shopId: 4 }), await shop.member('sahip', { shopId: 4 })]
  const done = await Promise.all([
    one.call(deleteTeamMember, { params: { id: other.membershipId } }),
    other.call(deleteTeamMember, { params: { id: one.membershipId } }),
  ])
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1)
  const last = done[0]?.status === 200 ? one : other
  expect((await last.call(deleteTeamMember, { params: { id: last.membershipId } })).status).toBe(409)
  const role = { params: { id: last.membershipId }, body: { role: 'muhasebe' } }
  expect((await last.call(putTeamMember, role)).status).toBe(409)
  await shop.key('sahip', 4)
  expect((await last.call(putTeamMember, role)).status, 'a key keeps no shop').toBe(409)
})

it('keeps the account of a shop’s last owner, until another one is there', async () => {
  const [owner, next] = [await shop.member('sahip', { shopId: 6 }), await shop.member('operasyon', { shopId: 6 })]
  const { db } = shop.api.deps
  await db.deleteFrom('second_steps').where('user_id', 'in', [owner.personId, next.personId]).execute()
  const visitor = await makeVisitor(shop.api.url, { username: next.email, password: next.password })
  const mine = await makeVisitor(shop.api.url, { username: owner.email, password: owner.password })
  const remove = () => mine.call(postDeleteAccount, { body: { password: owner.password } })
  const alone = await remove()
  expect([alone.status, alone.message]).toEqual([409, expect.stringContaining('tek sahibi sizsiniz')])
  expect((await visitor.call(postDeleteAccount, { body: { password: next.password } })).status).toBe(200)
  await shop.member('sahip', { shopId: 6 })
  expect((await remove()).status).toBe(200)
  const left = db.selectFrom('memberships').select('user_id').where('shop_id', '=', 6).where('ended_at', 'is', null)
  expect(await left.execute()).toHaveLength(1)
})

it('treats another shop’s members, keys and invitations as unknown', async () => {
  const owner = await shop.member('sahip')
  const other = await shop.member('sahip', { shopId: 5 })
  const key = await shop.key('operasyon', 5)
  const { id } = await invited(other)
  for (const foreign of [other.membershipId, key.membershipId, id, crypto.randomUUID()]) {
    const removed = await owner.call(deleteTeamMember, { params: { id: foreign } })
    const changed = await owner.call(putTeamMember, { params: { id: foreign }, body: { role: 'muhasebe' } })
    expect([removed.status, removed.message, changed.status]).toEqual([404, 'Aradığınız kayıt bulunamadı.', 404])
  }
  expect((await other.ask(getTeam)).invitations).toHaveLength(1)
})

it('shows an API key once, which works until it is removed', async () => {
  const owner = await shop.member('sahip')
  const { id, key } = await owner.ask(postTeamKey, { body: { name: 'Depo', role: 'operasyon' } })
  const door = shop.stranger('seller')
  const headers = { authorization: `Bearer ${key}`, origin: '' }
  expect(await door.ask(getDeskMe, {}, headers)).toMatchObject({ person: null, role: 'operasyon', shop: { id: 1 } })
  expect(JSON.stringify(await owner.ask(getTeam))).not.toContain(key)
  const rows = await sql<{ row: string }>`select m::text as row from memberships m`.execute(shop.api.deps.db)
  expect(rows.rows.map(({ row }) => row).join()).not.toContain(key)
  expect((await owner.call(postTeamKey, { body: { name: 'Depo', role: 'sahip' } })).status).toBe(422)
  await owner.ask(deleteTeamMember, { params: { id } })
  expect((await door.call(getDeskMe, {}, headers)).status).toBe(401)
})

it('invites once for one idempotency key', async () => {
  const owner = await shop.member('sahip')
  const email = newAddress()
  const sent = { body: { email, role: 'muhasebe' as const } }
  const headers = { 'idempotency-key': 'davet-anahtari-1' }
  const [first, again] = [await owner.ask(postTeam, sent, headers), await owner.ask(postTeam, sent, headers)]
  expect(again).toEqual(first)
  const mails = await shop.api.deps.db.selectFrom('mails').select('id').where('recipient', '=', email).execute()
  expect(mails).toHaveLength(1)
  const other = { body: { email: newAddress(), role: 'muhasebe' } }
  expect((await owner.call(postTeam, other, headers)).status).toBe(422)
})

it('lifts a lost second step by two people of the office', async () => {
  const [asker, confirmer] = [await shop.member('destek'), await shop.member('destek')]
  const seller = await shop.member('sahip')
  const body = { email: seller.email, reason: 'Telefonunu kaybetti, kimliğiyle başvurdu' }
  const { id } = await asker.ask(postSecondStepLift, { body })
  expect((await confirmer.ask(getStaff)).lifts).toMatchObject([{ id, email: seller.email, own: false }])
  expect((await asker.call(putSecondStepLift, { params: { id } })).status).toBe(409)
  expect((await seller.call(getDeskMe)).status).toBe(200)
  await confirmer.ask(putSecondStepLift, { params: { id } })
  expect((await seller.call(getDeskMe)).status).toBe(401)
  expect((await confirmer.call(putSecondStepLift, { params: { id } })).status).toBe(404)
  expect((await asker.call(postSecondStepLift, { body })).status).toBe(404)
})

it('does not let the database confirm a lift by the person who asked', async () => {
  const [asker, seller] = [await shop.member('destek'), await shop.member('sahip')]
  const { id } = await asker.ask(postSecondStepLift, { body: { email: seller.email, reason: 'Telefonunu kaybetti' } })
  const { db, clock } = shop.api.deps
  for (const by of [asker.personId, seller.personId])
    await expect(
      db
        .updateTable('second_step_lifts')
        .set({ confirmed_by: by, confirmed_at: clock.now() })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow('check constraint')
})

it('keeps one person of the office who manages the staff', async () => {
  const staff = await shop.member('destek')
  const finance = await shop.member('finans')
  const team = await staff.ask(getStaff)
  for (const { id, role, own } of team.members)
    if (role === 'destek' && !own) await staff.ask(deleteStaffMember, { params: { id } })
  expect((await staff.call(deleteStaffMember, { params: { id: staff.membershipId } })).status).toBe(409)
  await staff.ask(postStaff, { body: { email: newAddress(), role: 'katalog' } })
  await staff.ask(putStaffMember, { params: { id: finance.membershipId }, body: { role: 'katalog' } })
  expect((await finance.call(getAudit)).status).toBe(403)
})

it('refuses every change of the audit', async () => {
  await invited(await shop.member('sahip'))
  const { db } = shop.api.deps
  for (const change of [
    sql`update audit_entries set action = 'x'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ])
    await expect(change.execute(db)).rejects.toThrow('append-only')
})

it('names what each row of the audit is about', async () => {
  const owner = await shop.member('sahip')
  const email = newAddress()
  await owner.ask(postTeam, { body: { email, role: 'muhasebe' } })
  const invitation = await owner.ask(postTeam, { body: { email: newAddress(), role: 'muhasebe' } })
  await owner.ask(deleteTeamMember, { params: { id: invitation.id } })
  await owner.ask(postTeamKey, { body: { name: 'Depo programı', role: 'operasyon' } })
  await owner.ask(postMessage, { body: { text: 'Merhaba' } })
  const staff = await shop.member('destek')
  await staff.ask(getSeller, { params: { id: 1 } })
  await staff.ask(postSecondStepLift, { body: { email: owner.email, reason: 'Telefonunu kaybetti' } })
  await staff.call(getAuditFile)
  await staff.ask(getOrders)
  const of = async (person: string) =>
    (await staff.ask(getAudit, { query: { person } })).items.map(({ action, about }) => [
      action,
      about.text,
      about.page,
    ])
  const seller = { of: 'seller', id: '1' }
  expect(await of(owner.email)).toEqual([
    ['message.write', 'Mesaj', seller],
    ['key.create', 'Depo programı', null],
    ['invitation.remove', 'Geri alınmış davet', null],
    ['invitation.send', 'Geri alınmış davet', null],
    ['invitation.send', email, null],
  ])
  const { first_name, last_name } = await shop.api.deps.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', owner.personId)
    .executeTakeFirstOrThrow()
  expect(await of(staff.email)).toEqual([
    ['audit.export', expect.stringMatching(/^\d+ satır$/), null],
    ['second-step.ask-lift', `${first_name} ${last_name}`, null],
    ['seller.read', 'Deneme Mağazası 1', seller],
  ])
  expect((await staff.ask(getAudit, { query: { subject: '1' } })).items[0]).toMatchObject({ action: 'seller.read' })
})

it('lists the audit by person, action and shop, page by page', async () => {
  const owner = await shop.member('sahip')
  for (let keys = 0; keys < 3; keys += 1) await owner.ask(postTeamKey, { body: { name: 'Anahtar', role: 'muhasebe' } })
  const staff = await shop.member('destek')
  const { items } = await staff.ask(getAudit, { query: { person: owner.email.toUpperCase(), action: 'key.create' } })
  expect(items).toHaveLength(3)
  expect(items[0]).toMatchObject({ door: 'seller', person: owner.email, role: 'sahip', shop: 'Deneme Mağazası 1' })
  expect((await staff.ask(getAudit, { query: { person: owner.email, shop: '2' } })).items).toEqual([])
  for (let keys = 0; keys < 60; keys += 1)
    await owner.ask(deleteTeamMember, {
      params: { id: (await owner.ask(postTeamKey, { body: { name: 'Anahtar', role: 'muhasebe' } })).id },
    })
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await staff.ask(getAudit, { query: { ...(after !== undefined && { after }), person: owner.email } })
    seen.push(...page.items.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(seen).toHaveLength(123)
  expect(new Set(seen).size).toBe(123)
  expect((await staff.call(getAudit, { query: { after: 'bozuk' } })).status).toBe(422)
})
