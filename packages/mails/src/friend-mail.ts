import { linkMail } from './link-mail.ts'
import type { MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

interface Suggestion {
  /** First name and initial of the recommending member. */
  readonly from: string
  readonly friendName: string
  readonly friendEmail: string
  readonly message: string
  readonly product: { readonly name: string; readonly url: string }
}

/** A member's product recommendation to a friend, in the shop's wording; the member's own message is quoted. */
export function friendMail(shop: MailShop, { from, friendName, friendEmail, message, product }: Suggestion): Mail {
  return linkMail(shop, {
    email: friendEmail,
    subject: `${from} size bir ürün önerdi`,
    title: 'Size bir ürün önerildi',
    paragraphs: [
      `Merhaba ${friendName},`,
      `${from}, ${shop.siteTitleShort} üzerinden size “${product.name}” ürününü önerdi.`,
      ...(message === '' ? [] : [`“${message}”`]),
    ],
    action: { label: 'Ürüne git', url: `${shop.siteUrl}${product.url}` },
    notes: ['E-posta adresiniz yalnızca bu iletiyi göndermek için kullanıldı ve saklanmadı.'],
  })
}
