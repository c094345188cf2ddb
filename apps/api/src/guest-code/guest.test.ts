import { checkGuestCode, checkGuestEmail, getInitAddress, sendGuestCode } from '@market/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { mailedCode, readMails } from '../testing/read-mails.ts'

let api: TestApi
let visitor: Visitor
let clients = 0
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  visitor = await makeVisitor(api.url)
  clients += 1
})

const from = () => ({ 'x-forwarded-for': `203.0.113.${clients}` })
const send = (email: string, by = visitor) => by.call(sendGuestCode, { body: { email } }, from())
const prove = (email: string, code: string, by = visitor) => by.call(checkGuestCode, { body: { email, code } })
const wrongOf = (code: string) => (code === '123456' ? '654321' : '123456')

test('a mailed code proves the address, once', async () => {
  const email = 'Misafir@ornek.com'
  expect(await visitor.ask(checkGuestEmail, { body: { email } })).toEqual({ guest_email: email })
  expect((await send(email)).data).toMatchObject({ expires_in: 600, retry_in: 60 })
  const code = await mailedCode(api.deps.db, email)
  expect(code).toMatch(/^\d{6}$/)
  expect(JSON.stringify(await api.deps.db.selectFrom('guest_codes').selectAll().execute())).not.toContain(code)
  expect((await prove(email, wrongOf(code))).status).toBe(422)
  expect((await prove(email, code)).data).toEqual({ guest_email: email })
  expect(await visitor.ask(getInitAddress)).toMatchObject({ guest_email: email, guest_verified: true })
  expect((await prove(email, code)).status).toBe(422)
})
test('twenty right answers at once give one success', async () => {
  const email = 'yirmi@ornek.com'
  await send(email)
  const code = await mailedCode(api.deps.db, email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => prove(email, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
test('five wrong tries kill the code', async () => {
  const email = 'bes@ornek.com'
  await send(email)
  const code = await mailedCode(api.deps.db, email)
  for (let tries = 0; tries < 5; tries += 1) expect((await prove(email, wrongOf(code))).status).toBe(422)
  expect((await prove(email, code)).status).toBe(422)
  expect((await visitor.ask(getInitAddress)).guest_verified).toBe(false)
})
test('a code lives ten minutes, and a new one replaces it', async () => {
  const email = 'sure@ornek.com'
  await send(email)
  const old = await mailedCode(api.deps.db, email)
  api.advance(61_000)
  await send(email)
  const code = await mailedCode(api.deps.db, email)
  if (old !== code) expect((await prove(email, old)).status).toBe(422)
  api.advance(600_000)
  expect((await prove(email, code)).status).toBe(422)
})
test("another's code, session or address proves nothing", async () => {
  const email = 'sahip@ornek.com'
  await send(email)
  const code = await mailedCode(api.deps.db, email)
  const other = await makeVisitor(api.url)
  expect((await prove(email, code, other)).status).toBe(422)
  expect((await prove('baska@ornek.com', code)).status).toBe(422)
  expect((await prove('SAHİP@ornek.com', code)).status).toBe(422)
})
test('a second code is given after 60 seconds', async () => {
  await send('bekle@ornek.com')
  const early = await send('bekle@ornek.com')
  expect(early.status).toBe(429)
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0)
  // An address that was mistyped is corrected at once.
  expect((await send('dogrusu@ornek.com')).status).toBe(200)
  api.advance(61_000)
  expect((await send('bekle@ornek.com')).status).toBe(200)
})
test('five codes an hour for a mailbox from one network, twenty from everywhere, and sixty for a network', async () => {
  const statuses = async (times: number, to: (at: number) => string, network: () => void) => {
    const heard: number[] = []
    for (let at = 0; at < times; at += 1) {
      network()
      heard.push((await send(to(at), await makeVisitor(api.url))).status)
    }
    return { sent: heard.filter((status) => status === 200).length, refused: heard.lastIndexOf(429) === times - 1 }
  }
  const stay = () => undefined
  const move = () => {
    clients += 1
  }
  move()
  expect(await statuses(6, () => 'hedef@ornek.com', stay)).toEqual({ sent: 5, refused: true })
  // From another network the mailbox's owner still gets a code.
  expect(await statuses(16, () => 'hedef@ornek.com', move)).toEqual({ sent: 15, refused: true })
  move()
  expect(await statuses(61, (at) => `hedef${at}@ornek.com`, stay)).toEqual({ sent: 60, refused: true })
})
test('a device that proved a mailbox is sent its code, however many strangers ask for one', async () => {
  const email = 'taninan@ornek.com'
  await send(email)
  const proved = await prove(email, await mailedCode(api.deps.db, email))
  const cookie = proved.headers.get('set-cookie')?.split(';')[0] ?? ''
  const ask = async (headers = {}) => {
    clients += 1
    const other = await makeVisitor(api.url)
    return (await other.call(sendGuestCode, { body: { email } }, { ...from(), ...headers })).status
  }
  for (let stranger = 0; stranger < 20; stranger += 1) await ask()
  expect(await ask()).toBe(429)
  expect(await ask({ cookie })).toBe(200)
})
test.each(['', 'x', 'a@b', 'a@b.co\r\nBcc: c@d.co', 'a@b.co,c@d.co', '<a@b.co>', 'a b@c.co'])(
  'refuses the address %j and mails nothing',
  async (email) => {
    const before = (await readMails(api.deps.db)).length
    expect((await visitor.call(checkGuestEmail, { body: { email } })).status).toBe(422)
    expect((await send(email)).status).toBe(422)
    expect(await readMails(api.deps.db)).toHaveLength(before)
  },
)
