import { formatPrice, type Money } from '@market/domain'
import { linkMail } from '../platform/mail/link-mail.ts'
import type { Mail } from '../platform/mail/write-mail.ts'
import { alarmLink, type AlarmShop } from './alarm-link.ts'
import { texts } from './texts.ts'

interface DueAlarm {
  readonly id: string
  readonly email: string
  readonly kind: 'price' | 'stock'
  readonly target: Money | null
  readonly price: Money
  readonly product: { readonly name: string; readonly url: string }
}

const timeOf = (now: Date) =>
  now.toLocaleString('tr-TR', {
    timeZone: 'Europe/Istanbul',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })

/** What an alarm tells, without a greeting: the same sentence stands in the notification. */
export const alarmSentence = ({ kind, target, price, product }: Omit<DueAlarm, 'id' | 'email'>): string =>
  kind === 'price'
    ? texts.mail.price.told(product.name, formatPrice(price), formatPrice(target ?? price))
    : texts.mail.stock.told(product.name, formatPrice(price))

/** The one mail of an alarm; its last link ends all that the mailbox still waits for. */
export const alarmMail = (shop: AlarmShop, alarm: DueAlarm, now: Date): Mail =>
  linkMail(shop, {
    email: alarm.email,
    subject: texts.mail[alarm.kind].subject(alarm.product.name),
    title: texts.mail[alarm.kind].title,
    paragraphs: [alarmSentence(alarm)],
    action: { label: texts.mail.toProduct, url: shop.siteUrl + alarm.product.url },
    notes: [texts.mail.care(timeOf(now))],
    last: { label: texts.mail.end, url: alarmLink(shop, alarm.id) },
  })
