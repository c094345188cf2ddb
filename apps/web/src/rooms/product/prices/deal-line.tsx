import { dealUrl } from '@market/domain/navigation'
import { formatPrice, kurus, type Money } from '@market/domain/money'
import type { ProductDeal } from '@market/domain/catalog'
import { Icon, Link } from '@market/ui'
import { DealCountdown } from '../../../shared/deal/deal-countdown.tsx'
import { slotSpan } from '../../../shared/deal/slot-hours.ts'
import * as css from '../product-page.css.ts'
import { productTexts as texts } from '../product-texts.ts'

interface DealLineProps {
  readonly deal: ProductDeal
  /** The extra price of the chosen variants. */
  readonly added: Money
}

/** A deal's remaining time; before it begins, its time and price. */
export const DealLine = ({ deal, added }: DealLineProps) => (
  <p className={css.dealLine}>
    <Icon name="tag" filled size="md" />
    <Link href={dealUrl(deal.slug)}>{deal.title}</Link>
    {deal.begun ? (
      <>
        {texts.dealEnds} <DealCountdown slot={deal} />
      </>
    ) : (
      <span>
        {texts.dealComes(slotSpan(deal))} <b>{formatPrice(kurus(deal.price + added))}</b>
      </span>
    )}
  </p>
)
