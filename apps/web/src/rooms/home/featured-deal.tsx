import { formatPrice } from '@market/domain/money'
import type { DealSlot, ProductCard as Product } from '@market/domain/catalog'
import { AspectPicture, ButtonLink, Link, Price, ProgressBar, Rating } from '@market/ui'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { formatCount, formatScore } from '../../shared/product/product-figures.ts'
import { DealCountdown } from '../../shared/deal/deal-countdown.tsx'
import * as css from './featured-deal.css.ts'
import { homeTexts as texts } from './home-texts.ts'

interface FeaturedDealProps {
  readonly product: Product
  readonly slot: Pick<DealSlot, 'startDate' | 'endDate'>
}

/** A single deal beside the slider, so that its price is visible without scrolling. */
export function FeaturedDeal({ product, slot }: FeaturedDealProps) {
  const share = product.discount
  return (
    <aside className={css.featured} aria-label={texts.deal}>
      <p className={css.featuredHead}>
        <b>{texts.deal}</b>
        <span className={css.countdown}>
          {texts.endsIn} <DealCountdown slot={slot} />
        </span>
      </p>
      <div className={css.featuredBody}>
        <AspectPicture src={pictureSource(product.thumbnail, 320)} alt="" width={240} height={240} />
        <div className={css.featuredText}>
          <h2 className={css.featuredName}>
            <Link href={product.url} className={css.plainLink}>
              <b>{product.brand}</b> {product.name}
            </Link>
          </h2>
          {product.ratingCount > 0 && (
            <Rating score={formatScore(product.average)} count={formatCount(product.ratingCount)} />
          )}
          <Price
            amount={formatPrice(product.price)}
            previous={product.originalPrice > product.price ? formatPrice(product.originalPrice) : undefined}
            size="deal"
            tone="deal"
          />
          <ButtonLink href={product.url}>{texts.toDeal}</ButtonLink>
        </div>
      </div>
      {share && (
        <p className={css.share}>
          <ProgressBar
            tone="deal"
            label={texts.sold(share.originalQuantity - share.maxQuantity, share.originalQuantity)}
            value={share.originalQuantity - share.maxQuantity}
            max={share.originalQuantity}
          />
          {texts.sold(share.originalQuantity - share.maxQuantity, share.originalQuantity)}
        </p>
      )}
    </aside>
  )
}
