import { formToSend, validationMessages } from '@market/domain/validation'
import { type BuyBackTab, type DeviceSeller, deviceSellerProblems } from '@market/domain/buy-back'
import type { Caller } from '@market/commerce'
import { type Database, hideNumbers, jsonWithHidden, randomLetters } from '@market/database'
import { isDistrictOf } from '../account/addresses/is-place.ts'
import { texts as accountTexts } from '../account/texts.ts'
import { checkForm } from '../platform/http/check-form.ts'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { limitForms } from '../platform/limits/limit-forms.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { ownsSale } from './owns-sale.ts'
import { saleColumns, saleWire } from './sale-wire.ts'
import { soldMail, toInspectMail } from './sale-mails.ts'
import { texts } from './texts.ts'

/** A seller's request about one offer or sale. */
export interface SellerWish {
  readonly service: BuyBackTab
  readonly offerId: string
  readonly caller: Caller
  readonly now: Date
}
interface Wish extends SellerWish {
  readonly typed: DeviceSeller
  readonly clientAddress: string
}

/** Sells the device of an offer once. A repeated request returns the same sale. */
export async function sellDevice(trx: Database, config: Config, wish: Wish) {
  const { service, offerId, caller, now } = wish
  const before = await findSale(trx, wish).executeTakeFirst()
  if (before) return saleWire(before)
  const offer = await trx
    .selectFrom('device_offers')
    .select(['device', 'answers', 'price', 'expires_at'])
    .where('id', '=', offerId)
    .where('owner_id', '=', caller.ownerId)
    .where('service', '=', service)
    .executeTakeFirst()
  if (!offer) throw new ApiError(404, texts.offerNotFound)
  if (offer.expires_at <= now) throw new ApiError(409, texts.offerExpired)
  const seller = formToSend(wish.typed)
  checkForm(deviceSellerProblems(seller), texts.fields, {
    address: validationMessages.addressSave({ field: accountTexts.houseNumber }),
  })
  if (!isDistrictOf(seller.city, seller.district)) throw new ApiError(422, texts.unknownPlace)
  const sale = await trx
    .insertInto('device_sales')
    .values({
      offer_id: offerId,
      owner_id: caller.ownerId,
      service,
      device: offer.device,
      answers: JSON.stringify(offer.answers),
      price: offer.price,
      seller: jsonWithHidden(hideNumbers(seller)),
      email: await mailboxOf(trx, caller),
      cargo_code: `CHZ-${randomLetters(8)}`,
      status: 'approved',
      approved_at: now,
      status_at: now,
    })
    // A concurrent request of the same seller was faster.
    .onConflict((conflict) => conflict.column('offer_id').doNothing())
    .returning([...saleColumns, 'email', 'answers'])
    .executeTakeFirst()
  if (!sale) return saleWire(await findSaleOrRefuse(trx, wish))
  // Counted after the insert, so that repeated requests do not use up the limit.
  await limitForms(trx, 'device-sale', wish)
  if (sale.email !== null) await writeMail(trx, soldMail(config, { ...sale, email: sale.email }), now)
  await writeMail(trx, toInspectMail(config, sale, seller), now)
  return saleWire(sale)
}

type Wanted = Pick<SellerWish, 'service' | 'offerId' | 'caller'>

const findSale = (db: Database, { service, offerId, caller }: Wanted) =>
  db
    .selectFrom('device_sales')
    .select(saleColumns)
    .where('offer_id', '=', offerId)
    .where(ownsSale(caller))
    .where('service', '=', service)

const notFound = () => new ApiError(404, texts.saleNotFound)

/** The caller's own sale; another's is not found. */
export const findSaleOrRefuse = (db: Database, wanted: Wanted) => findSale(db, wanted).executeTakeFirstOrThrow(notFound)

/** The same, with the row locked until the transaction ends. */
export const lockSaleOrRefuse = (trx: Database, wanted: Wanted) =>
  findSale(trx, wanted).forUpdate().executeTakeFirstOrThrow(notFound)

/** The caller's proven address; never the one in the form. */
async function mailboxOf(db: Database, caller: Caller): Promise<string | null> {
  if (caller.userId === null) return caller.guestEmail
  const user = await db.selectFrom('users').select('email').where('id', '=', caller.userId).executeTakeFirst()
  return user?.email ?? null
}
