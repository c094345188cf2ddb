import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, factRows, paragraph } from './mail-parts.ts'
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
  const body = [
    paragraph(intro),
    factRows(facts),
    paragraph(care),
    ...(action ? [button(action.text, action.address)] : []),
  ].join('\n')
  return {
    recipient,
    subject,
    html: mailLayout(shop, { title, preview, body }),
    text: `${[
      intro,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      care,
      ...(action ? [`${action.text}: ${action.address}`] : []),
    ].join('\n\n')}\n`,
  }
}
