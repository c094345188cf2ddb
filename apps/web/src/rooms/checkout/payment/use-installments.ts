import type { CardInstallments, Money } from '@market/domain'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'

/** Instalments of a card's bank for a total, once six digits are typed; undefined before. */
export function useInstallments(number: string, total: Money): CardInstallments | undefined {
  const payments = useService(services.PaymentGateway)
  const [offer, setOffer] = useState<CardInstallments>()
  const firstDigits = number.replaceAll(' ', '').slice(0, 6)
  useEffect(() => {
    if (firstDigits.length < 6) return setOffer(undefined)
    let current = true
    const read = async () => {
      const answer = await payments.installments({ firstDigits, total })
      if (current && answer.ok) setOffer(answer.value)
    }
    void read()
    return () => {
      current = false
    }
  }, [payments, firstDigits, total])
  return offer
}
