import { hasOrder, newReturnCode, sqlRefunds } from '@market/database'
import { cancelMail, exchangeMail } from '@market/mails'
import { randomUUID } from 'node:crypto'
import {
  type Answer,
  cancelCalls,
  getCancelDetails,
  getRefund,
  guestCancelCalls,
  postExchange,
  postWithdrawReturn,
} from '@market/contract'
import { fromLira, toLira } from '@market/domain/money'
import {
  cancelableItems,
  cancellableOrder,
  type CancellableOrder,
  cancelOrder,
  cancelReasons,
  exchangeLine,
  lineName,
  moneyBack,
  type OrderOf,
  orderOwner,
  type PaymentProvider,
  planCancel,
  type Refunds,
  planRefundTo,
  settleRefund,
  withdrawReturn,
} from '@market/commerce'
import type { Deps } from '../platform/deps.ts'
import { valueOrThrow } from '../platform/command-failed.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { refundFailed } from './refund-answers.ts'
import { type AnyRoute, type Request, route } from '../platform/http/route.ts'
import { readCancelDetails } from './sql/read-cancel-details.ts'
import { settlePorts } from './settle-ports.ts'
import { orderAddress } from '../ordering/order-link.ts'
import { orderFailed } from '../ordering/order-answers.ts'
import { texts } from './texts.ts'

type Calls = typeof cancelCalls | typeof guestCancelCalls
type Asked = Pick<Request<Calls['postSummary']>, 'body' | 'caller' | 'db' | 'now'>

/** Routes for cancelling and returning. The paths below `/guest` give no more rights than the owner's. */
export const cancelRoutes = (deps: Deps, provider: PaymentProvider): readonly AnyRoute[] => [
  ...routesOf(deps, provider, cancelCalls),
  ...routesOf(deps, provider, guestCancelCalls),
  route(getCancelDetails, async ({ params, caller, db, now }) => {
    const [details] = await readCancelDetails(db, { owner: orderOwner(caller), id: params.id, now })
    if (!details) throw refundFailed({ code: 'refund/not-found' })
    return details
  }),
  route(postWithdrawReturn, async ({ body, caller, db }) => {
    valueOrThrow(await withdrawReturn(sqlRefunds(db), { owner: orderOwner(caller), id: body.cancel_id }))
    return { msg: texts.cancel.withdrawn }
  }),
  route(postExchange, async ({ body, caller, db, now }) => {
    const id = randomUUID()
    const [wanted] = wantedLines({ items: [body.item] })
    if (!wanted) throw new Error('one item is one line')
    const exchanged = valueOrThrow(
      await exchangeLine(sqlRefunds(db), {
        id,
        of: ofOrder({ body, caller }),
        wanted,
        exchangeFor: body.exchange_for,
        returnCode: newReturnCode(),
        pickupDay: body.pickup_day ?? null,
        photos: body.photos,
        now,
      }),
    )
    const { number, userId: user_id } = exchanged.order
    const link = orderAddress(deps.config, { number, user_id }, now)
    await writeMail(db, exchangeMail(deps.config, exchanged, link, now), now)
    return oneOf(await readCancelDetails(db, { owner: orderOwner(caller), id, now }))
  }),
  route(getRefund, async ({ params, caller, db, now }) => {
    const owner = orderOwner(caller)
    const refunds = await readCancelDetails(db, { owner, orderNumber: params.order_id, now })
    if (refunds.length === 0 && !(await hasOrder(db, owner, params.order_id)))
      throw orderFailed({ code: 'order/not-found' })
    const refunded = refunds.filter(({ status }) => status === 'refunded').reduce((sum, { total }) => sum + total, 0)
    return { order_id: params.order_id, refunded, refunds: [...refunds] }
  }),
]

function routesOf(deps: Deps, provider: PaymentProvider, calls: Calls): readonly AnyRoute[] {
  const products = async (
    { caller, db, now }: Pick<Asked, 'caller' | 'db' | 'now'>,
    of: { readonly order_id: string; readonly email?: string | undefined },
  ): Promise<Answer<Calls['postProducts']>> => {
    const order = await findCancellable(
      sqlRefunds(db),
      { owner: orderOwner(caller), number: of.order_id, email: of.email },
      now,
    )
    const items = await cancelableItems(sqlRefunds(db), order, now)
    return {
      items: items.map(({ productId, attrId, shopName, refund, returnUntil, exchangeFor, exchangeAt, ...item }) => ({
        ...item,
        product_id: productId,
        attr_id: attrId,
        shop_name: shopName,
        refund: toLira(refund),
        return_until: returnUntil,
        exchange_for: exchangeFor.map((choice) => ({ attr_id: choice.attrId, name: choice.name })),
        exchange_at: exchangeAt,
      })),
    }
  }
  const reasons = async (): Promise<Answer<Calls['postReasons']>> => ({
    reasons: cancelReasons.map(({ needsNote, ...reason }) => ({ ...reason, needs_note: needsNote })),
  })
  return [
    route(calls.getProducts, ({ query, ...request }) => products(request, query)),
    route(calls.postProducts, ({ body, ...request }) => products(request, body)),
    route(calls.getReasons, reasons),
    route(calls.postReasons, reasons),
    route(calls.postSummary, async ({ body, caller, db, now }) => {
      const order = await findCancellable(sqlRefunds(db), ofOrder({ body, caller }), now)
      const plan = valueOrThrow(planCancel(order, wantedLines(body)))
      const paid = { method: plan.payment.method, kind: plan.kind }
      return {
        items: plan.lines.map(({ line, wanted, refund }) => ({
          product_id: wanted.productId,
          attr_id: wanted.attrId,
          name: lineName(line.item),
          quantity: wanted.quantity,
          reason_id: wanted.reasonId,
          note: wanted.note,
          refund: toLira(refund),
        })),
        cargo_refund: toLira(moneyBack(paid, plan.cargoRefund)),
        total: toLira(moneyBack(paid, plan.total)),
        gift_code: toLira(plan.giftBack),
        refund_to: planRefundTo(order, plan),
        later: [...plan.later],
      }
    }),
    route(
      calls.postAction,
      async ({ body, caller, db, now }) => {
        const id = randomUUID()
        const command = {
          id,
          of: ofOrder({ body, caller }),
          wanted: wantedLines(body),
          expected: body.expected && {
            total: fromLira(body.expected.total),
            giftBack: fromLira(body.expected.gift_code),
          },
          returnCode: newReturnCode(),
          pickupDay: body.pickup_day ?? null,
          photos: body.photos,
          now,
        }
        const cancelled = valueOrThrow(await cancelOrder(sqlRefunds(db), command))
        const { number, userId: user_id } = cancelled.order
        const link = orderAddress(deps.config, { number, user_id }, now)
        await writeMail(db, cancelMail(deps.config, cancelled, link, now), now)
        return oneOf(await readCancelDetails(db, { owner: orderOwner(caller), id, now }))
      },
      async ({ cancel_id: id }, { caller }) => {
        await settleRefund(settlePorts(deps, provider), id)
        return oneOf(await readCancelDetails(deps.db, { owner: orderOwner(caller), id, now: deps.clock.now() }))
      },
    ),
  ]
}

async function findCancellable(
  { cancellations }: Pick<Refunds, 'cancellations'>,
  of: OrderOf,
  now: Date,
): Promise<CancellableOrder> {
  const order = await cancellations.findOrder(of)
  if (!order) throw refundFailed({ code: 'refund/order-not-found' })
  return cancellableOrder(order, now)
}

const ofOrder = ({
  body,
  caller,
}: Pick<Asked, 'caller'> & { readonly body: Pick<Asked['body'], 'order_id' | 'email'> }) => ({
  owner: orderOwner(caller),
  number: body.order_id,
  email: body.email,
})
const wantedLines = ({ items }: Pick<Asked['body'], 'items'>) =>
  items.map(({ product_id, attr_id, quantity, reason_id, note }) => ({
    productId: product_id,
    attrId: attr_id,
    quantity,
    reasonId: reason_id,
    note,
  }))

function oneOf<Details>([details]: readonly Details[]): Details {
  if (!details) throw refundFailed({ code: 'refund/not-found' })
  return details
}
