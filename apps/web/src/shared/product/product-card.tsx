import { formatPrice, type ProductCard as Product } from '@market/domain'
import { AspectPicture, classNames, Icon, Link, Price, Rating, Stamp, Tag } from '@market/ui'
import { blurred } from './adult.css.ts'
import { pictureSource, pictureWidths } from '../picture/picture-source.ts'
import { cardTexts } from './texts.ts'
import { AddButton } from './add-button.tsx'
import { CardHeart } from '../favourites/card-heart.tsx'
import { discountPercent, formatCount, formatScore } from './product-figures.ts'
import * as css from './product-card.css.ts'

const texts = cardTexts

/** A product on a sheet. Its parts have a fixed order, so that prices line up across a row. */
export function ProductCard({
  product,
  eager,
  sizes,
}: {
  readonly product: Product
  readonly eager?: boolean
  readonly sizes?: string
}) {
  const percent = discountPercent(product)
  return (
    <Stamp className={css.card}>
      <div className={css.pictureBox}>
        <AspectPicture
          src={pictureSource(product.thumbnail, 240)}
          widths={pictureWidths.card}
          sourceAt={(width) => pictureSource(product.thumbnail, width)}
          sizes={sizes ?? '(min-width: 1280px) 190px, (min-width: 768px) 25vw, 46vw'}
          alt=""
          width={240}
          height={240}
          {...(eager && { eager })}
          className={classNames(product.stock > 0 ? css.picture : css.soldOutPicture, product.adult && blurred)}
        />
        {percent > 0 && (
          <Tag tone="deal" className={css.percent}>
            <span aria-hidden>{texts.off(percent)}</span>
          </Tag>
        )}
        <CardHeart product={product} />
        {product.stock === 0 && <Tag className={css.soldOut}>{texts.soldOut}</Tag>}
      </div>
      <h3 className={css.name}>
        <Link href={product.url} className={css.link}>
          <b>{product.brand}</b> {product.name}
        </Link>
      </h3>
      <div className={css.row}>
        {product.ratingCount > 0 && (
          <Rating score={formatScore(product.average)} count={formatCount(product.ratingCount)} />
        )}
      </div>
      <div className={css.row}>
        {product.badges.includes('free_shipping') && (
          <Tag tone="primary" icon="truck">
            {texts.free}
          </Tag>
        )}
        {product.badges.includes('geographic') && <Tag tone="saffron">{texts.geographic}</Tag>}
      </div>
      <div className={css.buy}>
        <Price
          amount={formatPrice(product.price)}
          previous={product.originalPrice > product.price ? formatPrice(product.originalPrice) : undefined}
          off={percent > 0 ? texts.offLabel(percent) : undefined}
          holdsPrevious
        />
        <AddButton product={product} />
      </div>
      <div className={css.shop}>
        <Icon name="storefront" size="sm" />
        {product.shop.name}
      </div>
    </Stamp>
  )
}
