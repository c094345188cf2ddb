import type { ProductCard } from '@market/domain/catalog'
import { IconButton } from '@market/ui'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { alarmAddress } from './alarm-address.ts'
import { cardTexts } from './texts.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import * as css from './product-card.css.ts'

/** Puts one unit into the cart; where a variant must be chosen it leads to the product, where nothing is left to being told of it. */
export function AddButton({ product }: { readonly product: ProductCard }) {
  const add = useAddToCart()
  const navigate = useNavigate()
  const { busy } = useStream(useService(services.CartStore).state)
  const direct = !product.hasVariants && product.stock > 0
  const label = direct ? cardTexts.addToCart : product.stock > 0 ? cardTexts.choose : cardTexts.tellMe
  return (
    <IconButton
      icon={product.stock > 0 ? 'cart' : 'bell'}
      // No form is around a card, and a sheet would say it dozens of times.
      type={undefined}
      variant="framed"
      className={css.add}
      label={`${label}: ${product.brand} ${product.name}`}
      loading={busy.includes(`${product.id};`)}
      onClick={() =>
        void (direct
          ? add({ productId: product.id, attrId: '', quantity: 1 })
          : navigate(product.stock > 0 ? product.url : alarmAddress(product.url, 'stock')))
      }
    />
  )
}
