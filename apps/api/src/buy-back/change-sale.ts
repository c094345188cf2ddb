import { formToSend } from '@market/domain/validation'
import { type DeviceSaleStatus, deviceSale, mayHappenToSale, saleAccountProblems } from '@market/domain/buy-back'
import { sql } from 'kysely'
import { type Database, type Hidden, hide } from '@market/database'
import { checkForm } from '../platform/http/check-form.ts'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { limitForms } from '../platform/limits/limit-forms.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { ownsSale } from './owns-sale.ts'
import { accountChangedMail, cancelledMail, toOfficeCancelledMail } from './sale-mails.ts'
import { saleColumns, saleWire } from './sale-wire.ts'
import { lockSaleOrRefuse, type SellerWish } from './sell-device.ts'
import { texts } from './texts.ts'

/** Cancels a sale whose device was not received yet. A repeated request returns the same sale. */
export async function cancelSale(trx: Database, config: Config, wish: SellerWish) {
  const { now } = wish
  const before = await lockSaleOrRefuse(trx, wish)
  if (before.status === 'cancelled') return saleWire(before)
  if (!mayHappenToSale(before.status, 'cancelled')) {
    const told: Partial<Record<DeviceSaleStatus, string>> = texts.tooLateToCancel
    throw new ApiError(409, told[before.status] ?? texts.tooLateToCancel.inspected)
  }
  const sale = await own(trx, wish)
    .set({ status: deviceSale.next(before.status, { type: 'cancelled' }), status_at: now })
    .returning([...saleColumns, 'email'])
    .executeTakeFirstOrThrow()
  const { email } = sale
  const underWay = before.status === 'in-transit'
  if (email !== null) await writeMail(trx, cancelledMail(config, { ...sale, email }, underWay), now)
  await writeMail(trx, toOfficeCancelledMail(config, sale), now)
  return saleWire(sale)
}

/** Changes the account that a sale is paid to. Refused once the payout has started. */
export async function changeSaleAccount(
  trx: Database,
  config: Config,
  wish: SellerWish & { readonly iban: string; readonly clientAddress: string },
) {
  const { iban } = formToSend({ iban: wish.iban })
  checkForm(saleAccountProblems({ iban }), { iban: texts.fields.iban })
  const before = await lockSaleOrRefuse(trx, wish)
  const fixed: Partial<Record<DeviceSaleStatus, string>> = texts.accountIsFixed
  const refusal = fixed[before.status]
  if (refusal !== undefined) throw new ApiError(409, refusal)
  if (before.seller.iban === iban) return saleWire(before)
  await limitForms(trx, 'device-account', wish)
  const sale = await own(trx, wish)
    .set({
      seller: sql<Hidden>`jsonb_set(seller, '{iban}', to_jsonb(${hide(iban)}::text))`,
      // A payout that the bank refused is tried again with the new account.
      unpaid_reason: null,
    })
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
