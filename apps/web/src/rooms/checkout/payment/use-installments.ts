import type { Money } from '@market/domain/money'
import type { CardInstallments } from '@market/domain/checkout'
import { useService } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'

interface Asked {
  readonly firstDigits: string
  readonly total: Money
  /** Undefined if the request failed. */
  readonly offer: CardInstallments | undefined
}

/**
 * Loads the instalments of a card's bank for a total, once six digits are typed. An answer for another card or another
 * total is ignored.
 */
export function useInstallments(number: string, total: Money) {
  const payments = useService(services.PaymentGateway)
  const [asked, setAsked] = useState<Asked>()
  const firstDigits = number.replaceAll(' ', '').slice(0, 6)
  useEffect(() => {
    if (firstDigits.length < 6) return
    let current = true
    const read = async () => {
      const answer = await payments.installments({ firstDigits, total })
      if (current) setAsked({ firstDigits, total, offer: answer.ok ? answer.value : undefined })
    }
    void read()
    return () => {
      current = false
    }
  }, [payments, firstDigits, total])
  const answered = asked?.firstDigits === firstDigits && asked.total === total ? asked : undefined
  return { offer: answered?.offer, asking: firstDigits.length === 6 && answered === undefined }
}
