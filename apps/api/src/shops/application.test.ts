import { postShopApplication } from '@market/contract'
import { httpApplications } from '@market/http'
import { sellerApplicationsContract } from '@market/testing/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeClient } from '../testing/make-client.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { type SellerForm, sellerForm } from '../testing/seller-form.ts'
import { solveRobotCheck } from '../testing/solve-robot-check.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi({ products: 60 })
})
afterAll(() => api.stop())
beforeEach(async () => {
  // An hour later the hourly limits are reset.
  api.advance(3_600_000)
  visitor = await makeVisitor(api.url)
})

sellerApplicationsContract('over HTTP', async () => {
  const { client, visitor: same } = await makeClient(api.url)
  return { applications: httpApplications(client), recaptcha: () => solveRobotCheck(same) }
})

const form = (more: Partial<SellerForm> = {}) => sellerForm(visitor, more)
const officeMails = async () =>
  (await readMails(api.deps.db)).filter(({ recipient }) => recipient === api.deps.config.serviceMail)

it('reaches the office once when it is sent twice, and is plain text in the mail', async () => {
  const before = (await officeMails()).length
  const body = await form({ gender: 'female' })
  const key = { 'idempotency-key': 'basvuru-anahtari' }
  const [one, two] = [
    await visitor.ask(postShopApplication, { body }, key),
    await visitor.ask(postShopApplication, { body }, key),
  ]
  expect(two).toEqual(one)
  // After a reload the browser has lost the idempotency key.
  expect(await visitor.ask(postShopApplication, { body: await form({ gender: 'female' }) })).toEqual(one)
  const mails = (await officeMails()).slice(before)
  expect(mails.map(({ subject }) => subject)).toEqual(['Mağaza başvurusu: Deneme Giyim'])
  expect(mails[0]?.text).toContain(`Başvuru no:\n${one.application_no}`)
  expect(mails[0]?.text).toContain('Yetkilinin adı:\nIşıl')
  expect(mails[0]?.text).toContain('Cinsiyet:\nKadın')
  expect(mails[0]?.text).toContain('Firma türü:\nŞahıs işletmesi')
  expect(mails[0]?.html).not.toContain('<b>Nova')
})

it.each<[Partial<SellerForm>, string]>([
  [{ company_name: '' }, 'Firma unvanı zorunludur.'],
  [{ tax_number: '12345' }, 'Vergi numarası geçersiz'],
  [{ official_mail: 'isil@' }, 'Yetkilinin e-postası geçersiz'],
  [{ has_document: false }, 'Satış için gereken belgeler zorunludur.'],
  [{ recaptcha: '' }, 'Robot doğrulaması zorunludur.'],
  [{ recaptcha: 'uydurma' }, '* Lütfen robot olmadığınızı onaylayınız.'],
])('refuses %j with the message of the field, and sends no mail', async (wrong, sentence) => {
  const before = (await officeMails()).length
  const refused = await visitor.call(postShopApplication, { body: await form(wrong) })
  expect([refused.status, refused.message]).toEqual([422, sentence])
  expect((await officeMails()).length).toBe(before)
})

it('keeps a line break in a name out of the mail headers', async () => {
  await visitor.ask(postShopApplication, { body: await form({ shop_name: 'Deneme\r\nBcc: kimse@ornek.test' }) })
  expect((await officeMails()).at(-1)?.subject).toBe('Mağaza başvurusu: DenemeBcc kimseornektest')
})
