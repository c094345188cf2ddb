import type { GatewayFailure, Result } from '@market/domain/kernel'
import type { AllInstallments as All } from '@market/domain/checkout'
import { Loaded, useService } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { PlanTable } from './plan-table.tsx'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.payment

/** The instalment plans of all card types, loaded when they are opened. */
export function AllInstallments() {
  const payments = useService(services.PaymentGateway)
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState<Result<All, GatewayFailure>>()
  const read = async () => setAnswer(await payments.allInstallments())
  const toggle = () => {
    setOpen(!open)
    if (!open && !answer?.ok) void read()
  }
  return (
    <>
      <Button variant="text" size="sm" aria-expanded={open} onClick={toggle}>
        {texts.allCards}
      </Button>
      {open && (
        <Loaded answer={answer} reload={read}>
          {({ plans }) =>
            plans.map(({ title, installments }) => <PlanTable key={title} title={title} rows={installments} />)
          }
        </Loaded>
      )}
    </>
  )
}
