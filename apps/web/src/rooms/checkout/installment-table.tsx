import { type CardInstallments, formatPrice, type InstallmentCap, type Money } from '@market/domain'
import { Icon, Radio, Tag } from '@market/ui'
import { AllInstallments } from './all-installments.tsx'
import * as css from './checkout.css.ts'
import { InstallmentPlan } from './installment-plan.tsx'
import { checkoutTexts } from './texts.ts'

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

/** In how many payments, and what each costs. */
export function InstallmentTable({ firstDigits, options, total, cap, chosen, onChoose }: InstallmentTableProps) {
  const rows = options?.length ? options : [{ count: 1, interestPercent: 0, total, monthly: total }]
  return (
    <>
      <div className={css.tableBox}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{texts.installments}</th>
              <th scope="col">{texts.monthly}</th>
              <th scope="col">{texts.total}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.count} className={row.count === chosen ? css.chosen : undefined}>
                <td>
                  <Radio
                    name="installment"
                    checked={row.count === chosen}
                    onChange={() => onChoose(row.count)}
                    label={
                      <>
                        {row.count === 1 ? texts.single : texts.count(row.count)}{' '}
                        {row.count > 1 && row.interestPercent === 0 && <Tag tone="primary">{texts.free}</Tag>}
                      </>
                    }
                  />
                </td>
                <td>{formatPrice(row.monthly)}</td>
                <td>{formatPrice(row.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
