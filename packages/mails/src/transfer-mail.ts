import { decline } from '@market/domain/text'
import { formatPrice, type Money } from '@market/domain/money'
import { formatIban } from '@market/domain/validation'
import { type TransferAccount } from '@market/commerce'
import { dayText, timeText } from '@market/domain/kernel'
import { factsMail } from './facts-mail.ts'
import type { MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

interface AwaitedTransfer {
  readonly number: string
  readonly email: string
  readonly total: Money
  readonly expiresAt: Date
  readonly account: TransferAccount
  /** Address of the order's page. */
  readonly address: string
}

/** Tells the buyer the account and the amount of a transfer, and until when the goods are reserved. */
export function transferMail(
  shop: MailShop,
  { number, email, total, expiresAt, account, address }: AwaitedTransfer,
): Mail {
  const intro = `Siparişinizi aldık. Havaleniz ya da EFT’niz hesabımıza ulaşınca ürünleriniz hazırlanır. Ürünleri ${dayText(expiresAt)} günü saat ${decline(timeText(expiresAt), 'dative')} kadar sizin için ayırdık.`
  const facts: readonly (readonly [string, string])[] = [
    ['Banka', account.bank],
    ['Alıcı', account.holder],
    ['IBAN', formatIban(account.iban)],
    ['Tutar', formatPrice(total)],
    ['Açıklama', number],
  ]
  return factsMail(shop, {
    recipient: email,
    subject: `Havalenizi bekliyoruz: ${number}`,
    title: 'Havalenizi bekliyoruz',
    preview: `${formatPrice(total)}, açıklama ${number}`,
    intro,
    facts,
    care: 'Açıklama alanına yalnızca sipariş numaranızı yazın ve tutarı tam gönderin. Ödemeniz gelince sipariş özetini ve sözleşmeleri de göndeririz.',
    action: { text: 'Siparişimi aç', address },
  })
}
