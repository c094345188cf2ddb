import { type GatewayFailure, paymentId, type Result } from '@market/domain/kernel'
import type { PaymentStatus } from '@market/domain/checkout'
import { useService } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'

/** Loads the status of the payment in `?odeme=`. */
export function usePaymentResult(): Result<PaymentStatus, GatewayFailure> | undefined {
  const payments = useService(services.PaymentGateway)
  const session = useService(services.SessionStore)
  const [answer, setAnswer] = useState<Result<PaymentStatus, GatewayFailure>>()
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('odeme')
    if (!named) return
    let current = true
    const ask = async () => {
      await session.start()
      const heard = await payments.paymentStatus(paymentId(named))
      if (current) setAnswer(heard)
    }
    void ask()
    return () => {
      current = false
    }
  }, [payments, session])
  return answer
}
