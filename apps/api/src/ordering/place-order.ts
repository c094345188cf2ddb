import { randomUUID } from 'node:crypto'
import { type CartItem, type Installment, type Money, type PaymentMethod, toLira, cartItems } from '@market/domain'
import type { Database } from '../platform/database/open-database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { orderFailed } from './order-failures.ts'
import { type LinkShop, orderAddress } from './mails/order-link.ts'
import { makeOrderNumber } from '../payment/order-number.ts'
import { discountedUnits, goodsTax, snapshotOf, storeSnapshot } from './order-snapshot.ts'
import { emailKey } from '../platform/email-key.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { transferMail } from './mails/transfer-mail.ts'
import { confirmOrder, closeCart } from './complete-order.ts'
import { methodTerms } from '../payment/method-terms.ts'
import { notOfferedText, offeredMethods } from '../payment/offered-methods.ts'
import type { TransferAccount } from '../payment/transfers/transfer-account.ts'
import { makeContract } from '../contract-documents/contract.ts'
import type { Contract } from '../contract-documents/contract-facts.ts'
import { type InstallmentPlans, planOf, readInstallmentPlans } from '../pricing/installment-plan.ts'
import { lockGiftCodes, spendGiftCode } from './reservation/gift-code-spending.ts'
import { offeredInstallments } from './installments/offered-installments.ts'
import { type OrderDraft, prepareOrder } from './prepare-order.ts'
import { replaceOpenOrders } from './reservation/replace-open-orders.ts'
import { takeStock } from './reservation/stock.ts'

export interface PlaceOrderCommand {
  readonly method: PaymentMethod
  readonly installment: number
  /** Of the card, which the bank holds against the card's token; without them only one payment is offered. */
  readonly firstDigits: string | undefined
  /** The total the shopper saw, in lira: of the cart or of the chosen instalments. */
  readonly total: number
  readonly cartRevision: number
  readonly contractVersion: string
  readonly contractAccepted: boolean
  readonly note: string
  /** Of a transfer. */
  readonly account?: TransferAccount
}
export interface PlacedOrder {
  readonly number: string
  readonly paymentId: string
  readonly amount: Money
  readonly expiresAt: Date
}

/**
 * Freezes the caller's cart into an order that awaits its payment, with its stock taken: all of it in the transaction
 * given, or nothing. The cart is locked and priced anew; whatever differs from what the shopper saw refuses with 409.
 * Stock rows come last, so that buyers of one product wait for each other as briefly as can be.
 */
export async function placeOrder(
  trx: Database,
  config: LinkShop,
  { caller, wish, now }: { readonly caller: Caller; readonly wish: PlaceOrderCommand; readonly now: Date },
): Promise<PlacedOrder> {
  if (!wish.contractAccepted) throw orderFailed({ code: 'order/contract-not-accepted' })
  const locked = await lockCart(trx, caller.ownerId)
  if (locked) await lockGiftCodes(trx, locked.id)
  const draft = await prepareOrder(trx, caller, now)
  refuseMethod(draft, caller, wish.method)
  const installment = agreedInstallment(draft, wish, await readInstallmentPlans(trx, now))
  const contract = await makeContract(trx, draft, config)
  if (contract.version !== wish.contractVersion) throw orderFailed({ code: 'order/contract-changed' })
  const items = cartItems(draft.cart)
  await replaceOpenOrders(trx, draft.cartId, items.map(stockLine))
  const placed = {
    id: randomUUID(),
    number: makeOrderNumber(),
    paymentId: randomUUID(),
    amount: installment.total,
    expiresAt: new Date(now.getTime() + methodTerms[wish.method].minutes * 60_000),
  }
  await writeOrder(trx, { placed, caller, draft, contract, installment, wish, now })
  const { giftCode } = draft.own
  if (giftCode.id !== undefined && draft.totals.giftCode > 0)
    await spendGiftCode(trx, { orderId: placed.id, codeId: giftCode.id, amount: draft.totals.giftCode, now })
  const short = await takeStock(trx, items.map(stockLine))
  if (short) {
    const name = items.find((item) => item.productId === short.productId)?.name ?? ''
    throw orderFailed({ code: short.of === 'stock' ? 'order/stock-taken' : 'order/discount-taken', name })
  }
  await applyPaymentTerms(trx, config, { placed, caller, draft, wish, now })
  return placed
}

/** Cash on delivery is confirmed at once; an order that waits days for its transfer frees the cart for the next one. */
async function applyPaymentTerms(
  trx: Database,
  config: LinkShop,
  order: {
    readonly placed: PlacedOrder & { readonly id: string }
    readonly caller: Caller
    readonly draft: OrderDraft
    readonly wish: PlaceOrderCommand
    readonly now: Date
  },
): Promise<void> {
  const { placed, caller, draft, wish, now } = order
  if (wish.method === 'cash_on_delivery') {
    await confirmOrder(trx, { orderId: placed.id, shop: config, now, paid: false })
  } else if (methodTerms[wish.method].waits) {
    await closeCart(trx, draft.cartId, cartItems(snapshotOf(draft, wish.note)), now)
    if (wish.account && placed.amount > 0) {
      const address = orderAddress(config, { number: placed.number, user_id: caller.userId }, now)
      const mail = { email: draft.email, total: draft.totals.total, ...placed, account: wish.account, address }
      await writeMail(trx, transferMail(config, mail), now)
    }
  }
}

function refuseMethod({ cart, totals, pickup }: OrderDraft, caller: Caller, method: PaymentMethod): void {
  const option = offeredMethods(cart, totals.total, caller, pickup.option).find((one) => one.method === method)
  const why = option && notOfferedText(option)
  if (option && why) throw orderFailed({ code: 'order/method-not-offered', title: option.title, why })
}

const stockLine = (item: CartItem) => ({
  productId: item.productId,
  combination: item.attrId,
  quantity: item.quantity,
  discounted: discountedUnits(item),
})

const lockCart = (trx: Database, ownerId: string) =>
  trx
    .selectFrom('carts')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst()

function agreedInstallment(
  { cart, totals }: OrderDraft,
  wish: PlaceOrderCommand,
  plans: InstallmentPlans,
): Installment {
  const plan = planOf(plans, wish.firstDigits ?? '')
  const offered = offeredInstallments(
    cart,
    wish.firstDigits === undefined ? plan.filter(({ count }) => count === 1) : plan,
  )
  const chosen = offered.find(({ count }) => count === wish.installment)
  if (!chosen) throw orderFailed({ code: 'order/installment-not-offered' })
  if (cart.revision !== wish.cartRevision) throw orderFailed({ code: 'order/cart-changed', total: chosen.total })
  // The page shows what the cart costs and what its instalments add up to; either one says which prices were seen.
  const seen = [totals.total, chosen.total].map(toLira)
  if (!seen.includes(wish.total)) throw orderFailed({ code: 'order/total-changed', total: chosen.total })
  return chosen
}

/** Writes a draft down as an order that awaits its payment. */
export async function writeOrder(
  trx: Database,
  order: {
    readonly placed: PlacedOrder & { readonly id: string }
    readonly caller: Caller
    readonly draft: OrderDraft
    readonly contract: Contract
    readonly installment: Installment
    readonly wish: Pick<PlaceOrderCommand, 'method' | 'note' | 'account'>
    readonly now: Date
  },
): Promise<void> {
  const { placed, caller, draft, contract, installment, now } = order
  const { wish } = order
  const snapshot = snapshotOf(draft, wish.note)
  const { totals } = draft
  await trx
    .insertInto('orders')
    .values({
      id: placed.id,
      number: placed.number,
      owner_id: caller.ownerId,
      user_id: caller.userId,
      email: draft.email,
      email_key: emailKey(draft.email),
      cart_id: draft.cartId,
      status: 'awaiting_payment',
      total: totals.total,
      goods_total: totals.subTotal,
      tax_total: goodsTax(snapshot),
      ship_total: totals.cargoTotalPrice,
      discount_total: totals.totalDiscount,
      gift_total: totals.giftCode,
      snapshot: storeSnapshot(snapshot),
      contract_version: contract.version,
      contract_documents: JSON.stringify(contract.documents),
      stock_held: true,
      created_at: now,
      expires_at: placed.expiresAt,
    })
    .execute()
  const items = snapshot.shops.flatMap((shop) => shop.items.map((item) => ({ ...item, shopId: shop.shopId })))
  await trx
    .insertInto('order_items')
    .values(
      items.map((item, index) => ({
        order_id: placed.id,
        line: index + 1,
        product_id: item.productId,
        combination: item.combination,
        shop_id: item.shopId,
        quantity: item.quantity,
        discounted_units: item.discountedUnits,
        total: item.price,
      })),
    )
    .execute()
  await trx
    .insertInto('parcels')
    .values(snapshot.shops.map(({ shopId }) => ({ order_id: placed.id, shop_id: shopId, status: 'awaiting_payment' })))
    .execute()
  await trx
    .insertInto('payments')
    .values({
      id: placed.paymentId,
      order_id: placed.id,
      method: wish.method,
      status: wish.method === 'cash_on_delivery' ? 'on_delivery' : 'pending',
      details: wish.account ? JSON.stringify({ ...wish.account, reference: placed.number }) : null,
      amount: installment.total,
      installment: installment.count,
      monthly: installment.monthly,
      created_at: now,
    })
    .execute()
}
