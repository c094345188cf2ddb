import { formatPrice } from '@market/domain/money'
import type { ListEntry } from '@market/domain/lists'
import { Button, ButtonLink, Link, Price, Tag } from '@market/ui'
import { type ReactNode, useState } from 'react'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts'
import { canBuyAtOnce } from './can-buy-at-once.ts'
import * as css from './lists.css.ts'
import { listRowTexts as texts } from './list-row-texts.ts'

/** A product of a list with its current price and stock, a button that adds it to the cart, and further actions. */
export function ListRow({ entry, children }: { readonly entry: ListEntry; readonly children?: ReactNode }) {
  const { product, attrId, onSale } = entry
  const add = useAddToCart()
  const [busy, setBusy] = useState(false)
  const name = `${product.brand} ${product.name}`
  const gone = !onSale || product.stock === 0
  const leading = gone ? texts.look : texts.choose
  const buy = async () => {
    setBusy(true)
    await add({ productId: product.id, attrId, quantity: 1 })
    setBusy(false)
  }
  return (
    <li className={css.row}>
      <img
        src={pictureSource(product.thumbnail, 96)}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        className={css.picture}
      />
      <div>
        <p className={css.name}>
          <Link href={product.url}>
            <b>{product.brand}</b> {product.name}
          </Link>{' '}
          {gone && <Tag>{onSale ? texts.soldOut : texts.notSold}</Tag>}
        </p>
        <Price
          amount={formatPrice(product.price)}
          previous={product.originalPrice > product.price ? formatPrice(product.originalPrice) : undefined}
        />
      </div>
      <div className={css.actions}>
        {canBuyAtOnce(entry) ? (
          <Button size="sm" loading={busy} aria-label={`${texts.add}: ${name}`} onClick={() => void buy()}>
            {texts.add}
          </Button>
        ) : (
          <ButtonLink size="sm" variant="secondary" href={product.url} aria-label={`${leading}: ${name}`}>
            {leading}
          </ButtonLink>
        )}
        {children}
      </div>
    </li>
  )
}
