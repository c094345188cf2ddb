import type { ProductId } from '@market/domain/kernel'
import { formatPrice, type Money } from '@market/domain/money'
import { cardBrand } from '@market/domain/validation'
import { bestOfCards, cardBrandNames, type SavedCard } from '@market/domain/checkout'
import { useLoaded, useService } from '@market/react'
import { services } from '../../../composition/tokens.ts'

const texts = {
  card: (brand: string | undefined) => (brand === undefined ? 'Kartınızla' : `${brand} kartınızla`),
  free: (count: number) => `vade farksız ${count} taksit: ayda`,
  withInterest: (count: number) => `${count} taksit: ayda`,
  total: (total: string) => `(toplam ${total})`,
}

interface OwnCardProps {
  readonly productId: ProductId
  /** The price including the chosen variants. */
  readonly price: Money
}

/** The best instalment plan of the member's saved cards; renders nothing without a saved card. */
export function OwnCard(props: OwnCardProps) {
  const gateway = useService(services.SavedCardGateway)
  const { answer } = useLoaded(() => gateway.list())
  return answer?.ok && answer.value.length > 0 && <BestOfCards {...props} cards={answer.value} />
}

function BestOfCards({ productId, price, cards }: OwnCardProps & { readonly cards: readonly SavedCard[] }) {
  const catalog = useService(services.ProductCatalog)
  const clock = useService(services.Clock)
  const { answer } = useLoaded(() => catalog.installmentPlans(productId))
  const best = answer?.ok ? bestOfCards(price, cards, answer.value, clock.now()) : undefined
  if (!best) return null
  const { count, interest, monthly, total } = best.installment
  const brand = cardBrand(best.card.firstDigits)
  return (
    <span>
      {texts.card(brand && cardBrandNames[brand])} {(interest === 0 ? texts.free : texts.withInterest)(count)}{' '}
      <b>{formatPrice(monthly)}</b> {interest > 0 && texts.total(formatPrice(total))}
    </span>
  )
}
