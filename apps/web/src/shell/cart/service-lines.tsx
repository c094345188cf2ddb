import { type CartItem, formatPrice, insuranceTotal } from '@market/domain'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../failure-text.ts'
import { shellTexts } from '../texts.ts'
import * as css from './service-lines.css.ts'
import { cartLineTexts as texts } from './texts.ts'

/** The services bought with a line: each with its price for all units and the way to take it off. */
export function ServiceLines({ item }: { readonly item: CartItem }) {
  const insurances = useService(services.InsuranceGateway)
  const store = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const [leaving, setLeaving] = useState<number>()
  const chosen = item.insuranceItems.filter(({ selected }) => selected)
  if (chosen.length === 0) return null
  const remove = async (insuranceId: number) => {
    setLeaving(insuranceId)
    const answer = await insurances.remove({ productId: item.productId, attrId: item.attrId, insuranceId })
    setLeaving(undefined)
    if (answer.ok) return store.adopt(answer.value)
    notices.open({
      type: 'error',
      title: shellTexts.failed.title,
      text: failureText(answer.failure),
      timeout: 0,
      actions: [{ text: shellTexts.failed.close, kind: 'primary' }],
    })
  }
  return (
    <ul className={css.services}>
      {chosen.map((service) => (
        <li key={service.id} className={css.service}>
          <span>
            {service.name} <b>{formatPrice(insuranceTotal({ ...item, insuranceItems: [service] }))}</b>
          </span>
          <Button
            variant="text"
            size="sm"
            loading={leaving === service.id}
            aria-label={texts.removeServiceLabel(service.name, `${item.brand} ${item.name}`)}
            onClick={() => void remove(service.id)}
          >
            {texts.removeService}
          </Button>
        </li>
      ))}
    </ul>
  )
}
