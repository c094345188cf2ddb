import { formatPrice, type Money } from '@market/domain/money'
import { dayText, timeText } from '@market/domain/kernel'
import { linkMail } from './link-mail.ts'
import type { Mail } from './mail.ts'
import type { MailShop } from './mail-layout.ts'

const texts = {
  price: {
    subject: (name: string) => `Beklediğiniz fiyata indi: ${name}`,
    title: 'Beklediğiniz fiyata indi',
    told: (name: string, price: string, target: string) => `${name} şu anda ${price}. Hedef fiyatınız: ${target}.`,
  },
  stock: {
    subject: (name: string) => `Yeniden stokta: ${name}`,
    title: 'Beklediğiniz ürün geldi',
    told: (name: string, price: string) => `${name} yeniden satışta. Fiyatı ${price}.`,
  },
  toProduct: 'Ürüne git',
  care: (date: string) =>
    `Fiyat ve stok ${date} itibarıyladır; siz bakana kadar değişebilir. Bu alarm için başka ileti göndermeyeceğiz.`,
  end: 'Bekleyen tüm alarmlarımı kaldır',
}

interface DueAlarm {
  readonly email: string
  readonly kind: 'price' | 'stock'
  readonly target: Money | null
  readonly price: Money
  readonly product: { readonly name: string; readonly url: string; readonly image: string }
}

/** The text of an alarm without a greeting, also used for the notification. */
export const alarmNews = ({
  kind,
  target,
  price,
  product,
}: Omit<DueAlarm, 'email'>): { readonly title: string; readonly text: string } => ({
  title: texts[kind].title,
  text:
    kind === 'price'
      ? texts.price.told(product.name, formatPrice(price), formatPrice(target ?? price))
      : texts.stock.told(product.name, formatPrice(price)),
})

/** The message in one line with the product's name: the mail's subject, and the whole text of a push message. */
export const alarmSubject = ({ kind, product }: Pick<DueAlarm, 'kind' | 'product'>): string =>
  texts[kind].subject(product.name)

/** The only mail of an alarm. Its last link, `end`, and a POST to `oneClick` end all alarms of the mailbox. */
export function alarmMail(
  shop: MailShop,
  alarm: DueAlarm,
  { now, end, oneClick }: { readonly now: Date; readonly end: string; readonly oneClick: string },
): Mail {
  const { title, text } = alarmNews(alarm)
  const mail = linkMail(shop, {
    email: alarm.email,
    subject: alarmSubject(alarm),
    title,
    paragraphs: [text],
    products: [{ ...alarm.product, detail: '', amount: formatPrice(alarm.price) }],
    action: { label: texts.toProduct, url: shop.siteUrl + alarm.product.url },
    notes: [texts.care(`${dayText(now)} ${timeText(now)}`)],
    last: { label: texts.end, url: end },
  })
  return { ...mail, oneClick }
}
