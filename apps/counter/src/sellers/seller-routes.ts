import { ApiError, applicationFields, readApplicationChoices, sellerPapers } from '@market/api/counter'
import { checkedSeller, decideSeller, decisionsFor } from '@market/commerce'
import {
  type DeskAnswerInput,
  getSeller,
  getSellerDocument,
  getSellers,
  getSellersFile,
  postSeller,
} from '@market/contract/counter'
import {
  type Database,
  findApplication,
  findSellers,
  readShopHistory,
  readTeam,
  shopSlug,
  sqlSellers,
  writeMessage,
} from '@market/database'
import { fullName } from '@market/domain/text'
import { hearingEnd, sellerStateNames } from '@market/domain/sellers'
import type { CounterDeps } from '../doors/counter-deps.ts'
import { csvFile, csvTime, mostInFile } from '../doors/csv-file.ts'
import { type AnyDeskRoute, deskRoute } from '../doors/desk-route.ts'
import { authorOf } from './message-routes.ts'
import { sellerPorts, sellerValue } from './seller-ports.ts'
import { requirementWire, shopWire } from './seller-wire.ts'
import { readDocument } from './shop-routes.ts'
import { sellerAnswers, sellerTexts } from './texts.ts'

/** Routes of the office for applications and sellers. */
export function sellerRoutes(deps: CounterDeps): readonly AnyDeskRoute[] {
  const papers = sellerPapers(deps.config)
  return [
    deskRoute(getSellers, async ({ db, query }) => {
      const { rows, next } = await findSellers(db, query)
      return {
        items: rows.map((row) => ({
          id: row.id,
          name: row.name,
          legal_name: row.legal_name,
          city: row.city,
          state: row.state,
          state_at: row.state_at.toISOString(),
          application_no: row.number,
          on_leave: row.on_leave,
          unread: row.unread,
        })),
        next,
      }
    }),
    deskRoute(getSellersFile, async ({ db, query, now, audit }) => {
      const { rows } = await findSellers(db, query, mostInFile)
      await audit({ action: 'seller.export', subject: query.state ?? 'all', after: { rows: rows.length } })
      const cells = rows.map((row) => [
        row.name,
        row.legal_name,
        row.city,
        sellerStateNames[row.state],
        csvTime(row.state_at.toISOString()),
        row.number,
      ])
      return csvFile('saticilar', now, [sellerTexts.columns, ...cells])
    }),
    deskRoute(getSeller, async ({ db, params, now, audit }) => {
      const found = await readSeller(db, params.id, now)
      await audit({ action: 'seller.read', subject: `shop:${params.id}` }, { actor: { shopId: params.id } })
      return found
    }),
    deskRoute(postSeller, async ({ db, who, params, body, now, audit }) => {
      const { id } = params
      const present = () => readSeller(db, id, now)
      const decided = await decideSeller(sellerPorts(deps.config, db, now))(id, { ...body, now })
      const { before, after } = await sellerValue(decided, present)
      const { action, requirement, cause, reason } = body
      // The seller reads the question in the messages, above the answer.
      if (action === 'ask' && !requirement && reason)
        await writeMessage(db, {
          shopId: id,
          fromOffice: true,
          author: await authorOf(db, who.personId),
          text: reason,
          now,
        })
      await audit(
        {
          action: `seller.${action}`,
          subject: requirement ? `requirement:${requirement}` : `shop:${id}`,
          before: { state: before.state },
          after: { state: after.state, ...(cause && { cause }) },
          ...(reason && { reason }),
        },
        { actor: { shopId: id } },
      )
      return present()
    }),
    deskRoute(getSellerDocument, async ({ db, params: { id: shopId, document }, now, audit }) => {
      const file = await readDocument(db, { papers, shopId, document, now })
      await audit({ action: 'document.read', subject: `document:${document}` }, { actor: { shopId } })
      return file
    }),
  ]
}

async function readSeller(db: Database, id: number, now: Date): Promise<DeskAnswerInput<typeof getSeller>> {
  const sellers = sqlSellers(db)
  const seller = await sellers.find(id)
  if (!seller) throw new ApiError(...sellerAnswers.unknown)
  const application = await findApplication(db, id)
  const terms = await sellers.terms(now)
  const team = await readTeam(db, id)
  const history = await readShopHistory(db, id)
  return {
    ...shopWire(seller, await shopSlug(db, id), now),
    application: application
      ? {
          number: application.number,
          sent_at: application.created_at.toISOString(),
          fields: applicationFields(application.form, await readApplicationChoices(db))
            .filter(([, value]) => value !== '')
            .map(([label, value]) => ({ label, value })),
        }
      : null,
    actions: [...decisionsFor(seller.state)],
    asked_at: seller.askedAt?.toISOString() ?? null,
    stop_from: seller.askedAt ? hearingEnd(seller.askedAt, terms).toISOString() : null,
    requirements: (await checkedSeller(sellers, seller, now)).map(requirementWire),
    team: team
      .filter(({ user_id }) => user_id !== null)
      .map(({ first_name, last_name, email, role, created_at }) => ({
        name: fullName({ firstName: first_name ?? '', lastName: last_name ?? '' }),
        email: email ?? '',
        role,
        since: created_at.toISOString(),
      })),
    history: history.map(({ at, first_name, last_name, action, subject, reason }) => ({
      at: at.toISOString(),
      by: fullName({ firstName: first_name ?? '', lastName: last_name ?? '' }),
      action,
      subject,
      reason: reason ?? '',
    })),
  }
}
