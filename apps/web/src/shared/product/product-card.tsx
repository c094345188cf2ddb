import { formatPrice } from '@market/domain/money'
import type { ProductCard as Product } from '@market/domain/catalog'
import { AspectPicture, classNames, Link, Price, Rating, Stamp, Tag } from '@market/ui'
import { DrawnOnce } from '../../page/drawn-once.tsx'
import { blurred } from './adult.css.ts'
import { finerCard, pictureSource } from '../picture/picture-source.ts'
import { cardTexts as texts } from './texts.ts'
import { AddButton } from './add-button.tsx'
import { CardHeart } from '../favourites/card-heart.tsx'
import { discountPercent, formatCount, formatScore } from './product-figures.ts'
import * as css from './product-card.css.ts'

/** The card of a product in a list. */
export function ProductCard({ product, eager }: { readonly product: Product; readonly eager?: boolean }) {
  // For a picture that loads first, React also writes a preload link at the top of the page, so the card cannot be
  // cached.
  if (eager) return <Card product={product} eager />
  return <DrawnOnce name="card" draw={Card} props={{ product }} />
}

/**
 * The card's parts have a fixed order, so that prices align across a row. A listing has dozens of cards, so purely
 * visual parts (icons, the discount on the picture, empty rows) are CSS and not elements.
 */
function Card({ product, eager }: { readonly product: Product; readonly eager?: boolean }) {
  const percent = discountPercent(product)
  const rated = product.ratingCount > 0
  const free = product.badges.includes('free_shipping')
  const geographic = product.badges.includes('geographic')
  const alone = free !== geographic ? css.tag : ''
  const tags = (
    <>
      {free && (
        <Tag tone="primary" icon="truck" className={alone}>
          {texts.free}
        </Tag>
      )}
      {geographic && (
        <Tag tone="saffron" className={alone}>
          {texts.geographic}
        </Tag>
      )}
    </>
  )
  return (
    // The price contains the discount as text.
    <Stamp className={css.card} data-off={percent > 0 ? texts.off(percent) : undefined}>
      <AspectPicture
        src={pictureSource(product.thumbnail, 240)}
        finer={finerCard}
        sourceAt={(width) => pictureSource(product.thumbnail, width)}
        alt=""
        width={240}
        height={240}
        {...(eager && { eager })}
        className={classNames(product.stock > 0 ? css.picture : css.soldOutPicture, product.adult && blurred)}
      />
      <CardHeart product={product} />
      {product.stock === 0 && <Tag className={css.soldOut}>{texts.soldOut}</Tag>}
      <h3 className={rated ? css.name : css.nameUnrated}>
        <Link href={product.url} className={css.link}>
          <b>{product.brand}</b>
          {` ${product.name}`}
        </Link>
      </h3>
      {rated && (
        <Rating score={formatScore(product.average)} count={formatCount(product.ratingCount)} className={css.rating} />
      )}
      {free && geographic ? <div className={css.row}>{tags}</div> : tags}
      <Price
        amount={formatPrice(product.price)}
        previous={product.originalPrice > product.price ? formatPrice(product.originalPrice) : undefined}
        off={percent > 0 ? texts.offLabel(percent) : undefined}
        holdsPrevious
        className={free || geographic ? css.buy : css.buyUntagged}
      >
        <AddButton product={product} />
      </Price>
      <div className={css.shop}>{product.shop.name}</div>
    </Stamp>
  )
}
