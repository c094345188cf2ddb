import { placedCopy } from '@market/documents'
import { invoiceMail } from '@market/mails'
import { getPlacedContract, postGuestOrderContract, postInvoiceMail, postPlacedContractFile } from '@market/contract'
import { slugify } from '@market/domain/text'
import { emailKey, type MaskedCard, orderBalance, orderOwner, readSnapshot } from '@market/commerce'
import { balanceRequests, type Database, ownsOrder } from '@market/database'
import { setDocument } from '../platform/documents/set-document.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { limitDocuments } from '../platform/limits/limit-documents.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { workOn } from '../platform/limits/way-on.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { guestLookUp } from './guest-look-up.ts'
import { texts as orderingTexts } from '../ordering/texts.ts'
import { texts } from './texts.ts'

/** Routes for documents of an order: the accepted contracts, and the invoices by mail. */
export const documentRoutes = ({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] => [
  route(getPlacedContract, async ({ params, caller, db }) => {
    const { version, documents } = await readContract(db, { ownerId: caller.ownerId, number: params.id })
    return { version, documents }
  }),
  route(postGuestOrderContract, async ({ body, db, clientAddress, now }) => {
    const { version, documents } = await guestLookUp({ db, clientAddress, now }, body, (order) =>
      readContract(db, order),
    )
    return { version, documents }
  }),
  route(postPlacedContractFile, async ({ body, db, caller, clientAddress, now, work, signal }) => {
    const { documents, facts } =
      body.email === undefined
        ? await readContract(db, { ownerId: caller.ownerId, number: body.order_id })
        : await guestLookUp({ db, clientAddress, now }, { ...body, email: body.email }, (order) =>
            readContract(db, order),
          )
    const found = documents.find(({ id }) => id === body.document)
    if (!found) throw new ApiError(404, orderingTexts.notFound)
    await limitDocuments(db, { caller, clientAddress, now }, workOn(config, work))
    const pdf = await setDocument(
      {
        ...found,
        html: placedCopy(found.html, facts),
        subtitle: texts.orderNumber(body.order_id),
        shop: config.siteTitleShort,
      },
      signal,
    )
    return { filename: `${slugify(found.title)}-${body.order_id}.pdf`, pdf: pdf.toString('base64') }
  }),
  route(postInvoiceMail, async ({ body, db, caller, now }) => {
    const order = await db
      .selectFrom('orders as o')
      .innerJoin('payments as p', 'p.order_id', 'o.id')
      .select(['o.number', 'o.email', 'o.snapshot', 'o.status', 'o.paid_at', 'o.gift_total as gift'])
      .select(['p.method', 'p.amount as charged', balanceRequests.as('requests')])
      .where('o.number', '=', body.order_id)
      .where(ownsOrder(orderOwner(caller)))
      .executeTakeFirst()
    if (!order) throw new ApiError(404, orderingTexts.notFound)
    if (order.status !== 'paid' || !order.paid_at) throw new ApiError(409, texts.noInvoiceYet)
    await consumeRateLimit(db, { name: 'invoice-mail', who: caller.ownerId, now })
    const snapshot = readSnapshot(order.snapshot)
    const balance = orderBalance({ ...order, shops: snapshot.shops }, order.requests)
    if (balance.parcels.every(({ lines }) => lines.length === 0)) throw new ApiError(409, texts.noInvoice)
    const sellers = await db
      .selectFrom('shops')
      .select(['id', 'name', 'legal_name', 'city', 'district', 'street', 'phone', 'mersis', 'kep', 'tax_number'])
      .where(
        'id',
        'in',
        snapshot.shops.map(({ shopId }) => shopId),
      )
      .execute()
    const { number, email, paid_at: paidAt } = order
    await writeMail(db, invoiceMail(config, { number, email, paidAt, snapshot, balance, sellers }), now)
    return { msg: texts.invoiceSent(email) }
  }),
]

async function readContract(
  db: Database,
  by: { readonly number: string } & ({ readonly ownerId: string } | { readonly email: string }),
) {
  const orders = db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(['o.number', 'o.contract_version', 'o.contract_documents', 'o.created_at', 'o.total', 'o.gift_total'])
    .select(['p.method', 'p.amount', 'p.installment', 'p.monthly'])
    .select((column) => column.ref('p.card').$castTo<MaskedCard | null>().as('card'))
    .where('o.number', '=', by.number)
  const own =
    'ownerId' in by ? orders.where('o.owner_id', '=', by.ownerId) : orders.where('o.email_key', '=', emailKey(by.email))
  const order = await own.orderBy('p.created_at', 'desc').executeTakeFirst()
  if (!order) throw new ApiError(404, orderingTexts.notFound)
  const { number, created_at: placedAt, total, gift_total: giftTotal, ...payment } = order
  return {
    version: order.contract_version,
    documents: order.contract_documents.map((document) => ({ ...document })),
    facts: { number, placedAt, total, giftTotal, payment },
  }
}
