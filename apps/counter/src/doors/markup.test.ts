import { phonePhoto, readMails } from '@market/api/testing'
import {
  type DeskCall,
  getDispute,
  getOwnShop,
  getPackage,
  getSlip,
  officeCalls,
  postDisputePhoto,
  postInvitation,
  postMessage,
  postReturn,
  postSecondStepProof,
  postSecondStepSetup,
  postShip,
  postSignIn,
  postSignInSecond,
  postTeam,
  postTeamKey,
  postUnsupplied,
  putOwnShop,
  sellerCalls,
} from '@market/contract/counter'
import { getShop } from '@market/contract'
import type * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfProblem } from '../papers/pdf-problem.ts'
import { decide, makeOpenShop, settings } from '../testing/applicant.ts'
import { makeSale, passDaysUntil } from '../testing/sale.ts'
import { type DeskClient, startTestCounter, type TestCounter } from '../testing/start-test-counter.ts'

let shop: TestCounter
beforeAll(async () => {
  shop = await startTestCounter({}, { shops: [] })
})
afterAll(() => shop.stop())

/** Fields that no page shows: passwords, codes, tickets, and keys of photos that must exist. */
const unshown = [
  [postSignIn, 'password'],
  [postSignInSecond, 'ticket'],
  [postSecondStepSetup, 'password'],
  [postInvitation, 'password'],
  [postInvitation, 'code'],
  [postSignInSecond, 'code'],
  [postSecondStepProof, 'code'],
  [postReturn, 'dispute.photos'],
] as const
/** Fields whose own form refuses markup. */
const refused = [
  [postSignIn, 'username'],
  [postInvitation, 'first_name'],
  [postInvitation, 'last_name'],
  [postTeam, 'email'],
] as const
/** Fields that are typed below. */
const typed = [
  [postUnsupplied, 'note'],
  [postReturn, 'dispute.note'],
  [postMessage, 'text'],
  [postTeamKey, 'name'],
  ...[
    'description',
    ...['legal_name', 'tax_office', 'tax_number', 'mersis', 'kep'].map((name) => `company.${name}`),
  ].map((name) => [putOwnShop, name] as const),
  ...['city', 'district', 'street', 'phone'].map((name) => [putOwnShop, `address.${name}`] as const),
  ...['name', 'city', 'district', 'street', 'phone'].map((name) => [putOwnShop, `return_address.${name}`] as const),
] as const

const shaped = new Set(['regex', 'iso_date', 'email', 'uuid', 'check', 'picklist'])
interface AnySchema {
  readonly type: string
  readonly pipe?: readonly { readonly type: string }[]
  readonly entries?: Readonly<Record<string, AnySchema>>
  readonly wrapped?: AnySchema
  readonly item?: AnySchema
}
/** Paths of the free texts of a schema. */
function textsOf(schema: AnySchema | undefined, path: readonly string[] = []): readonly string[] {
  if (!schema) return []
  if (schema.entries) return Object.entries(schema.entries).flatMap(([name, one]) => textsOf(one, [...path, name]))
  if (schema.wrapped ?? schema.item) return textsOf(schema.wrapped ?? schema.item, path)
  const isFree = schema.type === 'string' && !(schema.pipe ?? []).some(({ type }) => shaped.has(type))
  return isFree ? [path.join('.')] : []
}
const fieldOf = (call: DeskCall, field: string) => `${call.method} ${call.path} ${field}`

it('knows every free text that a seller types', () => {
  const fields = sellerCalls.flatMap(({ call }) =>
    textsOf(call.body as (AnySchema & v.GenericSchema) | undefined).map((field) => fieldOf(call, field)),
  )
  const known = [...unshown, ...refused, ...typed].map(([call, field]) => fieldOf(call, field))
  expect(fields.toSorted()).toEqual(known.toSorted())
})

it('shows what sellers type as text in mails, panels, files and the shop’s answers', async () => {
  const markup = '<img src=x onerror="alert(1)">'
  const owner = await makeOpenShop(shop, { shop_name: `Deneme ${markup}`, company_name: markup, brands: markup })
  const { shopId } = owner
  const address = { city: markup, district: markup, street: `${markup} No: 7`, phone: settings.address.phone }
  const { revision, slug } = await owner.ask(getOwnShop)
  const more = { ...settings, address, description: markup, return_address: { ...address, name: markup }, revision }
  await owner.ask(putOwnShop, { body: more })
  await owner.ask(postMessage, { body: { text: markup } })
  await owner.ask(postTeamKey, { body: { name: markup.slice(0, 40), role: 'muhasebe' } })
  await owner.ask(postTeam, { body: { email: 'isaretli@ornek.test', role: 'operasyon' } })
  const invitation = (await readMails(shop.api.deps.db)).findLast(
    ({ recipient }) => recipient === 'isaretli@ornek.test',
  )
  const token = /\/davet\/([\w-]+)/.exec(invitation?.text ?? '')?.[1] ?? ''
  const names = { first_name: markup, last_name: markup, password: 'Uzun-Bir-Parola-7' }
  const stranger = shop.stranger('seller')
  for (const [call, input] of [
    [postInvitation, { params: { token }, body: names }],
    [postSignIn, { body: { username: `${markup}@ornek.test`, password: 'x' } }],
    [postTeam, { body: { email: `${markup}@ornek.test`, role: 'operasyon' } }],
  ] as const)
    expect((await (call === postTeam ? owner : stranger).call<DeskCall>(call, input)).status, call.path).toBe(422)

  const sale = await makeSale(shop, { shopId, units: 2 })
  const seen = await sale.packer.ask(getPackage, { params: { id: sale.id } })
  const lines = [{ line: 1, units: 1 }]
  const missing = { id: sale.id, revision: seen.revision, lines, reason: 'other' as const, note: markup }
  const told = await sale.packer.ask(postUnsupplied, { body: missing })
  const slip = await sale.packer.call(getSlip, { params: { id: sale.id } })
  expect(pdfProblem(slip.bytes)).toBeUndefined()
  const shipped = { revision: told.package.revision, tracking_no: 'GV 555 666' }
  await sale.packer.ask(postShip, { params: { id: sale.id }, body: shipped })
  const state = async () => (await sale.packer.ask(getPackage, { params: { id: sale.id } })).state
  await passDaysUntil(shop, async () => (await state()) === 'delivered')
  const { data } = await sale.giveBack(1, 13)
  const id = data.cancel_id
  const photo = { params: { id }, file: await phonePhoto('#765', 60, 60) }
  await passDaysUntil(shop, async () => (await sale.packer.call(postDisputePhoto, photo)).status === 200)
  const { key } = await sale.packer.ask(postDisputePhoto, photo)
  const dispute = { reason: 'used' as const, note: markup, photos: [key] }
  await sale.packer.ask(postReturn, { params: { id }, body: { revision: 1, dispute } })
  const office = await shop.member('destek')
  expect((await office.ask(getDispute, { params: { id } })).dispute?.note).toBe(markup)
  await decide(office, shopId, { action: 'ask', requirement: 'ek-belge', reason: markup })

  // Every answer is JSON or a file to save, which no browser reads as a page.
  const again = await shop.member('sahip', { shopId })
  let marked = 0
  for (const [client, calls] of [
    [again, sellerCalls],
    [office, officeCalls],
  ] as const)
    for (const { call } of calls.filter((one) => one.call.method === 'GET'))
      marked += await isInert(client, call, {
        id: call.path.startsWith('/sellers') ? shopId : sale.id,
        number: sale.number,
      })
  expect(marked).toBeGreaterThan(5)
  const shown = await sale.again()
  expect((await shown.ask(getShop, { params: { id: slug } })).description).toBe(markup)

  const mails = await readMails(shop.api.deps.db)
  expect(mails.filter(({ html }) => html.includes('&lt;img src=x'))).not.toEqual([])
  for (const { subject, html } of mails) {
    expect(html, subject).not.toContain('<img src=x')
    expect(subject).not.toMatch(/[\r\n]/)
  }
})

/** 1 if the answer has markup. */
async function isInert(client: DeskClient, call: DeskCall, params: object): Promise<number> {
  const { status, headers, bytes } = await client.call(call, { params: { document: 'yok', token: 'yok', ...params } })
  expect(status, call.path).toBeLessThan(500)
  const type = headers.get('content-type') ?? ''
  const isSaved = headers.get('content-disposition')?.startsWith('attachment') ?? false
  expect(type.startsWith('application/json') || isSaved, `${call.path} ${type}`).toBe(true)
  expect(headers.get('x-content-type-options'), call.path).toBe('nosniff')
  return Buffer.from(bytes).toString().includes('<img src=x') ? 1 : 0
}
