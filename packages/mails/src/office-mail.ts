import { escapeHtml } from '@market/server'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { paint } from './mail-styles.ts'
import type { Mail } from './mail.ts'

interface OfficeMail {
  readonly subject: string
  /** The typed values of a form with their labels; empty values are left out. */
  readonly fields: readonly (readonly [label: string, value: string])[]
}

/** A form as a mail to the office. Typed values are included as plain text (security.md 27). */
export function officeMail(shop: MailShop & { readonly serviceMail: string }, { subject, fields }: OfficeMail): Mail {
  const filled = fields.filter(([, value]) => value !== '')
  const rows = filled.map(
    ([label, value]) =>
      `<p ${paint('text')}><b>${escapeHtml(label)}</b><br>${escapeHtml(value).replaceAll(/\r\n|\r|\n/g, '<br>')}</p>`,
  )
  return {
    recipient: shop.serviceMail,
    subject,
    html: mailLayout(shop, { title: subject, preview: subject, body: rows.join('\n') }),
    text: `${filled.map(([label, value]) => `${label}:\n${value}`).join('\n\n')}\n`,
  }
}
