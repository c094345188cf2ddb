import { formatPrice, kurus } from '@market/domain/money'
import { escapeHtml } from '@market/server'
import type { BankPayment } from '../books/bank-payment.ts'
import { bankPage } from './page.ts'
import { texts } from '../texts.ts'

export interface PaymentFacts {
  readonly payment: BankPayment
  readonly merchant: string
  readonly last4: string
}
export interface Notice {
  readonly kind: 'error' | 'done'
  readonly text: string
}

/** The page that asks for the code sent by SMS. */
export function confirmationPage({ payment, merchant, last4 }: PaymentFacts, notice?: Notice): string {
  const { page } = texts
  const facts: readonly (readonly [string, string])[] = [
    [page.merchant, merchant],
    [page.amount, formatPrice(kurus(payment.amount))],
    [page.installment, payment.installment === 1 ? page.single : page.installments(payment.installment)],
    [page.card, `•••• •••• •••• ${last4}`],
    [page.date, dateText(payment.created_at)],
  ]
  return bankPage({
    title: page.title,
    body: `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
${notice ? `<p class="${notice.kind}" role="alert">${escapeHtml(notice.text)}</p>` : ''}
<form method="post" autocomplete="off">
<label for="code">${escapeHtml(page.codeLabel)}</label>
<input id="code" name="code" inputmode="numeric" pattern="[0-9]{6}" maxlength="6" autocomplete="one-time-code" required autofocus aria-describedby="hint">
<p class="hint" id="hint">${escapeHtml(page.codeHint)}</p>
<button name="action" value="confirm">${escapeHtml(page.confirm)}</button>
<button class="quiet" name="action" value="resend" formnovalidate>${escapeHtml(page.resend)}</button>
<button class="quiet" name="action" value="cancel" formnovalidate>${escapeHtml(page.cancel)}</button>
</form>`,
  })
}

const timeZone = 'Europe/Istanbul'
const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone })
const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', timeZone })
/** `28 Kasım 2026, 20.00`, as the shop writes it. */
const dateText = (at: Date) => `${day.format(at)}, ${clock.format(at).replace(':', '.')}`
