import { formatPrice, kurus, type Money } from '@market/domain/money'
import type { ShippingOption } from '@market/domain/account'
import type { LeftPlace, TrackStep } from '@market/domain/orders'
import { mayEndMail, type ParcelLine, type ParcelNews, type SnapshotShop } from '@market/commerce'
import { weekdayText, noonOf } from '@market/domain/kernel'
import { lineProduct } from './line-product.ts'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, factRows, paragraph, productRows, quietLink, stepRow, stepText } from './mail-parts.ts'
import { paint } from './mail-styles.ts'
import type { Mail } from './mail.ts'

interface ToldParcel {
  readonly email: string
  /** The order's number. */
  readonly number: string
  readonly news: ParcelNews
  readonly shop: Pick<SnapshotShop, 'shopName'>
  /** Its lines, without cancelled units. */
  readonly lines: readonly Pick<ParcelLine, 'item' | 'units'>[]
  /** Cash that is collected with it; zero if the order is not paid at the door. */
  readonly cash: Money
  readonly option: ShippingOption
  /** The branch or locker, its street and the hours in which it is open. */
  readonly place: string | null
  readonly placeAddress?: string | undefined
  readonly placeHours?: string | undefined
  readonly trackingNo: string | null
  readonly steps: readonly TrackStep[]
  /** The six-digit hand-over code. */
  readonly code: string
  /** For a waiting parcel: the last day, `YYYY-MM-DD`. */
  readonly fetchUntil?: string | undefined
  /** For a parcel that was left without its code: the place. */
  readonly left?: LeftPlace | null | undefined
}

const left = {
  door: 'kapınıza bırakıldı',
  neighbour: 'komşunuza bırakıldı',
  reception: 'danışmaya bırakıldı',
} satisfies Record<LeftPlace, string>

const texts = {
  code: 'Teslim kodunuz',
  care: {
    out: 'Kodu yalnızca kapınızdaki kuryeye, paketi elinize alırken söyleyin. Telefonla ya da mesajla isteyene vermeyin.',
    waiting: 'Kodu paketi alırken söyleyin; yalnızca paketi alacak kişiyle paylaşın.',
    locker: 'Kodu Kargomat’ın ekranına girin; yalnızca paketi alacak kişiyle paylaşın.',
  },
  lost: 'Paket elinizde değilse lütfen sipariş sayfasındaki “Mağazaya sor” bağlantısıyla hemen bildirin.',
  order: 'Siparişimi aç',
  end: 'Kargo e-postalarını durdur',
  needed: 'Bu ileti paketinizi alabilmeniz için gereklidir.',
  facts: {
    number: 'Sipariş numarası',
    tracking: 'Kargo takip no',
    place: 'Yer',
    address: 'Adres',
    hours: 'Açık olduğu saatler',
    until: 'Son gün',
    due: 'Beklenen',
    toPay: 'Teslim alırken ödenecek',
    paid: 'Ödenen',
  },
}

/** Title and text of a parcel's step, one line each, for mails and push messages. */
export function parcelWords({
  news,
  shop: { shopName },
  option,
  left: place,
}: Pick<ToldParcel, 'news' | 'shop' | 'option' | 'left'>): { readonly title: string; readonly text: string } {
  switch (news) {
    case 'shipped':
      return { title: 'Paketiniz yola çıktı', text: `${shopName} paketiniz kargoya verildi.` }
    case 'out':
      return { title: 'Paketiniz dağıtıma çıktı', text: `${shopName} paketiniz bugün kapınızda olacak.` }
    case 'delivered':
      return place
        ? { title: `Paketiniz ${left[place]}`, text: `${shopName} paketiniz ${left[place]}.` }
        : { title: 'Paketiniz teslim edildi', text: `${shopName} paketiniz teslim edildi.` }
    case 'waiting': {
      const where = option === 'kargomat' ? 'Kargomat’ta' : 'şubede'
      return { title: `Paketiniz ${where} sizi bekliyor`, text: `${shopName} paketiniz ${where} sizi bekliyor.` }
    }
    case 'tried':
      return {
        title: 'Paketinizi teslim edemedik',
        text: `${shopName} paketinizi bugün kapınızda teslim edemedik; kuryemiz bir sonraki iş günü yeniden gelecek.`,
      }
    case 'fetched':
      return { title: 'Paketiniz teslim alındı', text: `${shopName} paketiniz teslim alındı.` }
    case 'back':
      return {
        title: 'Paketiniz geri gönderildi',
        text: `${shopName} paketiniz teslim alınmadığı için mağazaya geri dönüyor.`,
      }
  }
}

/**
 * The mail about a parcel's step. `order` opens the order. `end` unsubscribes from these mails, and is included only if
 * the parcel can be received without them.
 */
export function parcelMail(
  shop: MailShop,
  parcel: ToldParcel,
  { order, end }: { readonly order: string; readonly end: string },
): Mail {
  const { news, email, number, steps, trackingNo } = parcel
  const { title, text } = parcelWords(parcel)
  const code = news === 'out' || news === 'waiting' ? `${parcel.code.slice(0, 3)} ${parcel.code.slice(3)}` : undefined
  const due = news === 'shipped' ? steps.find(({ key }) => key === 'delivered')?.date : undefined
  const facts: (readonly [string, string])[] = [[texts.facts.number, number]]
  if (trackingNo) facts.push([texts.facts.tracking, trackingNo])
  if (due) facts.push([texts.facts.due, due])
  if (news === 'waiting' && parcel.place) {
    facts.push([texts.facts.place, parcel.place])
    if (parcel.placeAddress) facts.push([texts.facts.address, parcel.placeAddress])
    if (parcel.placeHours) facts.push([texts.facts.hours, parcel.placeHours])
  }
  if (parcel.fetchUntil) facts.push([texts.facts.until, weekdayText(noonOf(parcel.fetchUntil))])
  if (parcel.cash > 0 && news !== 'back')
    facts.push([
      news === 'delivered' || news === 'fetched' ? texts.facts.paid : texts.facts.toPay,
      formatPrice(parcel.cash),
    ])
  const cares = [
    ...(news === 'out' || news === 'waiting'
      ? [news === 'waiting' && parcel.option === 'kargomat' ? texts.care.locker : texts.care[news]]
      : []),
    ...(parcel.left || news === 'fetched' ? [texts.lost] : []),
    ...(mayEndMail(news) ? [] : [texts.needed]),
  ]
  const products = parcel.lines.map(({ item, units }) =>
    lineProduct(item, formatPrice(kurus(Math.round((item.price * units) / item.quantity))), `${units} adet`),
  )
  return {
    recipient: email,
    subject: `${title}: ${number}`,
    html: mailLayout(shop, {
      title,
      preview: text,
      body: [
        paragraph(text),
        ...(code === undefined ? [] : [paragraph(texts.code, 'small'), paragraph(code, 'code')]),
        stepRow(steps),
        factRows(facts),
        productRows(shop.siteUrl, products),
        ...cares.map((care) => paragraph(care, 'small')),
        button(texts.order, order),
        ...(mayEndMail(news) ? [`<p ${paint('small')}>${quietLink(texts.end, end)}</p>`] : []),
      ].join('\n'),
    }),
    text: `${[
      text,
      ...(code === undefined ? [] : [`${texts.code}: ${code}`]),
      stepText(steps),
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      products.map(({ name, detail }) => `- ${name}, ${detail}`).join('\n'),
      ...cares,
      `${texts.order}: ${order}`,
      ...(mayEndMail(news) ? [`${texts.end}: ${end}`] : []),
    ].join('\n\n')}\n`,
  }
}
