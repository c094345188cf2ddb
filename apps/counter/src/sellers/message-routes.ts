import { ApiError } from '@market/api/counter'
import { getMessages, getSellerMessages, postMessage, postSellerMessage } from '@market/contract/counter'
import { type Database, markMessagesRead, readMessages, sqlSellers, writeMessage } from '@market/database'
import { fullName } from '@market/domain/text'
import type { CounterDeps } from '../doors/counter-deps.ts'
import { type AnyDeskRoute, deskRoute } from '../doors/desk-route.ts'
import { messageWire } from './seller-wire.ts'
import { sellerAnswers, sellerTexts } from './texts.ts'

/** Routes for messages between shops and the office. */
export const messageRoutes = ({ config }: CounterDeps): readonly AnyDeskRoute[] => [
  deskRoute(getMessages, ({ db, who, query, now }) =>
    readPage(db, { shopId: who.shopId, after: query.after, side: 'seller', now, market: config.siteTitleShort }),
  ),
  deskRoute(postMessage, async ({ db, who, body, now, audit }) => {
    const author = await authorOf(db, who.personId)
    const row = await writeMessage(db, { shopId: who.shopId, fromOffice: false, author, text: body.text, now })
    await audit({ action: 'message.write', subject: `message:${row.id}` })
    return messageWire(row, config.siteTitleShort)
  }),
  deskRoute(getSellerMessages, async ({ db, params, query, now }) => {
    if (!(await sqlSellers(db).find(params.id))) throw new ApiError(...sellerAnswers.unknown)
    return readPage(db, { shopId: params.id, after: query.after, side: 'office', now, market: undefined })
  }),
  deskRoute(postSellerMessage, async ({ db, who, params, body, now, audit }) => {
    const { id: shopId } = params
    if (!(await sqlSellers(db).find(shopId))) throw new ApiError(...sellerAnswers.unknown)
    const author = await authorOf(db, who.personId)
    const row = await writeMessage(db, { shopId, fromOffice: true, author, text: body.text, now })
    await audit({ action: 'message.write', subject: `message:${row.id}` }, { actor: { shopId } })
    return messageWire(row, undefined)
  }),
]

async function readPage(
  db: Database,
  {
    shopId,
    after,
    side,
    now,
    market,
  }: {
    readonly shopId: number
    readonly after: string | undefined
    readonly side: 'seller' | 'office'
    readonly now: Date
    readonly market: string | undefined
  },
) {
  const { rows, next } = await readMessages(db, shopId, after)
  if (after === undefined) await markMessagesRead(db, shopId, { fromOffice: side === 'seller', now })
  return { items: rows.map((row) => messageWire(row, market)), next }
}

/** The name under which a person writes messages. */
export async function authorOf(db: Database, personId: string | null): Promise<string> {
  if (personId === null) return sellerTexts.key
  const { first_name, last_name } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return fullName({ firstName: first_name, lastName: last_name })
}
