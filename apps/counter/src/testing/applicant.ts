import { randomUUID } from 'node:crypto'
import { makeVisitor, offerApplications, readMails, sellerForm } from '@market/api/testing'
import { postShopApplication } from '@market/contract'
import {
  type DeskInput,
  getRequirements,
  getSeller,
  postInvitation,
  postSeller,
  postShopContract,
  postShopDocument,
  putOwnShop,
} from '@market/contract/counter'
import { startDeskSession } from '@market/database'
import { type DeskClient, giveSecondStep, type TestCounter } from './start-test-counter.ts'

/** A file that is a whole PDF without pages. */
export const smallPdf = (inside = ''): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
    ),
  )

export const settings = {
  description: '',
  company: { legal_name: 'Deneme Tekstil', tax_office: 'Nilüfer', tax_number: '4540536920', mersis: '', kep: '' },
  address: { city: 'Bursa', district: 'Nilüfer', street: 'Ihlamur Caddesi No: 7', phone: '0224 000 00 00' },
  return_address: null,
  cargo_price: 49.9,
  free_cargo_over: 500,
  prepare_days: 2,
  leave: null,
}
export const neededDocuments = ['vergi-levhasi', 'ticaret-sicil', 'imza-sirkuleri']

let applicants = 0

/** Sends the shop's form, and returns the tokens of the links that were mailed. */
export async function sendApplication(
  { api }: TestCounter,
  more: Parameters<typeof sellerForm>[1] = {},
  times = 1,
): Promise<{ readonly email: string; readonly tokens: readonly string[] }> {
  applicants += 1
  if (applicants === 1) await offerApplications(api.deps.db).catch(() => undefined)
  // The hourly limit of forms is over.
  api.advance(3_600_000)
  const visitor = await makeVisitor(api.url)
  const email = `basvuran${applicants}@ornek.test`
  const form = { official_mail: email, shop_name: `Deneme Giyim ${applicants}`, ...more }
  for (let at = 0; at < times; at += 1)
    await visitor.ask(postShopApplication, { body: await sellerForm(visitor, form) })
  const mails = (await readMails(api.deps.db)).filter(({ recipient }) => recipient === email)
  return { email, tokens: mails.map(({ text }) => /\/davet\/([\w-]+)/.exec(text)?.[1] ?? '') }
}

/** An applicant who has accepted the invitation and passed a second step, with the number of the new shop. */
export async function makeApplicant(
  shop: TestCounter,
  more: Parameters<typeof sellerForm>[1] = {},
): Promise<DeskClient & { readonly shopId: number; readonly email: string }> {
  const { email, tokens } = await sendApplication(shop, more)
  const token = tokens.at(-1) ?? ''
  const { db, clock } = shop.api.deps
  const body = { password: `Parola-${randomUUID()}`, first_name: 'Işıl', last_name: 'Deneme' }
  const me = await shop.stranger('seller').ask(postInvitation, { params: { token }, body })
  const shopId = me.shop?.id ?? 0
  const { id, user_id } = await db
    .selectFrom('memberships')
    .select(['id', 'user_id'])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow()
  const userId = user_id ?? ''
  const now = clock.now()
  await giveSecondStep(shop.api, userId)
  const session = await startDeskSession(db, { membershipId: id, userId, door: 'seller', proof: 'second-step', now })
  const headers = { cookie: `market-seller=${session}` }
  const stranger = shop.stranger('seller')
  return {
    ...stranger,
    email,
    personId: userId,
    membershipId: id,
    headers,
    shopId,
    call: (call, input, extra) => stranger.call(call, input, { ...headers, ...extra }),
    ask: (call, input, extra) => stranger.ask(call, input, { ...headers, ...extra }),
  }
}

/** Gives everything that the office checks. */
export async function completeApplication(applicant: DeskClient): Promise<void> {
  const { revision } = await applicant.ask(getRequirements)
  await applicant.ask(putOwnShop, { body: { ...settings, revision } })
  for (const requirement of neededDocuments)
    await applicant.ask(postShopDocument, { params: { requirement }, file: smallPdf() })
  await applicant.ask(postShopContract, { body: { requirement: 'beyan', version: '2026-01-01' } })
}

/** Decides with the present revision. */
export async function decide(
  office: DeskClient,
  id: number,
  decision: Omit<DeskInput<typeof postSeller>['body'], 'revision'>,
) {
  const { revision } = await office.ask(getSeller, { params: { id } })
  return office.call(postSeller, { params: { id }, body: { ...decision, revision } })
}

/** The owner of a shop that the office has opened. */
export async function makeOpenShop(shop: TestCounter, more: Parameters<typeof sellerForm>[1] = {}) {
  const owner = await makeApplicant(shop, more)
  const id = owner.shopId
  await completeApplication(owner)
  const office = await shop.member('destek')
  for (const requirement of ['sirket', ...neededDocuments, 'sicil-kontrolu'])
    await decide(office, id, { action: 'verify', requirement })
  await decide(office, id, { action: 'verify' })
  await owner.ask(postShopContract, { body: { requirement: 'sozlesme', version: '2026-01-01' } })
  await decide(office, id, { action: 'open' })
  return owner
}
