import { formatPrice } from '@market/domain/money'
import type { OpenPayment } from '@market/domain/checkout'
import { Alert, ButtonLink } from '@market/ui'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.open

/**
 * Warns about paying twice while an earlier payment is unfinished. Bank transfers and payment links, which stay open
 * for days, are not shown.
 */
export function OpenPayments({ open }: { readonly open: readonly OpenPayment[] }) {
  const risky = open.filter(
    ({ kind, method }) => kind === 'order' && method !== 'bank_transfer' && method !== 'pay_with_url',
  )
  return risky.map(({ paymentId, orderId, amount, continueUrl, state }) => (
    <Alert key={paymentId} tone="warning" announced>
      {texts[state](orderId, formatPrice(amount))}{' '}
      {continueUrl && (
        <ButtonLink variant="text" size="sm" href={continueUrl}>
          {texts.goOn}
        </ButtonLink>
      )}{' '}
      <ButtonLink variant="text" size="sm" href={`/banka-yonlendirmesi?payment=${paymentId}`}>
        {texts.check}
      </ButtonLink>
    </Alert>
  ))
}
