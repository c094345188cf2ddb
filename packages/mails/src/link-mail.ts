import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, type MailProduct, paragraph, productRows, quietLink } from './mail-parts.ts'
import { paint } from './mail-styles.ts'
import type { Mail } from './mail.ts'

interface LinkMail {
  readonly email: string
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The products concerned, with pictures. The sentences already name them, so the plain text omits these. */
  readonly products?: readonly MailProduct[]
  /** The mail's call to action. */
  readonly action?: { readonly label: string; readonly url: string }
  readonly notes?: readonly string[]
  /** A small link at the end, such as to unsubscribe. */
  readonly last?: { readonly label: string; readonly url: string }
}

/** A mail of a few sentences with at most one button; the plain text contains its link too. */
export function linkMail(
  shop: MailShop,
  { email, subject, title, paragraphs, products = [], action, notes = [], last }: LinkMail,
): Mail {
  const body = [
    ...paragraphs.map((text) => paragraph(text)),
    ...(products.length > 0 ? [productRows(shop.siteUrl, products)] : []),
    ...(action
      ? [
          button(action.label, action.url),
          paragraph(`Buton çalışmıyorsa aşağıdaki bağlantıyı tarayıcınıza yapıştırın: ${action.url}`, 'small'),
        ]
      : []),
    ...notes.map((text) => paragraph(text, 'small')),
    ...(last ? [`<p ${paint('small')}>${quietLink(last.label, last.url)}</p>`] : []),
  ]
  return {
    recipient: email,
    subject,
    html: mailLayout(shop, { title, preview: paragraphs[0] ?? title, body: body.join('\n') }),
    text: `${[...paragraphs, ...labelled(action), ...notes, ...labelled(last)].join('\n\n')}\n`,
  }
}

const labelled = (link: { readonly label: string; readonly url: string } | undefined) =>
  link ? [`${link.label}: ${link.url}`] : []
