import type { ShopCard } from '@market/domain/shops'
import { Link } from '@market/ui'
import { formatCount } from '../product/product-figures.ts'
import { ShopLogo } from './shop-logo.tsx'
import { ShopScore } from './shop-score.tsx'
import * as css from './shop-cards.css.ts'
import { catalogTexts } from '../product/catalog-texts.ts'

interface ShopCardsProps {
  readonly shops: readonly ShopCard[]
  /** Heading level, one below the heading above. */
  readonly heading: 'h2' | 'h3'
}

/** Cards of shops, each with a link to the shop's page. */
export const ShopCards = ({ shops, heading: Heading }: ShopCardsProps) => (
  <ul className={css.list}>
    {shops.map((shop) => (
      <li key={shop.id} className={css.card}>
        <ShopLogo logo={shop.logo} />
        <Heading className={css.name}>
          <Link href={shop.url} className={css.link}>
            {shop.name}
          </Link>{' '}
          <ShopScore points={shop.rating} />
        </Heading>
        <p className={css.facts}>{catalogTexts.shopFacts(shop.city, formatCount(shop.productCount))}</p>
      </li>
    ))}
  </ul>
)
