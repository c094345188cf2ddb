import { formatPrice } from '@market/domain/money'
import type { CardInstallments } from '@market/domain/checkout'
import { Radio, Tag } from '@market/ui'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.payment

interface PlanTableProps {
  /** Caption with the card type, if there are several tables. */
  readonly title?: string
  readonly rows: CardInstallments['installments']
  readonly chosen?: number
  /** Without it the table is read-only. */
  readonly onChoose?: (count: number) => void
}

/** A table of instalment numbers, with the amount of each. */
export function PlanTable({ title, rows, chosen, onChoose }: PlanTableProps) {
  return (
    <div className={css.tableBox}>
      <table className={css.table}>
        {title !== undefined && <caption className={css.caption}>{title}</caption>}
        <thead>
          <tr>
            <th scope="col">{texts.installments}</th>
            <th scope="col">{texts.monthly}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ count, interestPercent, monthly, total }) => {
            const name = (
              <>
                {count === 1 ? texts.single : texts.count(count)}{' '}
                {count > 1 && interestPercent === 0 && <Tag tone="primary">{texts.free}</Tag>}
              </>
            )
            return (
              <tr key={count} className={count === chosen ? css.chosen : undefined}>
                <td>
                  {onChoose ? (
                    <Radio
                      name="installment"
                      checked={count === chosen}
                      onChange={() => onChoose(count)}
                      label={name}
                    />
                  ) : (
                    name
                  )}
                </td>
                <td>{formatPrice(monthly)}</td>
                <td>{formatPrice(total)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
