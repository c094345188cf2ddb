import { randomUUID } from 'node:crypto'
import { ApiError, type PaperStore, sellerPapers } from '@market/api/counter'
import {
  acceptRequirement,
  addDocument,
  changeShop,
  checkedSeller,
  mayTakeDocument,
  removeDocument,
} from '@market/commerce'
import {
  deleteShopDocument,
  type DeskAnswerInput,
  type DeskRequest,
  getOwnShop,
  getRequirements,
  getShopDocument,
  postShopContract,
  postShopDocument,
  putOwnShop,
} from '@market/contract/counter'
import { type Database, findShopDocument, shopSlug, sqlSellers, transact } from '@market/database'
import { fromLira } from '@market/domain/money'
import { isComplete, type ShopSettings } from '@market/domain/sellers'
import type { CounterDeps } from '../doors/counter-deps.ts'
import { type AnyDeskRoute, deskRoute } from '../doors/desk-route.ts'
import { paperKinds, paperProblemText } from '../papers/paper-texts.ts'
import { readPaper } from '../papers/read-paper.ts'
import { sellerPorts, sellerValue } from './seller-ports.ts'
import { documentName, requirementWire, shopWire } from './seller-wire.ts'
import { sellerAnswers } from './texts.ts'

const documentLimits = { most: postShopDocument.upload, kinds: paperKinds }

/** Routes for a shop's own settings, requirements and documents. */
export function shopRoutes(deps: CounterDeps): readonly AnyDeskRoute[] {
  const { config } = deps
  const papers = sellerPapers(config)
  const ports = (db: Database, now: Date) => sellerPorts(config, db, now)
  return [
    deskRoute(getOwnShop, ({ db, who, now }) => readShop(db, who.shopId, now)),
    deskRoute(putOwnShop, async ({ db, who, now, body, audit }) => {
      const { revision, ...typed } = body
      const settings = readSettings(typed)
      const present = () => readShop(db, who.shopId, now)
      const before = await sellerValue(
        await changeShop(ports(db, now))(who.shopId, { settings, revision, now }),
        present,
      )
      const after = await present()
      await audit({
        action: 'shop.change',
        subject: `shop:${who.shopId}`,
        ...differences(shopWire(before, after.slug, now), after),
      })
      return after
    }),
    deskRoute(getRequirements, ({ db, who, now }) => readRequirements(db, who.shopId, now)),
    deskRoute(
      postShopDocument,
      async ({ db, who, now, params, file, audit }) => {
        const { shopId } = who
        const key = params.requirement
        await sellerValue(await mayTakeDocument(ports(db, now))(shopId, key, now))
        const paper = await readPaper(file, documentLimits)
        if (!paper.ok) throw new ApiError(422, paperProblemText(paper.failure, documentLimits))
        const { type, bytes } = paper.value
        const stored = await papers.put(bytes)
        try {
          return await transact(db, async (trx) => {
            const document = { id: randomUUID(), key, type, bytes: bytes.length, paper: stored, sentAt: now }
            await sellerValue(await addDocument(ports(trx, now))(shopId, document))
            const subject = `document:${document.id}`
            await audit({ action: 'document.send', subject, after: { key, type, bytes: bytes.length } }, { db: trx })
            return readRequirements(trx, shopId, now)
          })
        } catch (error) {
          await papers.remove(stored)
          throw error
        }
      },
      { inSteps: true },
    ),
    deskRoute(getShopDocument, async ({ db, who, now, params }) =>
      readDocument(db, { papers, shopId: who.shopId, document: params.document, now }),
    ),
    deskRoute(
      deleteShopDocument,
      async ({ db, who, now, params, audit }) => {
        const [paper, left] = await transact(db, async (trx) => {
          const removed = await sellerValue(await removeDocument(ports(trx, now))(who.shopId, params.document))
          await audit({ action: 'document.remove', subject: `document:${params.document}` }, { db: trx })
          return [removed, await readRequirements(trx, who.shopId, now)] as const
        })
        await papers.remove(paper)
        return left
      },
      { inSteps: true },
    ),
    deskRoute(postShopContract, async ({ db, who, now, body, audit }) => {
      const { requirement: key, version } = body
      await sellerValue(await acceptRequirement(ports(db, now))(who.shopId, { key, version, now }))
      await audit({ action: 'requirement.accept', subject: `requirement:${key}`, after: { version } })
      return readRequirements(db, who.shopId, now)
    }),
  ]
}

export async function readShop(db: Database, id: number, now: Date) {
  const seller = await sqlSellers(db).find(id)
  if (!seller) throw new ApiError(...sellerAnswers.unknown)
  return shopWire(seller, await shopSlug(db, id), now)
}

async function readRequirements(db: Database, id: number, now: Date): Promise<DeskAnswerInput<typeof getRequirements>> {
  const sellers = sqlSellers(db)
  const seller = await sellers.find(id)
  if (!seller) throw new ApiError(...sellerAnswers.unknown)
  const checked = await checkedSeller(sellers, seller, now)
  return {
    state: seller.state,
    revision: seller.revision,
    complete: isComplete(checked),
    items: checked.map(requirementWire),
  }
}

/** A document of a shop as a download. Refuses another shop's as an unknown one. */
export async function readDocument(
  db: Database,
  {
    papers,
    shopId,
    document,
    now,
  }: {
    readonly papers: PaperStore
    readonly shopId: number
    readonly document: string
    readonly now: Date
  },
) {
  const found = await findShopDocument(db, shopId, document)
  const bytes = found && (await papers.read(found.paper))
  if (!found || !bytes) throw new ApiError(...sellerAnswers['unknown-document'])
  const requirement = (await sqlSellers(db).requirements(now)).find(({ key }) => key === found.key)
  return { name: documentName(requirement?.title ?? found.key, found.type), type: found.type, bytes }
}

type Typed = Omit<DeskRequest<typeof putOwnShop>['body'], 'revision'>

const readSettings = ({ company, ...typed }: Typed): ShopSettings => ({
  company: {
    legalName: company.legal_name,
    taxOffice: company.tax_office,
    taxNumber: company.tax_number,
    mersis: company.mersis,
    kep: company.kep,
  },
  address: typed.address,
  returnAddress: typed.return_address,
  description: typed.description,
  cargoPrice: fromLira(typed.cargo_price),
  freeCargoOver: typed.free_cargo_over === null ? null : fromLira(typed.free_cargo_over),
  prepareDays: typed.prepare_days,
  leave: typed.leave,
})

/** The fields that differ, before and after. */
export function differences(before: object, after: object): { readonly before: object; readonly after: object } {
  const changed = Object.keys(after).filter(
    (key) => key !== 'revision' && JSON.stringify(Reflect.get(before, key)) !== JSON.stringify(Reflect.get(after, key)),
  )
  const pick = (from: object) => Object.fromEntries(changed.map((key) => [key, Reflect.get(from, key)]))
  return { before: pick(before), after: pick(after) }
}
