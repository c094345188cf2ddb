import { formatPrice, kurus } from '@market/domain/money'
import { escapeHtml } from '@market/server'
import type { BankPayment } from '../books/bank-payment.ts'
import { bankPage } from './page.ts'
import { texts } from '../texts.ts'

const fields = [
  ['number', 'cc-number', 23],
  ['name', 'cc-name', 100],
  ['month', 'cc-exp-month', 2],
  ['year', 'cc-exp-year', 4],
  ['cvc', 'cc-csc', 4],
] as const

/** The bank's own card form, for anyone with the link. The card goes from here to the bank's code page. */
export const linkPage = (payment: BankPayment, merchant: string, problem?: string): string =>
  bankPage({
    title: texts.link.title,
    body: `<dl><dt>${escapeHtml(texts.page.merchant)}</dt><dd>${escapeHtml(merchant)}</dd>
${payment.title ? `<dt>${escapeHtml(texts.link.about)}</dt><dd>${escapeHtml(payment.title)}</dd>\n` : ''}<dt>${escapeHtml(texts.page.amount)}</dt><dd>${escapeHtml(formatPrice(kurus(payment.amount)))}</dd></dl>
${problem ? `<p class="error" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post">
${fields
  .map(
    ([name, autocomplete, max]) =>
      `<label for="${name}">${escapeHtml(texts.link[name])}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="${max}" ${name === 'name' ? '' : 'inputmode="numeric" '}required>`,
  )
  .join('\n')}
<button>${escapeHtml(texts.link.pay)}</button>
</form>`,
  })
