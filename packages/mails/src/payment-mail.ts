import { formatPrice, kurus, zero } from '@market/domain/money'
import type { PaymentMethod } from '@market/domain/checkout'
import { refundPlace, refundTexts } from '@market/domain/orders'
import type { PaymentNews, RefundNews } from '@market/commerce'
import { factsMail } from './facts-mail.ts'
import type { MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

interface EndedPayment {
  readonly number: string
  readonly amount: number
  readonly method: PaymentMethod
}
interface News {
  readonly title: string
  readonly intro: string
  readonly care: string
}

const unpaid: { readonly [method in PaymentMethod]?: string } = {
  bank_transfer: 'Havaleniz süresinde gelmediği için siparişiniz iptal edildi.',
  pay_with_url: 'Ödeme linki süresi içinde kullanılmadığı için siparişiniz iptal edildi.',
}

const asked = { order: 'Sipariş tutarı', purchase: 'İşlem tutarı' } as const

const refunds: Record<RefundNews, string> = {
  refunded: 'Ödemenizin onayı geç geldiği için bu alışverişi tamamlayamadık ve tutarı iade ettik.',
  givenUp: 'Bu ödemenin yerine yenisini başlattığınız ya da siparişten vazgeçtiğiniz için tutarı iade ettik.',
  otherAmount:
    'Bankanız istediğimizden farklı bir tutar aldığı için bu alışverişi tamamlayamadık ve alınan tutarı iade ettik.',
}

/** The text about a payment that ended after the shopper had left the page, for orders, tolls and tickets. */
export function paymentNews(
  news: PaymentNews,
  { method, amount }: Omit<EndedPayment, 'number'>,
  of: 'order' | 'purchase' = 'order',
): News {
  switch (news) {
    case 'unknown':
      return {
        title: 'Ödemenizin sonucu bekleniyor',
        intro: 'Bankanız ödemenizin sonucunu henüz bildirmedi. Lütfen bu alışveriş için yeniden ödeme yapmayın.',
        care:
          of === 'order'
            ? 'Sonuç belli olunca size yazacağız: ödemeniz alındıysa siparişiniz hazırlanır, hazırlanamıyorsa tutar iade edilir.'
            : 'Sonuç belli olunca size yazacağız: ödemeniz alındıysa işleminiz tamamlanır, tamamlanamıyorsa tutar iade edilir.',
      }
    case 'lapsed':
      return {
        title: 'Ödemeniz tamamlanmadı',
        intro: unpaid[method] ?? 'Ödemeniz süresinde tamamlanmadı; sizden tutar alınmadı.',
        care:
          method === 'bank_transfer'
            ? 'Lütfen bu sipariş için artık para göndermeyin. Ürünleri dilediğiniz zaman yeniden sipariş edebilirsiniz.'
            : 'Dilediğiniz zaman yeniden deneyebilirsiniz.',
      }
    case 'refunded':
    case 'givenUp':
    case 'otherAmount': {
      const place = refundPlace({ method, collected: true, charged: kurus(amount), gift: zero })
      return {
        title: 'Ödemeniz iade edildi',
        intro: refunds[news],
        care: refundTexts[place],
      }
    }
  }
}

/** The mail with `paymentNews`; `address` is the order's page, which tolls and tickets do not have. */
export function paymentMail(
  shop: MailShop,
  news: PaymentNews,
  { recipient, address, ...payment }: EndedPayment & { readonly recipient: string; readonly address?: string },
): Mail {
  const of = address === undefined ? 'purchase' : 'order'
  const { title, intro, care } = paymentNews(news, payment, of)
  return factsMail(shop, {
    recipient,
    subject: `${title}: ${payment.number}`,
    title,
    preview: intro,
    intro,
    facts: [
      [of === 'order' ? 'Sipariş numarası' : 'İşlem numarası', payment.number],
      [news === 'otherAmount' ? asked[of] : 'Tutar', formatPrice(kurus(payment.amount))],
    ],
    care,
    ...(address !== undefined && { action: { text: 'Siparişimi aç', address } }),
  })
}
