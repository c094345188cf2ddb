import type { PaymentStatus } from '@market/domain/checkout'
import { Alert } from '@market/ui'
import { useEffect } from 'react'
import { usePaymentResult } from './use-payment-result.ts'

interface PaymentResultProps {
  readonly texts: {
    readonly paid: (number: string) => string
    readonly pending: (number: string) => string
    readonly failed: string
  }
  /** Called once the payment's status is loaded. */
  readonly onKnown?: (payment: PaymentStatus) => void
}

/** Result of the payment in `?odeme=`; renders nothing without one. */
export function PaymentResult({ texts, onKnown }: PaymentResultProps) {
  const answer = usePaymentResult()
  const payment = answer?.ok ? answer.value : undefined
  useEffect(() => {
    if (payment) onKnown?.(payment)
  }, [payment, onKnown])
  if (!payment) return null
  if (payment.status === 'paid')
    return (
      <Alert tone="success" announced>
        {texts.paid(payment.orderId)}
      </Alert>
    )
  // An uncertain payment is not a failed one: the money may still arrive.
  if (payment.status === 'pending' || payment.status === 'unsure')
    return (
      <Alert tone="info" announced>
        {texts.pending(payment.orderId)}
      </Alert>
    )
  return (
    <Alert tone="error" announced>
      {texts.failed} {payment.reason}
    </Alert>
  )
}
