import { productId } from '@market/domain/kernel'
import { classifyPath, seoTitle } from '@market/domain/navigation'
import { formatPrice, kurus } from '@market/domain/money'
import { type AddedService, type ProductDetail, surchargeOf, variantStock } from '@market/domain/catalog'
import { addLimit } from '@market/domain/cart'
import { useService, useStream } from '@market/react'
import { Alert, AspectPicture, Button, ButtonLink, Price } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { gatewayProblem, pageFailure } from '../../../page/page-failure.ts'
import { definePage } from '../../../page/page.ts'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import { useAddToCart } from '../../../shared/cart/use-add-to-cart.ts'
import * as css from './add-to-cart.css.ts'
import { addToCartTexts } from './add-to-cart-texts.ts'
import { ServiceList } from '../service-list.tsx'
import { catalogTexts } from '../../../shared/product/catalog-texts.ts'

const texts = addToCartTexts

interface AddData {
  readonly product: ProductDetail
  /** Services offered with the product. */
  readonly offered: readonly AddedService[]
  /** Ids of the variant values in the address; null if the product does not have this combination. */
  readonly chosen: readonly number[] | null
  readonly wanted: number
}

/**
 * `/sepete-ekle?productId&num&attrId`: asks for confirmation before it adds the product. Opening an address never
 * changes a cart.
 */
export const page = definePage<AddData>({
  async load({ url, services: container }) {
    const asked = (name: string) => url.searchParams.get(name) ?? ''
    const path = classifyPath(`/urun-p-${asked('productId')}`)
    if (path.type !== 'product') throw pageFailure(404, texts.missing)
    const catalog = container.get(services.ProductCatalog)
    const id = productId(path.id)
    const [product, offered] = await Promise.all([catalog.product(id), catalog.services(id)])
    if (!product.ok) throw gatewayProblem(product.failure, catalogTexts.problems)
    const attrId = asked('attrId')
    const known = product.value.stockCounts.some(({ combination }) => combination === attrId)
    return {
      product: product.value,
      offered: offered.ok ? offered.value : [],
      chosen: known ? attrId.split(';').filter(Boolean).map(Number) : null,
      wanted: /^[1-9]\d{0,3}$/.test(asked('num')) ? Number(asked('num')) : 1,
    }
  },
  head: ({ product }) => ({ title: seoTitle(`${product.brand} ${product.name}`), noindex: true }),
  Component: AddPage,
})

function AddPage({ data: { product, offered, chosen, wanted } }: { readonly data: AddData }) {
  const [added, setAdded] = useState(false)
  const [insurance, setInsurance] = useState<readonly number[]>([])
  const add = useAddToCart()
  const { busy } = useStream(useService(services.CartStore).state)
  const values = product.attributes
    .filter(({ attributeType }) => attributeType === 'variant')
    .flatMap((variant) => variant.values.filter(({ id }) => chosen?.includes(id)))
  const stock = product.hasVariants ? variantStock(product, chosen ?? []) : product.stock
  const max = addLimit({ stock, upperLimit: product.upperLimit })
  const quantity = Math.min(wanted, max)
  const attrId = (chosen ?? []).join(';')
  const price = kurus(product.price + surchargeOf(product, chosen ?? []))
  const problem = !product.active
    ? texts.inactive
    : chosen === null
      ? texts.choose
      : max < 1
        ? texts.soldOut
        : undefined
  return (
    <div className={css.panel}>
      <h1 className={css.title}>{texts.title}</h1>
      <p className={css.note}>{texts.note}</p>
      <div className={css.product}>
        <AspectPicture
          src={pictureSource(product.thumbnail, 160)}
          alt=""
          width={160}
          height={160}
          eager
          className={css.picture}
        />
        <div className={css.text}>
          <p className={css.name}>
            <b>{product.brand}</b> {product.name}
          </p>
          {values.length > 0 && <p className={css.note}>{values.map(({ name }) => name).join(' · ')}</p>}
          <Price amount={formatPrice(price)} />
          {!problem && (
            <p className={css.note}>
              {texts.quantity}: <b>{quantity}</b>
            </p>
          )}
        </div>
      </div>
      {problem && <Alert tone="warning">{problem}</Alert>}
      {!problem && wanted > max && <Alert tone="info">{texts.clamped(max)}</Alert>}
      {!problem && !added && offered.length > 0 && (
        <ServiceList services={offered} wanted={insurance} onWanted={setInsurance} />
      )}
      {added && (
        <Alert tone="success" announced>
          {texts.added}
        </Alert>
      )}
      <div className={css.actions}>
        {!problem && !added && (
          <Button
            size="lg"
            icon="cart"
            loading={busy.includes(`${product.id};${attrId}`)}
            onClick={async () => setAdded(await add({ productId: product.id, attrId, quantity, insurance }))}
          >
            {texts.confirm}
          </Button>
        )}
        {added && <ButtonLink href="/my/tr/sepet">{texts.toCart}</ButtonLink>}
        <ButtonLink href={product.url} variant={chosen === null ? 'primary' : 'secondary'} size="lg">
          {texts.toProduct}
        </ButtonLink>
      </div>
    </div>
  )
}
