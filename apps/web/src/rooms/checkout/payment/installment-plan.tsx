import { formatPrice } from '@market/domain/money'
import type { InstallmentPayments } from '@market/domain/checkout'
import { useService } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.payment

/** The amounts of the chosen instalments; the first one includes the remaining kuruş (rules.md K1). */
export function InstallmentPlan({ firstDigits, count }: { readonly firstDigits: string; readonly count: number }) {
  const payments = useService(services.PaymentGateway)
  const [plan, setPlan] = useState<InstallmentPayments>()
  useEffect(() => {
    let current = true
    const read = async () => {
      const answer = await payments.cardInstallment({ firstDigits, count })
      if (current && answer.ok) setPlan(answer.value)
    }
    void read()
    return () => {
      current = false
    }
  }, [payments, firstDigits, count])
  const [first, next] = plan?.payments ?? []
  if (!plan || first === undefined || next === undefined) return null
  return (
    <p className={css.reason}>
      {first === next
        ? texts.samePayments(count, formatPrice(next))
        : texts.payments(formatPrice(first), count - 1, formatPrice(next))}
      {plan.interest > 0 && ` ${texts.interestOf(formatPrice(plan.interest))}`}
    </p>
  )
}
