import { mailLayout, type MailShop } from './mail-layout.ts'
import { paragraph } from './mail-parts.ts'
import type { Mail } from './mail.ts'

interface CodeMail {
  readonly email: string
  readonly subject: string
  readonly title: string
  readonly intro: string
  readonly code: string
  readonly minutes: number
  /** After how long the code holds. */
  readonly note: string
}

/** A mail around a code of six digits, large enough to be read off a phone. */
export function codeMail(shop: MailShop, { email, subject, title, intro, code, minutes, note }: CodeMail): Mail {
  const validity = `Kod ${minutes} dakika geçerlidir. ${note}`
  return {
    recipient: email,
    subject,
    html: mailLayout(shop, {
      title,
      preview: `Kodunuz ${minutes} dakika geçerlidir.`,
      body: [paragraph(intro), paragraph(code, 'code'), paragraph(validity, 'small')].join('\n'),
    }),
    text: `${intro}\n\n${code}\n\n${validity}\n`,
  }
}
