import { type CallInput, getShopApplicationParams, postShopApplication } from '@market/contract'
import { httpApplications } from '@market/http'
import { sellerApplicationsContract } from '@market/testing/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeClient } from '../testing/make-client.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { solveRobotCheck } from '../testing/solve-robot-check.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi({ products: 60 })
})
afterAll(() => api.stop())
beforeEach(async () => {
  // The limits of an hour begin anew.
  api.advance(3_600_000)
  visitor = await makeVisitor(api.url)
})

sellerApplicationsContract('over HTTP', async () => {
  const { client, visitor: same } = await makeClient(api.url)
  return { applications: httpApplications(client), recaptcha: () => solveRobotCheck(same) }
})

type Form = CallInput<typeof postShopApplication>['body']
const form = async (more: Partial<Form> = {}): Promise<Form> => {
  const { sectors, company_profiles, api_types } = await visitor.ask(getShopApplicationParams)
  return {
    company_name: 'Deneme Tekstil',
    company_phone: '0224 000 00 00',
    company_fax: '',
    company_web: 'www.deneme.test',
    company_address: 'Ihlamur Caddesi No: 7 Bursa',
    warehouse_address: 'Sanayi Sitesi No: 3 Bursa',
    tax_address: 'Nilüfer',
    tax_number: '4540536920',
    official_first_name: 'Işıl',
    official_last_name: 'Deneme',
    official_mail: 'isil@ornek.test',
    official_phone: '0555 000 00 00',
    official_role: 'Satış sorumlusu',
    company_profile: company_profiles[0]?.value ?? '',
    api_type: api_types[0]?.value ?? '',
    sector: sectors[0]?.value ?? '',
    shop_name: 'Deneme Giyim',
    brands: 'Sesta, <b>Nova</b>',
    other_sites: '',
    has_document: true,
    recaptcha: await solveRobotCheck(visitor),
    ...more,
  }
}
const officeMails = async () =>
  (await readMails(api.deps.db)).filter(({ recipient }) => recipient === api.deps.config.serviceMail)

it('reaches the office once, though it is sent twice, and stands in its mail as text', async () => {
  const before = (await officeMails()).length
  const body = await form({ gender: 'female' })
  const key = { 'idempotency-key': 'basvuru-anahtari' }
  const [one, two] = [
    await visitor.ask(postShopApplication, { body }, key),
    await visitor.ask(postShopApplication, { body }, key),
  ]
  expect(two).toEqual(one)
  // After a reload the browser knows the key no more.
  expect(await visitor.ask(postShopApplication, { body: await form({ gender: 'female' }) })).toEqual(one)
  const mails = (await officeMails()).slice(before)
  expect(mails.map(({ subject }) => subject)).toEqual(['Mağaza başvurusu: Deneme Giyim'])
  expect(mails[0]?.text).toContain(`Başvuru no:\n${one.application_no}`)
  expect(mails[0]?.text).toContain('Yetkilinin adı:\nIşıl')
  expect(mails[0]?.text).toContain('Cinsiyet:\nKadın')
  expect(mails[0]?.text).toContain('Firma türü:\nŞahıs işletmesi')
  expect(mails[0]?.html).not.toContain('<b>Nova')
})

it.each<[Partial<Form>, string]>([
  [{ company_name: '' }, 'Firma unvanı zorunludur.'],
  [{ tax_number: '12345' }, 'Vergi numarası geçersiz'],
  [{ official_mail: 'isil@' }, 'Yetkilinin e-postası geçersiz'],
  [{ has_document: false }, 'Satış için gereken belgeler zorunludur.'],
  [{ recaptcha: '' }, 'Robot doğrulaması zorunludur.'],
  [{ recaptcha: 'uydurma' }, '* Lütfen robot olmadığınızı onaylayınız.'],
])('refuses %j with the sentence of the field, and mails nobody', async (wrong, sentence) => {
  const before = (await officeMails()).length
  const refused = await visitor.call(postShopApplication, { body: await form(wrong) })
  expect([refused.status, refused.message]).toEqual([422, sentence])
  expect((await officeMails()).length).toBe(before)
})

it('takes a line break in a name as no mail header', async () => {
  await visitor.ask(postShopApplication, { body: await form({ shop_name: 'Deneme\r\nBcc: kimse@ornek.test' }) })
  expect((await officeMails()).at(-1)?.subject).toBe('Mağaza başvurusu: DenemeBcc kimseornektest')
})
