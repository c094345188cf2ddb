import { type ProductId, timeText, weekdayName } from '@market/domain/kernel'
import { decline } from '@market/domain/text'
import { daysToHandover } from '@market/domain/catalog'
import { useLoaded, useService } from '@market/react'
import { services } from '../../../composition/tokens.ts'

const texts = {
  fast: (city: string) => `${city} içi Hızlı Teslimat:`,
  today: (time: string) => `${decline(time, 'dative')} kadar sipariş verin, bugün kargoda`,
  tomorrow: 'şimdi sipariş verin, yarın kargoda',
  later: (day: string) => `şimdi sipariş verin, ${day} günü kargoda`,
}

interface HandoverLineProps {
  readonly productId: ProductId
  /** The shop's city; fast delivery is offered only within it. */
  readonly city: string
}

/** When a product with fast delivery leaves if it is ordered now, for an address in its shop's city. */
export function HandoverLine({ productId, city }: HandoverLineProps) {
  const catalog = useService(services.ProductCatalog)
  const clock = useService(services.Clock)
  const { answer } = useLoaded(() => catalog.fastShipping(productId))
  if (!answer?.ok || !answer.value) return null
  const { shipAt, orderBefore } = answer.value
  const days = daysToHandover(answer.value, clock.now())
  if (days === undefined) return null
  return (
    <>
      {texts.fast(city)}{' '}
      {days === 0 ? texts.today(timeText(orderBefore)) : days === 1 ? texts.tomorrow : texts.later(weekdayName(shipAt))}
    </>
  )
}
