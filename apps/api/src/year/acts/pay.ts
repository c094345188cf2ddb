import {
  type Answer,
  type Call,
  type CallInput,
  getInitPayment,
  getOrderContract,
  postBankInstant,
  postBankTransfer,
  postBkm,
  postCashOnDelivery,
  postCreditCard,
  postGarantiPay,
  postInstallments,
  postMarketCard,
  postPayWithUrl,
  postPttemCard,
} from '@market/contract'
import { formatPrice, fromLira, type Money, toLira, zero } from '@market/domain/money'
import { firstCardDigits } from '@market/domain/validation'
import type { CardBehaviour } from '@market/bank'
import { cardThat } from '../../testing/test-card.ts'
import { transferAccount } from '../shop/open-shop.ts'
import { approve, comeBack, confirmByCode, storedTokenOf, tokenOf } from './at-the-bank.ts'
import type { Shopper } from './make-shopper.ts'

type Started = Answer<typeof postCreditCard>
type Common = Pick<
  CallInput<typeof postCreditCard>['body'],
  'total' | 'cart_revision' | 'contract_version' | 'contract_accepted'
>
/** An order that was placed, as its buyer knows it. */
export interface Placed {
  readonly number: string
  readonly paymentId: string
  /** The total that the payment page showed, in kuruş. */
  readonly total: Money
  readonly started: Started
}

/** Loads the payment page; undefined if the cart cannot be paid. */
async function openPaymentPage(
  shopper: Shopper,
): Promise<{ readonly common: Common; readonly total: Money } | undefined> {
  const page = await shopper.ask(getInitPayment)
  const contract = page && (await shopper.ask(getOrderContract))
  if (!contract) return undefined
  const total = page.cart.total_price_with_shipping
  return {
    total: fromLira(total),
    common: {
      total,
      cart_revision: page.cart.revision,
      contract_version: contract.version,
      contract_accepted: true,
    },
  }
}

async function place(
  shopper: Shopper,
  call: Call & { readonly answer: typeof postCreditCard.answer },
  body: object,
  total: Money,
  by: string,
): Promise<Placed | undefined> {
  const heard = await shopper.call(call, { body })
  const { life } = shopper
  if (heard?.status !== 200) {
    life.tell(`cannot pay ${formatPrice(total)} ${by}: ${heard?.message ?? 'no answer'}`)
    return undefined
  }
  const started: Started = heard.data
  life.tell(`orders for ${formatPrice(total)} ${by}: ${started.order_id}`)
  const placed = { number: started.order_id, paymentId: started.payment_id, total, started }
  life.world.orders.set(placed.number, { email: shopper.email, total })
  return placed
}

/** Pays the cart by card. The bank is asked by `atBank`; by default the shopper types the code and comes back. */
export async function payByCard(
  shopper: Shopper,
  {
    behaviour = 'pays',
    installment = 1,
    save = false,
    saved,
  }: {
    readonly behaviour?: CardBehaviour
    readonly installment?: number
    readonly save?: boolean
    readonly saved?: string
  } = {},
): Promise<Placed | undefined> {
  const { world } = shopper.life
  const page = await openPaymentPage(shopper)
  if (!page) return undefined
  const card = firstCardDigits(cardThat(behaviour).number)
  const plans = await shopper.ask(postInstallments, { body: { card, total: page.common.total } })
  const plan = plans?.installments.find(({ count }) => count === installment) ?? plans?.installments[0]
  const how =
    saved === undefined ? { card_token: (await tokenOf(world, behaviour)) ?? '', card } : { saved_card: saved }
  const counted = plan?.count ?? 1
  const total = plan ? fromLira(plan.total) : page.total
  return place(
    shopper,
    postCreditCard,
    { ...page.common, ...how, installment: counted, total: toLira(total), ...(save && { save_card: true }) },
    total,
    counted > 1 ? `by card in ${counted} instalments` : 'by card',
  )
}

/** Types the code at the bank and comes back to the shop, unless the way is broken. */
export async function finishCard(shopper: Shopper, { started }: Placed): Promise<void> {
  const fields = await confirmByCode(shopper.life.world, started.redirect_url)
  if (fields) await comeBack(shopper.life.world, fields)
}

const wallets = { bkm: postBkm, gpay: postGarantiPay, link: postPayWithUrl, cash: postCashOnDelivery } as const
const transfers = { transfer: postBankTransfer, instant: postBankInstant } as const

export async function payByWallet(shopper: Shopper, how: keyof typeof wallets): Promise<Placed | undefined> {
  const page = await openPaymentPage(shopper)
  return page && place(shopper, wallets[how], page.common, page.total, `by ${how}`)
}

export async function payByTransfer(shopper: Shopper, how: keyof typeof transfers): Promise<Placed | undefined> {
  const page = await openPaymentPage(shopper)
  const bank_account_id = how === 'instant' ? transferAccount + 1 : transferAccount
  return page && place(shopper, transfers[how], { ...page.common, bank_account_id }, page.total, `by ${how}`)
}

/** Approves on the page of a wallet or a banking app and comes back. */
export async function finishWallet(shopper: Shopper, { started }: Placed): Promise<void> {
  const fields = await approve(shopper.life.world, started.redirect_url)
  if (fields) await comeBack(shopper.life.world, fields)
}

const shopCards = { market: postMarketCard, pttem: postPttemCard } as const

/** Pays by a stored-value card: the shop's own or the post's. */
export async function payByShopCard(shopper: Shopper, how: keyof typeof shopCards): Promise<Placed | undefined> {
  const page = await openPaymentPage(shopper)
  const card_token = page && (await storedTokenOf(shopper.life.world, how))
  return card_token === undefined
    ? undefined
    : place(shopper, shopCards[how], { ...page?.common, card_token }, page?.total ?? zero, `by ${how} card`)
}
