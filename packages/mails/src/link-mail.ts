import { escapeHtml } from '@market/server'
import { mailLayout, type MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

interface LinkMail {
  readonly email: string
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The mail's call to action. */
  readonly action?: { readonly label: string; readonly url: string }
  readonly notes?: readonly string[]
  /** A quiet link at the end, such as the one that ends such mails. */
  readonly last?: { readonly label: string; readonly url: string }
}

/** A mail of a few sentences with at most one button; the plain text contains its link too. */
export function linkMail(
  shop: MailShop,
  { email, subject, title, paragraphs, action, notes = [], last }: LinkMail,
): Mail {
  const paragraph = (text: string, style = '') => `<p${style && ` style="${style}"`}>${escapeHtml(text)}</p>`
  const button = action
    ? [
        `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#0a5655;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold">${escapeHtml(action.label)}</a></p>`,
        `<p style="font-size:13px;color:#53605c">Buton çalışmıyorsa aşağıdaki bağlantıyı tarayıcınıza yapıştırın:<br>${escapeHtml(action.url)}</p>`,
      ]
    : []
  const body = [
    ...paragraphs.map((text) => paragraph(text)),
    ...button,
    ...notes.map((text) => paragraph(text, 'font-size:13px;color:#53605c')),
    ...(last
      ? [
          `<p style="font-size:13px"><a href="${escapeHtml(last.url)}" style="color:#0a5655">${escapeHtml(last.label)}</a></p>`,
        ]
      : []),
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
