import { randomUUID } from 'node:crypto'
import {
  ApiError,
  CommandFailed,
  findParcel,
  sellerPapers,
  setLabel,
  shipParcel,
  tellUnsupplied,
} from '@market/api/counter'
import { type PackageFailure, reportUnsupplied, shipPackage, workOnPackage } from '@market/commerce'
import {
  getPackage,
  getPackages,
  getPackagesFile,
  getSlip,
  postAccept,
  postPack,
  postShip,
  postUndo,
  postUnsupplied,
  putInvoice,
} from '@market/contract/counter'
import {
  countPackages,
  type Database,
  findPackage,
  findPackages,
  type FoundPackage,
  sqlPackages,
  sqlRefunds,
  transact,
} from '@market/database'
import { addressLine } from '@market/domain/account'
import { isoDayText, type Result } from '@market/domain/kernel'
import { formatPrice, toLira } from '@market/domain/money'
import { hasSlip, packageStateNames, takesInvoice, unsuppliedReasons } from '@market/domain/packages'
import { deskCodes, mayDo, type Role } from '@market/domain/team'
import { fullName } from '@market/domain/text'
import type { CounterDeps } from '../doors/counter-deps.ts'
import { csvFile, csvLira, csvTime, mostInFile } from '../doors/csv-file.ts'
import { type AnyDeskRoute, deskRoute } from '../doors/desk-route.ts'
import { paperProblemText } from '../papers/paper-texts.ts'
import { readPaper } from '../papers/read-paper.ts'
import { packageDetailOf, packageRowOf } from './package-wire.ts'
import { packageTexts as texts } from './texts.ts'

interface Asked {
  readonly db: Database
  readonly who: { readonly shopId: number; readonly role: Role }
  readonly now: Date
}
const invoiceRules = { most: 2_000_000, kinds: ['application/pdf'] as const }

async function one({ db, who }: Asked, id: string): Promise<FoundPackage> {
  const found = await findPackage(db, { shopId: who.shopId, id })
  if (!found) throw new ApiError(404, texts.notFound)
  return found
}
const detail = async (asked: Asked, id: string) =>
  packageDetailOf(await one(asked, id), { role: asked.who.role, now: asked.now })

const messageOf = (failure: PackageFailure): string =>
  failure.code === 'package/state'
    ? texts.state(failure.state)
    : failure.code === 'package/not-found'
      ? texts.notFound
      : texts.stale

/** The value of a use-case, or its refusal with the present package. */
async function done<Value>(result: Result<Value, PackageFailure>, asked: Asked, id: string): Promise<Value> {
  if (result.ok) return result.value
  const { failure } = result
  switch (failure.code) {
    case 'package/not-found':
      throw new ApiError(404, texts.notFound)
    case 'package/units':
      throw new ApiError(422, texts.units)
    case 'package/stale':
    case 'package/state':
      throw new ApiError(409, messageOf(failure), { code: deskCodes.stale, data: await detail(asked, id) })
    default:
      throw new CommandFailed(failure)
  }
}

/** A seller's calls on its packages. */
export const packageRoutes = (deps: CounterDeps): readonly AnyDeskRoute[] => [
  deskRoute(getPackages, async ({ query, db, who, now }) => {
    const { rows, next } = await findPackages(db, { shopId: who.shopId, ...query }, isoDayText(now))
    return {
      items: rows.map((row) => packageRowOf(row, { role: who.role, now })),
      next,
      counts: { ...(await countPackages(db, who.shopId)) },
    }
  }),
  deskRoute(getPackagesFile, async ({ query, db, who, now, audit }) => {
    const { rows } = await findPackages(db, { shopId: who.shopId, ...query }, isoDayText(now), mostInFile)
    await audit({ action: 'package.export', subject: query.tab ?? 'open', after: { rows: rows.length } })
    const lines = rows.flatMap((found) => {
      const row = packageRowOf(found, { role: who.role, now })
      const facts = [
        row.id,
        row.order_id,
        packageStateNames[row.state],
        csvTime(row.ordered_at),
        row.due_on,
        String(row.days_late),
      ]
      return row.lines.map((line) => [
        ...facts,
        row.tracking_no,
        [line.name, ...line.attributes.map(({ value }) => value)].join(', '),
        String(line.units),
        csvLira(line.paid),
        row.recipient,
      ])
    })
    return csvFile('paketler', now, [texts.columns, ...lines])
  }),
  deskRoute(getPackage, async ({ params: { id }, audit, ...asked }) => {
    const found = await detail(asked, id)
    if (mayDo(asked.who.role, 'package.work')) await audit({ action: 'package.read', subject: id })
    return found
  }),
  deskRoute(postAccept, async ({ body, audit, ...asked }) => {
    const { db, who, now } = asked
    const results = new Map<string, PackageFailure | undefined>()
    // Always in the order of their ids, so that two requests cannot wait for each other's locks.
    for (const { id, revision } of body.packages.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const command = { of: { shopId: who.shopId, id }, revision, event: 'accept', now } as const
      const answer = await workOnPackage(sqlPackages(db), command)
      if (!results.has(id)) results.set(id, answer.ok ? undefined : answer.failure)
    }
    const accepted = [...results].flatMap(([id, failure]) => (failure ? [] : [id]))
    await audit({
      action: 'package.accept',
      subject: accepted.length === 1 ? (accepted[0] ?? '') : '',
      after: { accepted },
    })
    const answers = [...results].map(async ([id, failure]) => {
      const found = await findPackage(db, { shopId: who.shopId, id })
      return {
        id,
        accepted: !failure,
        message: failure ? messageOf(failure) : null,
        package: found ? packageRowOf(found, { role: who.role, now }) : null,
      }
    })
    return { results: await Promise.all(answers) }
  }),
  ...(
    [
      [postPack, 'pack'],
      [postUndo, 'undo'],
    ] as const
  ).map(([call, event]) =>
    deskRoute(call, async ({ params: { id }, body: { revision }, audit, ...asked }) => {
      const { db, who, now } = asked
      const before = (await one(asked, id)).state
      const command = { of: { shopId: who.shopId, id }, revision, event, now }
      await done(await workOnPackage(sqlPackages(db), command), asked, id)
      const after = await detail(asked, id)
      await audit({ action: `package.${event}`, subject: id, before: { state: before }, after: { state: after.state } })
      return after
    }),
  ),
  deskRoute(postShip, async ({ params: { id }, body: { revision, tracking_no: trackingNo }, audit, ...asked }) => {
    const { db, who, now } = asked
    const { number, shopId } = await one(asked, id)
    const on = { ...deps, db }
    const shipped = await shipPackage(sqlPackages(db), { of: { shopId: who.shopId, id }, revision, now }, async () => {
      const parcel = await findParcel(on, number, shopId)
      return parcel?.status === 'preparing' && shipParcel(on, parcel, trackingNo)
    })
    await done(shipped, asked, id)
    await audit({ action: 'package.ship', subject: id, after: { trackingNo } })
    return detail(asked, id)
  }),
  deskRoute(postUnsupplied, async ({ body: { id, revision, lines, reason, note }, audit, ...asked }) => {
    const { db, who, now } = asked
    const ports = { ...sqlRefunds(db), packages: sqlPackages(db) }
    const command = { id: randomUUID(), of: { shopId: who.shopId, id }, revision, lines, now }
    const cancelled = await done(await reportUnsupplied(ports, command), asked, id)
    await tellUnsupplied(db, deps.config, cancelled, now)
    const said = [unsuppliedReasons[reason], note].filter(Boolean).join(': ')
    await audit({ action: 'package.unsupply', subject: id, after: { lines }, reason: said })
    const { total, giftBack, payment } = cancelled.plan
    return {
      package: await detail(asked, id),
      refund: payment.collected ? toLira(total) : 0,
      gift_code: toLira(giftBack),
    }
  }),
  deskRoute(getSlip, async ({ params: { id }, audit, ...asked }) => {
    const { state, number, snapshot, shop, balance, cash } = await one(asked, id)
    if (!hasSlip(state)) throw new ApiError(409, texts.noLabel)
    await audit({ action: 'package.label', subject: id })
    const { delivery, shipping } = snapshot
    const bytes = await setLabel({
      kind: 'label',
      code: id,
      order: number,
      shop: shop.shopName,
      to: {
        name: fullName(delivery),
        phone: delivery.phone,
        address: addressLine(delivery),
        place: shipping.place,
      },
      cash: cash > 0 ? formatPrice(cash) : null,
      lines: balance.lines.map(({ units, item }) =>
        [`${units} × ${item.brand} ${item.name}`, ...item.attributes.map(({ value }) => value)].join(', '),
      ),
    })
    return { name: `etiket-${id}.pdf`, type: 'application/pdf', bytes }
  }),
  deskRoute(
    putInvoice,
    async ({ params: { id }, file, audit, ...asked }) => {
      const { who, now } = asked
      const paper = await readPaper(file, invoiceRules)
      const papers = sellerPapers(deps.config)
      let stored: string | undefined
      let replaced: string | null = null
      const after = await transact(asked.db, async (db) => {
        const locked = await sqlPackages(db).lock({ shopId: who.shopId, id })
        if (!locked) throw new ApiError(404, texts.notFound)
        if (!takesInvoice(locked.state)) throw new ApiError(409, texts.noInvoice)
        if (!paper.ok) throw new ApiError(422, paperProblemText(paper.failure, invoiceRules))
        replaced = (await one({ ...asked, db }, id)).invoice
        stored = await papers.put(paper.value.bytes)
        await db
          .updateTable('parcels')
          .set({ invoice: stored, invoice_at: now, invoice_bytes: paper.value.bytes.length })
          .where('id', '=', id)
          .where('shop_id', '=', who.shopId)
          .execute()
        await audit({ action: 'package.invoice', subject: id, after: { bytes: paper.value.bytes.length } }, { db })
        return detail({ ...asked, db }, id)
      }).catch(async (failure: unknown) => {
        // The new file belongs to nothing after a rollback.
        if (stored !== undefined) await papers.remove(stored)
        throw failure
      })
      if (replaced !== null) await papers.remove(replaced)
      return after
    },
    { inSteps: true },
  ),
]
