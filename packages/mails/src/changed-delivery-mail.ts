import { addressLine, type AddressParts } from '@market/domain/account'
import type { DeliveryTime } from '@market/domain/orders'
import { weekdayText, noonOf } from '@market/domain/kernel'
import { factsMail } from './facts-mail.ts'
import type { MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

interface ChangedDelivery {
  readonly email: string
  /** Order number. */
  readonly number: string
  readonly change:
    | { readonly address: AddressParts; readonly recipient: string }
    | { readonly time: DeliveryTime; readonly shopName: string }
}

/** Tells the buyer that the address or day of a delivery was changed, so that a change by an attacker is noticed. */
export function changedDeliveryMail(shop: MailShop, { email, number, change }: ChangedDelivery, order: string): Mail {
  const isAddress = 'address' in change
  const title = isAddress ? 'Siparişinizin teslimat adresi değişti' : 'Paketinizin teslimat günü değişti'
  const facts: readonly (readonly [string, string])[] = isAddress
    ? [
        ['Teslim alacak kişi', change.recipient],
        ['Yeni adres', addressLine(change.address)],
      ]
    : [
        ['Mağaza', change.shopName],
        ['Yeni gün', weekdayText(noonOf(change.time.day))],
        ['Saat', `${change.time.from}.00–${change.time.to}.00`],
      ]
  return factsMail(shop, {
    recipient: email,
    subject: `${title}: ${number}`,
    title,
    preview: title,
    intro: `${number} numaralı siparişinizde yaptığınız değişikliği kaydettik.`,
    facts,
    care: 'Bu değişikliği siz yapmadıysanız hemen sipariş sayfanızdan düzeltin, şifrenizi değiştirin ve bize yazın.',
    action: { text: 'Siparişimi aç', address: order },
  })
}
