import { escapeHtml } from '@market/server'
import { mailLayout, type MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

interface FactsMail {
  readonly recipient: string
  readonly subject: string
  readonly title: string
  readonly preview: string
  readonly intro: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly care: string
  readonly action?: { readonly text: string; readonly address: string }
}

/** A mail with a sentence, a table of facts and notes. */
export function factsMail(
  shop: MailShop,
  { recipient, subject, title, preview, intro, facts, care, action }: FactsMail,
): Mail {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td>${escapeHtml(name)}</td><td align="right"><strong>${escapeHtml(value)}</strong></td></tr>`,
  )
  const body = `<p>${escapeHtml(intro)}</p><table width="100%" cellpadding="4">${rows.join('')}</table><p>${escapeHtml(care)}</p>${action ? `<p><a href="${escapeHtml(action.address)}" style="display:inline-block;background:#0a5655;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(action.text)}</a></p>` : ''}`
  return {
    recipient,
    subject,
    html: mailLayout(shop, { title, preview, body }),
    text: [
      intro,
      ...facts.map(([name, value]) => `${name}: ${value}`),
      care,
      ...(action ? [`${action.text}: ${action.address}`] : []),
    ].join('\n'),
  }
}
