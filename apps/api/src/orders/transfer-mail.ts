import { formatPrice, type Money } from '@market/domain'
import type { TransferAccount } from '../checkout/transfer-account.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { mailLayout, type MailShop } from '../mail/mail-layout.ts'
import type { Mail } from '../mail/write-mail.ts'
import { dayText, timeText } from './turkish-date.ts'

interface AwaitedTransfer {
  readonly number: string
  readonly email: string
  readonly total: Money
  readonly expiresAt: Date
  readonly account: TransferAccount
}

/** Tells where the money of an order goes, how much, and until when the goods are kept. */
export function transferMail(shop: MailShop, { number, email, total, expiresAt, account }: AwaitedTransfer): Mail {
  const intro = `Siparişinizi aldık. Havale ya da EFT’niz gelince ürünleriniz hazırlanır; ${dayText(expiresAt)} ${timeText(expiresAt)} tarihine kadar sizin için ayırdık.`
  const facts: readonly (readonly [string, string])[] = [
    ['Banka', account.bank],
    ['Alıcı', account.holder],
    ['IBAN', account.iban],
    ['Tutar', formatPrice(total)],
    ['Açıklama', number],
  ]
  const care = 'Açıklama alanına yalnızca sipariş numaranızı yazın ve tutarı tam gönderin.'
  return {
    recipient: email,
    subject: `Havalenizi bekliyoruz: ${number}`,
    html: mailLayout(shop, {
      title: 'Havalenizi bekliyoruz',
      preview: `${formatPrice(total)}, açıklama ${number}`,
      body: `<p>${escapeHtml(intro)}</p><table width="100%" cellpadding="4">${facts
        .map(
          ([name, value]) =>
            `<tr><td>${escapeHtml(name)}</td><td align="right"><strong>${escapeHtml(value)}</strong></td></tr>`,
        )
        .join('')}</table><p>${care}</p>`,
    }),
    text: [intro, ...facts.map(([name, value]) => `${name}: ${value}`), care].join('\n'),
  }
}
