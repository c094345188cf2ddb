import type { ProductCard } from '@market/domain/catalog'
import { useService, useStream } from '@market/react'
import { IconButton } from '@market/ui'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { alarmAddress } from './alarm-address.ts'
import { cardTexts } from './texts.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import * as css from './product-card.css.ts'

/**
 * Adds one unit to the cart. If a variant must be chosen, leads to the product; if it is sold out, to the stock alarm.
 */
export function AddButton({ product }: { readonly product: ProductCard }) {
  const add = useAddToCart()
  const navigate = useNavigate()
  const busy = useStream(useService(services.CartStore).state, (cart) => cart.busy.includes(`${product.id};`))
  const direct = !product.hasVariants && product.stock > 0
  const label = direct ? cardTexts.addToCart : product.stock > 0 ? cardTexts.choose : cardTexts.tellMe
  return (
    <IconButton
      icon={product.stock > 0 ? 'cart' : 'bell'}
      // Cards are not inside a form, and the attribute would be repeated for dozens of cards.
      type={undefined}
      variant="framed"
      className={css.add}
      label={`${label}: ${product.brand} ${product.name}`}
      loading={busy}
      onClick={() =>
        void (direct
          ? add({ productId: product.id, attrId: '', quantity: 1 })
          : navigate(product.stock > 0 ? product.url : alarmAddress(product.url, 'stock')))
      }
    />
  )
}
