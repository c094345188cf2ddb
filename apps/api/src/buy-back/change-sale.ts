import {
  type DeviceSaleEvent,
  type DeviceSaleStatus,
  deviceSale,
  formToSend,
  mayHappenToSale,
  saleAccountProblems,
} from '@market/domain'
import { sql } from 'kysely'
import { type Database, hide } from '@market/database'
import { checkForm } from '../platform/http/check-form.ts'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { limitForms } from '../platform/limits/limit-forms.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { ownsSale } from './owns-sale.ts'
import { accountChangedMail, cancelledMail, toOfficeCancelledMail } from './sale-mails.ts'
import { saleColumns, saleWire } from './sale-wire.ts'
import { findSaleOrRefuse, type SellerWish } from './sell-device.ts'
import { texts } from './texts.ts'

const during = (event: DeviceSaleEvent['type']): DeviceSaleStatus[] =>
  Object.keys(texts.status).filter((status): status is DeviceSaleStatus =>
    mayHappenToSale(status as DeviceSaleStatus, event),
  )

/** Takes a sale back whose device was not received yet, once; asked again, gives the same sale. */
export async function cancelSale(trx: Database, config: Config, wish: SellerWish) {
  const { now } = wish
  const before = await findSaleOrRefuse(trx, wish)
  if (before.status === 'cancelled') return saleWire(before)
  const sale = await own(trx, wish)
    .set({ status: deviceSale.next(before.status, { type: 'cancelled' }), status_at: now })
    .where('status', 'in', during('cancelled'))
    .returning([...saleColumns, 'email'])
    .executeTakeFirst()
  if (!sale) return cancelledMeanwhile(trx, wish)
  const { email } = sale
  const underWay = before.status === 'in-transit'
  if (email !== null) await writeMail(trx, cancelledMail(config, { ...sale, email }, underWay), now)
  await writeMail(trx, toOfficeCancelledMail(config, sale), now)
  return saleWire(sale)
}

async function cancelledMeanwhile(trx: Database, wish: SellerWish) {
  const sale = await findSaleOrRefuse(trx, wish)
  if (sale.status === 'cancelled') return saleWire(sale)
  const told: Partial<Record<DeviceSaleStatus, string>> = texts.tooLateToCancel
  throw new ApiError(409, told[sale.status] ?? texts.tooLateToCancel.inspected)
}

/** Has a sale paid to another account. Refused once the bank was asked to pay. */
export async function changeSaleAccount(
  trx: Database,
  config: Config,
  wish: SellerWish & { readonly iban: string; readonly clientAddress: string },
) {
  const { iban } = formToSend({ iban: wish.iban })
  checkForm(saleAccountProblems({ iban }), { iban: texts.fields.iban })
  const before = await findSaleOrRefuse(trx, wish)
  const fixed: Partial<Record<DeviceSaleStatus, string>> = texts.accountIsFixed
  const refusal = fixed[before.status]
  if (refusal !== undefined) throw new ApiError(409, refusal)
  if (before.seller.iban === iban) return saleWire(before)
  await limitForms(trx, 'device-account', wish)
  const sale = await own(trx, wish)
    .set({
      seller: sql`jsonb_set(seller, '{iban}', to_jsonb(${hide(iban)}::text))`,
      // A payout that the bank refused is tried again with the new account.
      unpaid_reason: null,
    })
    .where('status', 'in', during('account-changed'))
    .where('paying_at', 'is', null)
    .returning([...saleColumns, 'email'])
    .executeTakeFirst()
  if (!sale) throw new ApiError(409, texts.beingPaid)
  const { email } = sale
  if (email !== null) await writeMail(trx, accountChangedMail(config, { ...sale, email }, iban.slice(-4)), wish.now)
  return saleWire(sale)
}

const own = (trx: Database, { service, offerId, caller }: SellerWish) =>
  trx.updateTable('device_sales').where('offer_id', '=', offerId).where(ownsSale(caller)).where('service', '=', service)
