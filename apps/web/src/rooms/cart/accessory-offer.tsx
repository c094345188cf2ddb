import { formatPrice } from '@market/domain/money'
import type { ProductCard } from '@market/domain/catalog'
import { type CartItem, fitsProduct, isSameLine } from '@market/domain/cart'
import { useService } from '@market/react'
import { Button, Link } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'

interface AccessoryOfferProps {
  readonly item: CartItem
  /** All lines of the cart; products that are already in it are not offered. */
  readonly items: readonly CartItem[]
  readonly category: string
}

/**
 * Offers the best-selling accessory that fits a line's product. An accessory added here is linked to the line, and both
 * are removed together (rules.md C8).
 */
export function AccessoryOffer({ item, items, category }: AccessoryOfferProps) {
  const catalog = useService(services.ProductCatalog)
  const add = useAddToCart()
  const [cards, setCards] = useState<readonly ProductCard[]>([])
  useEffect(() => {
    let current = true
    const ask = async () => {
      const answer = await catalog.mostSold({ categorySlug: category, limit: 60 })
      // If the offer fails to load, the line shows none.
      if (current && answer.ok) setCards(answer.value)
    }
    void ask()
    return () => {
      current = false
    }
  }, [catalog, category])
  const offer = cards.find(
    ({ id, name, hasVariants, stock }) =>
      !hasVariants &&
      stock > 0 &&
      fitsProduct(item.name, name) &&
      !items.some((one) => isSameLine(one, { productId: id, attrId: '' })),
  )
  if (!offer) return null
  const name = `${offer.brand} ${offer.name}`
  return (
    <p className={css.accessory}>
      <span>
        {texts.goesWith} <Link href={offer.url}>{name}</Link> <b>{formatPrice(offer.price)}</b>
      </span>
      <Button
        variant="text"
        size="sm"
        icon="plus"
        aria-label={texts.addWithLabel(name)}
        onClick={() => void add({ productId: offer.id, attrId: '', quantity: 1, goesWith: item.productId })}
      >
        {texts.addWith}
      </Button>
    </p>
  )
}
