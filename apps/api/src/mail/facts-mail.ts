import { escapeHtml } from './escape-html.ts'
import { mailLayout, type MailShop } from './mail-layout.ts'
import type { Mail } from './write-mail.ts'

interface FactsMail {
  readonly recipient: string
  readonly subject: string
  readonly title: string
  readonly preview: string
  readonly intro: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly care: string
}

/** A mail of one sentence, a table of facts and what to mind. */
export function factsMail(shop: MailShop, { recipient, subject, title, preview, intro, facts, care }: FactsMail): Mail {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td>${escapeHtml(name)}</td><td align="right"><strong>${escapeHtml(value)}</strong></td></tr>`,
  )
  const body = `<p>${escapeHtml(intro)}</p><table width="100%" cellpadding="4">${rows.join('')}</table><p>${escapeHtml(care)}</p>`
  return {
    recipient,
    subject,
    html: mailLayout(shop, { title, preview, body }),
    text: [intro, ...facts.map(([name, value]) => `${name}: ${value}`), care].join('\n'),
  }
}
