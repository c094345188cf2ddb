import type { ProductId } from '@market/domain/kernel'
import { type Money, toLira } from '@market/domain/money'
import { listingKinds } from '@market/domain/catalog'
import { type CargoOfShop, cargoHelp, type CartShop } from '@market/domain/cart'
import { useLoaded, useService } from '@market/react'
import { Alert, Button, Link, Skeleton, StampSheet } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import * as css from './cargo-help.css.ts'

const texts = {
  title: 'Kargoyu bedava yapan ürünler',
  none: 'Bu mağazada bu tutara uygun başka ürün yok.',
  failed: 'Ürünler şu anda yüklenemiyor.',
  retry: 'Tekrar dene',
  shop: 'Mağazanın tüm ürünleri',
}

interface CargoHelpProps {
  readonly shop: CartShop & CargoOfShop
  readonly inCart: readonly ProductId[]
  /** Price range of suitable products, in kuruş. */
  readonly range: { readonly min: Money; readonly max: Money }
}

/** Products of the same shop; any one of them makes the shipping free. */
export function CargoHelp({ shop, inCart, range }: CargoHelpProps) {
  const catalog = useService(services.ProductCatalog)
  const { answer, reload } = useLoaded(() =>
    catalog.listing({
      limit: listingKinds.listing.limit,
      offset: 0,
      sort: 'price_asc',
      stock: 'true',
      shop: shop.shopUrl.split('/').at(-1) ?? '',
      price: `${Math.floor(toLira(range.min))}-${Math.ceil(toLira(range.max))}`,
    }),
  )
  const fitting = answer?.ok ? cargoHelp(shop, answer.value.results, inCart) : []
  return (
    <section aria-label={`${texts.title}: ${shop.shopName}`} aria-busy={!answer} className={css.root}>
      {!answer && <Skeleton />}
      {answer && !answer.ok && (
        <Alert tone="error">
          {texts.failed}{' '}
          <Button variant="text" size="sm" onClick={() => void reload()}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {answer?.ok && fitting.length === 0 && (
        <p className={css.none}>
          {texts.none} <Link href={shop.shopUrl}>{texts.shop}</Link>
        </p>
      )}
      {fitting.length > 0 && (
        <StampSheet slides>
          {fitting.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </StampSheet>
      )}
    </section>
  )
}
