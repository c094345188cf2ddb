import type { Money } from '@market/domain/money'
import type { CardInstallments, InstallmentCap } from '@market/domain/checkout'
import { Icon } from '@market/ui'
import { AllInstallments } from './all-installments.tsx'
import * as css from '../checkout.css.ts'
import { InstallmentPlan } from './installment-plan.tsx'
import { PlanTable } from './plan-table.tsx'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.payment

interface InstallmentTableProps {
  readonly firstDigits: string
  /** Undefined until the card's first digits are known. */
  readonly options: CardInstallments['installments'] | undefined
  readonly total: Money
  readonly cap: InstallmentCap
  readonly chosen: number
  readonly onChoose: (count: number) => void
}

/** The possible numbers of instalments, with the amount of each. */
export function InstallmentTable({ firstDigits, options, total, cap, chosen, onChoose }: InstallmentTableProps) {
  const rows = options?.length ? options : [{ count: 1, interestPercent: 0, total, monthly: total }]
  return (
    <>
      <PlanTable rows={rows} chosen={chosen} onChoose={onChoose} />
      {chosen > 1 && <InstallmentPlan key={`${firstDigits};${chosen}`} firstDigits={firstDigits} count={chosen} />}
      {cap.reason && (
        <p className={css.reason}>
          <Icon name="info" size="md" /> {cap.reason}
        </p>
      )}
      {!options && cap.max > 1 && <p className={css.reason}>{texts.afterDigits}</p>}
      {cap.max > 1 && <AllInstallments />}
    </>
  )
}
