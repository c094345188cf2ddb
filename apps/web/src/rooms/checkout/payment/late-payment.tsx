import { failureTexts, LatePart } from '@market/react'
import { Alert } from '@market/ui'
import { useEffect, useState } from 'react'
import type { PaymentStepProps } from './payment-step.tsx'

const bring = async () => (await import('./payment-step.tsx')).PaymentStep

/**
 * The payment step, whose code loads while the shopper fills in the steps before. Once opened it stays mounted with its
 * input.
 */
export function LatePayment(props: PaymentStepProps) {
  const [failed, setFailed] = useState(false)
  useEffect(() => void bring().catch(() => undefined), [])
  if (props.order === 0) return null
  if (failed)
    return (
      <Alert tone="error" announced>
        {failureTexts.unreadable}
      </Alert>
    )
  return <LatePart bring={bring} props={props} onFailed={() => setFailed(true)} />
}
