import { escapeHtml } from '@market/server'
import { bankPage } from './page.ts'
import { texts } from '../texts.ts'

/** Shows the result of a payment and sends the browser back to the shop with the signed fields. */
export const resultPage = (end: {
  readonly captured: boolean
  readonly reason: string | null
  readonly returnUrl: string
  readonly fields: Readonly<Record<string, string>>
}): string =>
  bankPage({
    title: end.captured ? texts.page.captured : texts.page.refusedTitle,
    body: `${end.reason ? `<p>${escapeHtml(end.reason)}</p>` : ''}
<p>${escapeHtml(texts.page.going)}</p>
<form id="return" method="post" action="${escapeHtml(end.returnUrl)}">
${Object.entries(end.fields)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('\n')}
<button>${escapeHtml(texts.page.goNow)}</button>
</form>`,
    goes: true,
  })

/** The final page of the test card whose browser does not return to the shop. */
export const strandedPage = (): string =>
  bankPage({ title: texts.page.captured, body: `<p>${escapeHtml(texts.page.stranded)}</p>` })

export const unknownPage = (): string =>
  bankPage({ title: texts.page.unknown, body: `<p>${escapeHtml(texts.page.unknownText)}</p>` })
