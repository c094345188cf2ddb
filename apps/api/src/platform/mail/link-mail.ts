import { escapeHtml } from '@market/server'
import { mailLayout, type MailShop } from './mail-layout.ts'
import type { Mail } from './write-mail.ts'

interface LinkMail {
  readonly email: string
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The mail's call to action. */
  readonly action?: { readonly label: string; readonly url: string }
  readonly notes?: readonly string[]
}

/** A mail of a few sentences with at most one button; the plain text contains its link too. */
export function linkMail(shop: MailShop, { email, subject, title, paragraphs, action, notes = [] }: LinkMail): Mail {
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
  ]
  return {
    recipient: email,
    subject,
    html: mailLayout(shop, { title, preview: paragraphs[0] ?? title, body: body.join('\n') }),
    text: `${[...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), ...notes].join('\n\n')}\n`,
  }
}
