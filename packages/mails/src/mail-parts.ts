import { escapeHtml } from '@market/server'
import { paint } from './mail-styles.ts'

/** A layout table, which screen readers ignore. */
const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows}</table>`

export const paragraph = (text: string, part: 'text' | 'small' | 'code' = 'text'): string =>
  `<p ${paint(part)}>${escapeHtml(text)}</p>`

export const heading = (text: string): string => `<h2 ${paint('heading')}>${escapeHtml(text)}</h2>`

/** The mail's call to action. */
export const button = (label: string, url: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" ${paint('button')}>${escapeHtml(label)}</a></p>`

export const quietLink = (label: string, url: string): string =>
  `<a href="${escapeHtml(url)}" ${paint('link')}>${escapeHtml(label)}</a>`

/** Names and their values, a row each; of sums the last row is the total, set apart. */
export const factRows = (
  facts: readonly (readonly [name: string, value: string])[],
  { hasSum = false }: { readonly hasSum?: boolean } = {},
): string =>
  table(
    facts
      .map(([name, value], at) => {
        const [left, right] =
          hasSum && at === facts.length - 1 ? (['sumName', 'sum'] as const) : (['name', 'value'] as const)
        return `<tr><td ${paint(left)}>${escapeHtml(name)}</td><td ${paint(right)}>${escapeHtml(value)}</td></tr>`
      })
      .join(''),
  )

export interface MailProduct {
  /** Brand, name and what was chosen. */
  readonly name: string
  readonly detail: string
  readonly amount: string
  /** Picture key; missing for a service. */
  readonly image?: string
  /** Path of its page. */
  readonly url?: string
}

/** The bought products with pictures from the shop; mail programs that block pictures show the name instead. */
export const productRows = (siteUrl: string, products: readonly MailProduct[]): string =>
  table(
    products
      .map(({ name, detail, amount, image, url }) => {
        const picture = image
          ? `<img src="${escapeHtml(`${siteUrl}/img/160/${image}`)}" width="64" height="64" alt="${escapeHtml(name)}" ${paint('picture')}>`
          : ''
        const words = url ? quietLink(name, siteUrl + url) : escapeHtml(name)
        return `<tr><td width="64" ${paint('pictureCell')}>${picture}</td><td ${paint('line')}>${words}${detail ? `<br><span ${paint('small')}>${escapeHtml(detail)}</span>` : ''}</td><td ${paint('amount')}>${escapeHtml(amount)}</td></tr>`
      })
      .join(''),
  )

export interface MailStep {
  readonly title: string
  readonly state: 'done' | 'current' | 'ahead'
}
const stepParts = { done: 'stepDone', current: 'stepNow', ahead: 'stepAhead' } as const
const stepSigns = { done: '✓', current: '●', ahead: '○' } as const

/** A parcel's steps. Signs repeat the meaning of the colours. */
export const stepRow = (steps: readonly MailStep[]): string =>
  table(
    `<tr>${steps
      .map(
        ({ title, state }) =>
          `<td width="${Math.floor(100 / steps.length)}%" ${paint(stepParts[state])}>${stepSigns[state]} ${escapeHtml(title)}</td>`,
      )
      .join('')}</tr>`,
  )

/** The steps as plain text. */
export const stepText = (steps: readonly MailStep[]): string =>
  steps.map(({ title, state }) => `${stepSigns[state]} ${title}`).join('\n')
