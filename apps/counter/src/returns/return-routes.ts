import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  ApiError,
  photoFolder,
  previewPhoto,
  refuseNoPhoto,
  resizeInTurn,
  tellDispute,
  tellReturn,
} from '@market/api/counter'
import { answerReturn, decideDispute, type SellerReturnFailure } from '@market/commerce'
import {
  getDispute,
  getDisputes,
  getDisputesFile,
  getReturn,
  getReturns,
  getReturnsFile,
  postDispute,
  postDisputePhoto,
  postReturn,
} from '@market/contract/counter'
import {
  countSellerReturns,
  type Database,
  findDispute,
  findDisputes,
  findSellerReturn,
  findSellerReturns,
  noteDisputePhoto,
  sqlRefunds,
  sqlSellerReturns,
} from '@market/database'
import { disputeReasons } from '@market/domain/packages'
import { deskCodes, mayDo, type Role } from '@market/domain/team'
import type { CounterDeps } from '../doors/counter-deps.ts'
import { csvFile, mostInFile } from '../doors/csv-file.ts'
import { type AnyDeskRoute, deskRoute } from '../doors/desk-route.ts'
import { packageTexts } from '../packages/texts.ts'
import { disputeOf, returnCells, returnDetailOf, returnRowOf } from './return-wire.ts'

const texts = packageTexts.returns

interface Asked {
  readonly db: Database
  readonly who: { readonly shopId: number; readonly role: Role }
}

const portsOf = (db: Database) => ({ ...sqlRefunds(db), sellerReturns: sqlSellerReturns(db) })

function refusal(failure: SellerReturnFailure, present: unknown): ApiError {
  switch (failure.code) {
    case 'seller-return/not-found':
      return new ApiError(404, texts.notFound)
    case 'seller-return/stale':
      return new ApiError(409, texts.stale, { code: deskCodes.stale, data: present })
    case 'seller-return/state':
      return new ApiError(409, texts.state(failure.state), { code: deskCodes.stale, data: present })
    case 'seller-return/units':
      return new ApiError(422, texts.units)
    case 'seller-return/dispute-needed':
      return new ApiError(422, texts.disputeNeeded)
    case 'seller-return/reason':
      return new ApiError(422, texts.reason)
    case 'seller-return/photos':
      return new ApiError(422, texts.photos)
  }
}

/** A seller's answers to returns, and the office's decisions on disputes. */
export function returnRoutes(deps: CounterDeps): readonly AnyDeskRoute[] {
  const detail = async ({ db, who }: Asked, id: string) => {
    const found = await findSellerReturn(db, { shopId: who.shopId, id })
    if (!found) throw new ApiError(404, texts.notFound)
    return returnDetailOf(deps, db, found, mayDo(who.role, 'return.answer'))
  }
  const dispute = async (db: Database, id: string) => {
    const found = await findDispute(db, id)
    if (!found) throw new ApiError(404, texts.notFound)
    return disputeOf(found, await returnDetailOf(deps, db, found, true))
  }
  return [
    deskRoute(getReturns, async ({ query: { tab = 'arrived', after }, db, who }) => {
      const { rows, next } = await findSellerReturns(db, { shopId: who.shopId, tab, after })
      const seesBuyer = mayDo(who.role, 'return.answer')
      return {
        items: rows.map((row) => returnRowOf(row, seesBuyer)),
        next,
        counts: { ...(await countSellerReturns(db, who.shopId)) },
      }
    }),
    deskRoute(getReturnsFile, async ({ query: { tab = 'arrived' }, db, who, now, audit }) => {
      const { rows } = await findSellerReturns(db, { shopId: who.shopId, tab }, mostInFile)
      const seesBuyer = mayDo(who.role, 'return.answer')
      await audit({ action: 'return.export', subject: tab, after: { rows: rows.length } })
      return csvFile('iadeler', now, [
        texts.columns,
        ...rows.flatMap((row) => returnCells(returnRowOf(row, seesBuyer))),
      ])
    }),
    deskRoute(getReturn, async ({ params: { id }, audit, ...asked }) => {
      const found = await detail(asked, id)
      if (mayDo(asked.who.role, 'return.answer')) await audit({ action: 'return.read', subject: id })
      return found
    }),
    deskRoute(postDisputePhoto, async ({ params: { id }, file, audit, db, who, now }) => {
      refuseNoPhoto(file)
      const found = await findSellerReturn(db, { shopId: who.shopId, id })
      if (!found) throw new ApiError(404, texts.notFound)
      if (found.state !== 'arrived') throw new ApiError(409, texts.state(found.state))
      const signal = AbortSignal.timeout(30_000)
      const sizes = await resizeInTurn(db, { who: who.membershipId, file, now, signal })
      const digest = createHash('sha256').update(file).digest('base64url')
      const photo = { returnId: id, shopId: who.shopId, key: randomBytes(16).toString('hex'), digest, now }
      const key = await noteDisputePhoto(db, photo)
      if (key === undefined) throw new ApiError(422, texts.tooManyPhotos)
      const store = photoFolder(deps.config.photosDir)
      await store.put(key, sizes)
      await audit({ action: 'return.photo', subject: id })
      const [shown] = await previewPhoto(store, key)
      if (!shown) throw new Error('a photo that was just stored is missing')
      return shown
    }),
    deskRoute(postReturn, async ({ params: { id }, body, audit, now, ...asked }) => {
      const { db, who } = asked
      const answered = await answerReturn(portsOf(db), {
        id,
        shopId: who.shopId,
        revision: body.revision,
        accept: body.accept,
        dispute: body.dispute,
        newId: randomUUID(),
        now,
      })
      if (!answered.ok) {
        const isKnown = answered.failure.code !== 'seller-return/not-found'
        throw refusal(answered.failure, isKnown ? await detail(asked, id) : null)
      }
      const { accepted, disputed } = answered.value
      if (accepted !== null) await tellReturn(db, deps.config, accepted, now)
      if (disputed !== null && body.dispute) {
        const news = { id: disputed, news: 'disputed', reason: disputeReasons[body.dispute.reason] } as const
        await tellDispute(db, deps.config, news, now)
      }
      await audit({
        action: disputed === null ? 'return.accept' : 'return.dispute',
        subject: id,
        after: { accepted, disputed },
        ...(body.dispute && {
          reason: [disputeReasons[body.dispute.reason], body.dispute.note].filter(Boolean).join(': '),
        }),
      })
      return { return: await detail(asked, id), disputed }
    }),
    deskRoute(getDisputes, async ({ query: { after, done }, db }) => {
      const { rows, next } = await findDisputes(db, { done: done === 'true', after })
      return { items: rows.map((row) => disputeOf(row, returnRowOf(row, true))), next }
    }),
    deskRoute(getDisputesFile, async ({ query: { done }, db, now, audit }) => {
      const { rows } = await findDisputes(db, { done: done === 'true' }, mostInFile)
      await audit({
        action: 'dispute.export',
        subject: done === 'true' ? 'done' : 'open',
        after: { rows: rows.length },
      })
      const cells = rows.flatMap((row) => returnCells(returnRowOf(row, true)).map((line) => [row.shopName, ...line]))
      return csvFile('itirazlar', now, [[texts.shop, ...texts.columns], ...cells])
    }),
    deskRoute(getDispute, async ({ params: { id }, db, audit }) => {
      const found = await dispute(db, id)
      await audit({ action: 'dispute.read', subject: id })
      return found
    }),
    deskRoute(postDispute, async ({ params: { id }, body, db, audit, now }) => {
      // Another return than a disputed one is answered as an unknown one.
      const before = await dispute(db, id)
      const decided = await decideDispute(portsOf(db), { id, ...body, now })
      if (!decided.ok) throw refusal(decided.failure, await dispute(db, id))
      if (body.for === 'shopper') await tellReturn(db, deps.config, id, now)
      else await tellDispute(db, deps.config, { id, news: 'refused', reason: body.reason }, now)
      await audit({
        action: 'dispute.decide',
        subject: id,
        before: { state: before.state },
        after: { for: body.for },
        reason: body.reason,
      })
      return dispute(db, id)
    }),
  ]
}
