import { type AllInstallments as All, formatPrice, type GatewayFailure, type Result } from '@market/domain'
import { Button, Tag } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { Loaded } from '../../shell/loaded.tsx'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.payment

/** The instalments of every kind of card, asked for when they are opened. */
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
            plans.map(({ title, installments }) => (
              <div key={title} className={css.tableBox}>
                <table className={css.table}>
                  <caption className={css.caption}>{title}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{texts.installments}</th>
                      <th scope="col">{texts.monthly}</th>
                      <th scope="col">{texts.total}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {installments.map(({ count, interestPercent, monthly, total }) => (
                      <tr key={count}>
                        <td>
                          {count === 1 ? texts.single : texts.count(count)}{' '}
                          {count > 1 && interestPercent === 0 && <Tag tone="primary">{texts.free}</Tag>}
                        </td>
                        <td>{formatPrice(monthly)}</td>
                        <td>{formatPrice(total)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            ))
          }
        </Loaded>
      )}
    </>
  )
}
