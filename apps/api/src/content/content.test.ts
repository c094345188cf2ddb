import { getPoll, postContactUs, postPoll, postTellFriend, postWholesaleDemand } from '@market/contract'
import { productId } from '@market/domain/kernel'
import { httpContacts, httpFriends, httpPolls, httpWholesale } from '@market/http'
import { contentFormsContract } from '@market/testing/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeClient } from '../testing/make-client.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { solveRobotCheck } from '../testing/solve-robot-check.ts'
import { addPoll } from '../demo/add-poll.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
  await addPoll(api.deps.db, api.deps.clock.now())
})
afterAll(() => api.stop())
// A day later the hourly and daily limits are reset.
beforeEach(() => api.advance(86_400_000))

contentFormsContract('over HTTP', async () => {
  api.advance(86_400_000)
  const { client, visitor } = await makeClient(api.url, (await insertMember(api)).credentials)
  return {
    contacts: httpContacts(client),
    friends: httpFriends(client),
    wholesale: httpWholesale(client),
    polls: httpPolls(client),
    product: productId(1),
    recaptcha: () => solveRobotCheck(visitor),
  }
})

const mailsTo = async (recipient: string) =>
  (await readMails(api.deps.db)).filter((mail) => mail.recipient === recipient)

describe('a message to the shop', () => {
  it('reaches the office once, with its number, as plain text', async () => {
    const visitor = await makeVisitor(api.url)
    const body = {
      first_name: 'Işıl',
      last_name: 'Deneme',
      email: 'isil @ornek.test',
      subject: 'Kargom nerede?\r\nBcc: kimse@ornek.test',
      message: 'Merhaba,\n<script>alert(1)</script>',
      recaptcha: await solveRobotCheck(visitor),
    }
    const key = { 'idempotency-key': 'mesaj-anahtari' }
    const { ticket_no } = await visitor.ask(postContactUs, { body }, key)
    expect((await visitor.ask(postContactUs, { body }, key)).ticket_no).toBe(ticket_no)
    const mails = (await mailsTo(api.deps.config.serviceMail)).filter(({ text }) => text.includes(ticket_no))
    expect(mails.map(({ subject }) => subject)).toEqual(['İletişim: Kargom nerede? Bcc: kimse@ornek.test'])
    expect(mails[0]?.text).toContain('E-posta:\nisil@ornek.test')
    expect(mails[0]?.html).toContain('Merhaba,<br>&lt;script&gt;')
  })

  it('needs the robot check', async () => {
    const visitor = await makeVisitor(api.url)
    const form = { first_name: 'Ada', last_name: 'Deneme', email: 'a@ornek.test', subject: 'Soru', message: 'Merhaba' }
    const heard = await visitor.call(postContactUs, { body: { ...form, recaptcha: 'uydurma' } })
    expect([heard.status, heard.message]).toEqual([422, '* Lütfen robot olmadığınızı onaylayınız.'])
  })
})

describe('a suggestion', () => {
  const tell = async (who: Awaited<ReturnType<typeof makeVisitor>>, friend_email: string, message = '') =>
    who.call(postTellFriend, { body: { product_id: 1, friend_name: 'Can', friend_email, message } })
  const member = async () => makeVisitor(api.url, (await insertMember(api)).credentials)

  it('is a Turkish mail with the product, and nothing of the member but a name', async () => {
    expect((await tell(await member(), 'can@ornek.test', '<b>Bak!</b>')).status).toBe(200)
    const [mail] = await mailsTo('can@ornek.test')
    expect(mail?.subject).toBe('Ada D. size bir ürün önerdi')
    expect(mail?.text).toContain('/deneme-urunu-1-p-1')
    expect(mail?.html).toContain('&lt;b&gt;Bak!')
    expect(mail?.text).not.toMatch(/uye\d+@/)
  })

  it('is sent five times an hour by a member, and three times a day to a mailbox', async () => {
    const sender = await member()
    const own: number[] = []
    for (let sent = 0; sent < 6; sent += 1) own.push((await tell(sender, `dost${sent}@ornek.test`)).status)
    expect(own).toEqual([200, 200, 200, 200, 200, 429])
    const shared: number[] = []
    for (let sent = 0; sent < 4; sent += 1) shared.push((await tell(await member(), 'ortak@ornek.test')).status)
    expect(shared).toEqual([200, 200, 200, 429])
  })
})

it('a wholesale request names the product to the office', async () => {
  const visitor = await makeVisitor(api.url)
  const body = {
    product_id: 1,
    company_name: 'Deneme Tekstil',
    first_name: 'Ada',
    last_name: 'Deneme',
    email: 'ada@ornek.test',
    phone: '0224 000 00 00',
    quantity: 250,
  }
  await visitor.ask(postWholesaleDemand, { body })
  const mail = (await mailsTo(api.deps.config.serviceMail)).at(-1)
  expect(mail?.subject).toBe('Toptan talep: Deneme Ürünü 1')
  expect(mail?.text).toContain('Adet:\n250')
  const few = await visitor.call(postWholesaleDemand, { body: { ...body, quantity: 9 } })
  expect([few.status, few.message]).toEqual([422, 'Adet geçersiz'])
})

it('a poll is answered once by each, though it is sent ten times at once', async () => {
  const visitor = await makeVisitor(api.url)
  const { poll } = await visitor.ask(getPoll)
  const body = { poll_id: poll?.id ?? 0, answers: [{ question: 1, option: 2, text: '' }] }
  const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.call(postPoll, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  const missing = await (await makeVisitor(api.url)).call(postPoll, { body: { ...body, answers: [] } })
  expect([missing.status, missing.message]).toEqual([422, expect.stringMatching(/memnunsunuz\?” zorunludur/)])
})
