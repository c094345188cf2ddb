import { randomInt, randomUUID } from 'node:crypto'
import { phonePhoto } from '@market/api/testing'
import {
  type DeskCall,
  deleteShopDocument,
  deleteTeamMember,
  getMessages,
  getPackage,
  getPackages,
  getPackagesFile,
  getReturn,
  getReturns,
  getShopDocument,
  getSlip,
  postAccept,
  postDisputePhoto,
  postMessage,
  postPack,
  postReturn,
  postShip,
  postShopDocument,
  postTeam,
  postUndo,
  postUnsupplied,
  putDeskSession,
  putInvoice,
  putTeamMember,
} from '@market/contract/counter'
import { sql } from 'kysely'
import { smallPdf } from './applicant.ts'
import { makeSale, passDaysUntil } from './sale.ts'
import type { DeskClient, Loose, TestCounter } from './start-test-counter.ts'

/** Ids of one shop, of each kind that a call takes. */
export interface ShopIds {
  readonly number: string
  readonly package: string
  readonly tracking: string
  readonly return: string
  readonly photo: string
  readonly document: string
  readonly member: string
  readonly key: string
  readonly invitation: string
}
/** An owner with the ids of a shop that has one of everything. */
export interface FullShop {
  readonly shopId: number
  readonly ids: ShopIds
  readonly owner: DeskClient
}

/** Ids in the form of a shop's that no row has. */
export const unknownIds = (): ShopIds => ({
  number: 'GV-YOKYOKYO-YOKK',
  package: String(randomInt(1e9)).padStart(16, '9'),
  tracking: 'GV YOK 000',
  return: randomUUID(),
  photo: randomUUID().replaceAll('-', ''),
  document: randomUUID(),
  member: randomUUID(),
  key: randomUUID(),
  invitation: randomUUID(),
})

/** A request; with `photo` it sends one. */
interface Named extends Loose {
  readonly photo?: true
}

const cursor = (at: string, id: string) => Buffer.from(JSON.stringify([at, id])).toString('base64url')
const revision = 0
const photo = phonePhoto('#345', 60, 60)

/** Every call that takes an id of a shop, with each place for it. `own` are the caller's. */
export const callsWithIds: ReadonlyMap<DeskCall, (of: ShopIds, own: ShopIds) => readonly Named[]> = new Map<
  DeskCall,
  (of: ShopIds, own: ShopIds) => readonly Named[]
>([
  [getPackage, (of) => [{ params: { id: of.package } }]],
  [getSlip, (of) => [{ params: { id: of.package } }]],
  [getPackages, (of) => [...searches(of), { query: { after: cursor('2020-01-01', of.package) } }]],
  [getPackagesFile, searches],
  [postAccept, (of) => [{ body: { packages: [{ id: of.package, revision }] } }]],
  [postPack, (of) => [{ params: { id: of.package }, body: { revision } }]],
  [postUndo, (of) => [{ params: { id: of.package }, body: { revision } }]],
  [postShip, (of) => [{ params: { id: of.package }, body: { revision, tracking_no: 'GV 4444' } }]],
  [
    postUnsupplied,
    (of) => [{ body: { id: of.package, revision, lines: [{ line: 1, units: 1 }], reason: 'other', note: '' } }],
  ],
  [putInvoice, (of) => [{ params: { id: of.package }, file: smallPdf() }]],
  [
    getReturns,
    (of) =>
      (['awaited', 'arrived', 'disputed', 'done'] as const).map((tab) => ({
        query: { tab, after: cursor('2020-01-01T00:00:00.000Z', of.return) },
      })),
  ],
  [getReturn, (of) => [{ params: { id: of.return } }]],
  [postDisputePhoto, (of) => [{ params: { id: of.return }, photo: true }]],
  [
    postReturn,
    (of, own) => [
      { params: { id: of.return }, body: { revision: 1 } },
      { params: { id: of.return }, body: { revision: 1, dispute: { reason: 'used', photos: [own.photo] } } },
      { params: { id: own.return }, body: { revision: 1, dispute: { reason: 'used', photos: [of.photo] } } },
    ],
  ],
  [getShopDocument, (of) => [{ params: { document: of.document } }]],
  [deleteShopDocument, (of) => [{ params: { document: of.document } }]],
  [getMessages, () => [{ query: { after: Buffer.from('[1000000]').toString('base64url') } }]],
  [
    putTeamMember,
    (of) => [of.member, of.key, of.invitation].map((id) => ({ params: { id }, body: { role: 'muhasebe' } })),
  ],
  [deleteTeamMember, (of) => [of.member, of.key, of.invitation].map((id) => ({ params: { id } }))],
  [putDeskSession, (of) => [{ body: { membership_id: of.member } }, { body: { membership_id: of.key } }]],
])

function searches(of: ShopIds): readonly Named[] {
  return [of.number, of.package, of.tracking].map((q) => ({ query: { q } }))
}

/** Shops 1 to `count`, each with a shipped package, a return that has arrived, a document, a team and a message. */
export async function fillShops(shop: TestCounter, count: number): Promise<readonly FullShop[]> {
  const sold: { shopId: number; sale: Awaited<ReturnType<typeof makeSale>>; tracking: string }[] = []
  for (let shopId = 1; shopId <= count; shopId += 1) {
    const sale = await makeSale(shop, { shopId })
    const tracking = `GV ${shopId} ${randomInt(1e9)}`
    await sale.ship(tracking)
    sold.push({ shopId, sale, tracking })
  }
  await passDaysUntil(shop, async () => {
    for (const { sale } of sold) if ((await sale.read()).state !== 'delivered') return false
    return true
  })
  const returns: string[] = []
  for (const { sale } of sold) returns.push((await sale.giveBack(1, 13)).data.cancel_id)
  await passDaysUntil(shop, async () => {
    for (const [at, { sale }] of sold.entries())
      if ((await sale.packer.ask(getReturn, { params: { id: returns[at] ?? '' } })).state !== 'arrived') return false
    return true
  })
  const full: FullShop[] = []
  for (const [at, { shopId, sale, tracking }] of sold.entries()) {
    const owner = await shop.member('sahip', { shopId })
    const id = returns[at] ?? ''
    const { key } = await owner.ask(postDisputePhoto, { params: { id }, file: await photo })
    const requirement = 'ek-belge'
    await owner.call(postShopDocument, { params: { requirement }, file: smallPdf() })
    const { id: document } = await shop.api.deps.db
      .insertInto('shop_documents')
      .values({
        id: randomUUID(),
        shop_id: shopId,
        key: requirement,
        type: 'application/pdf',
        bytes: 1,
        paper: 'yok',
        sent_at: shop.api.deps.clock.now(),
        settled_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await owner.ask(postMessage, { body: { text: `Mağaza ${shopId} yazdı` } })
    const invitation = await owner.ask(postTeam, { body: { email: `davet-${shopId}@ornek.test`, role: 'muhasebe' } })
    full.push({
      shopId,
      owner,
      ids: {
        number: sale.number,
        package: sale.id,
        tracking,
        return: id,
        photo: key,
        document,
        member: owner.membershipId,
        key: sale.packer.membershipId,
        invitation: invitation.id,
      },
    })
  }
  return full
}

/** Every row that a seller's call may change, of all shops. */
export async function rowsOfShops({ api }: TestCounter): Promise<string> {
  const tables = ['parcels', 'cancellations', 'seller_returns', 'dispute_photos', 'shop_documents', 'memberships']
  const texts: string[] = []
  for (const table of [...tables, 'invitations', 'desk_messages', 'shops']) {
    const without = table === 'memberships' ? sql`- 'seen_at'` : table === 'desk_messages' ? sql`- 'read_at'` : sql``
    const { rows } = await sql<{ text: string | null }>`select string_agg(row, chr(10) order by row) as text
      from (select (to_jsonb(t) ${without})::text as row from ${sql.table(table)} t) x`.execute(api.deps.db)
    texts.push(`${table}: ${rows[0]?.text ?? ''}`)
  }
  return texts.join('\n')
}

/** Each answer that tells a seller whether another shop has an id; empty if none does. */
export async function findLeaks(seller: FullShop, other: FullShop): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const [call, requests] of callsWithIds) {
    const unknown = unknownIds()
    const [foreign, strange] = [requests(other.ids, seller.ids), requests(unknown, seller.ids)]
    for (const [at, request] of foreign.entries()) {
      const heard = await answerTo(seller.owner, call, request, other.ids)
      const expected = await answerTo(seller.owner, call, strange[at] ?? {}, unknown)
      if (heard !== expected) leaks.push(`${call.method} ${call.path} ${at}: ${heard} is not ${expected}`)
    }
  }
  return leaks
}

/** Status and content of an answer, with the ids of the request taken out. */
async function answerTo(client: DeskClient, call: DeskCall, request: Named, ids: ShopIds): Promise<string> {
  const { photo: sendsPhoto, ...input } = request
  const heard = await client.call(call, { ...input, ...(sendsPhoto && { file: await photo }) })
  const text = Buffer.from(heard.bytes).toString()
  const named = JSON.stringify(request)
  const shown = Object.values(ids).reduce<string>(
    (rest, id: string) => (named.includes(id) ? rest.replaceAll(id, 'ID') : rest),
    text,
  )
  return `${heard.status} ${shown}`
}
