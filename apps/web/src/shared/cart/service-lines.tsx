import { formatPrice } from '@market/domain/money'
import { insuranceTotal } from '@market/domain/line'
import type { CartItem } from '@market/domain/cart'
import { failureText, useErrorDialog, useService } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import * as css from './service-lines.css.ts'
import { cartLineTexts as texts } from './texts.ts'

/**
 * The services bought with a cart line, each with its price for all units and a button to remove it or add it again.
 */
export function ServiceLines({ item }: { readonly item: CartItem }) {
  const insurances = useService(services.InsuranceGateway)
  const store = useService(services.CartStore)
  const fail = useErrorDialog()
  const [changing, setChanging] = useState<number>()
  /** Services removed since the line was shown; they can be added again. */
  const [left, setLeft] = useState<readonly number[]>([])
  const shown = item.insuranceItems.filter(({ id, selected }) => selected || left.includes(id))
  if (shown.length === 0) return null
  const change = async (how: 'add' | 'remove', insuranceId: number) => {
    setChanging(insuranceId)
    const answer = await insurances[how]({ productId: item.productId, attrId: item.attrId, insuranceId })
    setChanging(undefined)
    if (answer.ok) {
      setLeft(how === 'remove' ? [...left, insuranceId] : left.filter((id) => id !== insuranceId))
      return store.adopt(answer.value)
    }
    fail(failureText(answer.failure))
  }
  return (
    <ul className={css.services}>
      {shown.map((service) => (
        <li key={service.id} className={css.service}>
          {service.selected ? (
            <span>
              {service.name} <b>{formatPrice(insuranceTotal({ ...item, insuranceItems: [service] }))}</b>
            </span>
          ) : (
            <span>{texts.serviceRemoved(service.name)}</span>
          )}
          <Button
            variant="text"
            size="sm"
            loading={changing === service.id}
            aria-label={(service.selected ? texts.removeServiceLabel : texts.addServiceLabel)(
              service.name,
              `${item.brand} ${item.name}`,
            )}
            onClick={() => void change(service.selected ? 'remove' : 'add', service.id)}
          >
            {service.selected ? texts.removeService : texts.addService}
          </Button>
        </li>
      ))}
    </ul>
  )
}
