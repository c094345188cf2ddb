import { formatPrice, kurus } from '@market/domain/money'
import { escapeHtml } from '@market/server'
import type { BankPayment } from '../books/bank-payment.ts'
import { bankPage } from './page.ts'
import { texts } from '../texts.ts'

/** The page of a wallet, a banking app or a transfer, on which one chooses the outcome. */
export function approvalPage(payment: BankPayment, merchant: string): string {
  const { page, approval } = texts
  const words = payment.kind === 'transfer' ? approval.transfer : approval.wallet
  const facts: readonly (readonly [string, string])[] = [
    [page.merchant, merchant],
    [words.name, payment.title],
    [page.amount, formatPrice(kurus(payment.amount))],
  ]
  const button = (action: string, text: string, quiet = true) =>
    `<button${quiet ? ' class="quiet"' : ''} name="action" value="${action}">${escapeHtml(text)}</button>`
  return bankPage({
    title: words.title,
    body: `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<form method="post" autocomplete="off">
${button('approve', words.approve, false)}
${button('refuse', words.refuse)}
${button('strand', words.strand)}
${button('cancel', page.cancel)}
</form>`,
  })
}
