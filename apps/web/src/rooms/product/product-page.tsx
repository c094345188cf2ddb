import { productId } from '@market/domain/kernel'
import { classifyPath, metaTitle } from '@market/domain/navigation'
import {
  firstChoice,
  type ProductCard as ProductCardData,
  type ProductDetail,
  type ProductPage,
  type ProductVariants,
} from '@market/domain/catalog'
import { LateInView, pageLoaded, useService } from '@market/react'
import { StampSheet } from '@market/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem, pageFailure } from '../../page/page-failure.ts'
import { definePage } from '../../page/page.ts'
import { breadcrumbList } from '../../page/structured.ts'
import { AdultGate } from '../../shared/product/adult-gate.tsx'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { discountPercent } from '../../shared/product/product-figures.ts'
import { useReloadAtTurn } from '../../shared/deal/use-reload-at-turn.ts'
import { SectionTitle } from '../../shared/section/section-title.tsx'
import { BuyBox } from './buy-box.tsx'
import { choiceOf, keepChoice, picturesOf } from './chosen-values.ts'
import { Comments } from './comments/comments.tsx'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { DeliveryLabel } from './delivery-label.tsx'
import { firstPicture, Gallery } from './gallery.tsx'
import * as css from './product-page.css.ts'
import { productStructured } from './product-structured.ts'
import { productTexts as texts } from './product-texts.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

const bringBelow = async () => (await import('./extras/product-below.tsx')).ProductBelow

/** `/{product}-p-{id}`. */
export const page = definePage<ProductPage>({
  async load({ url, services: container }) {
    const path = classifyPath(url.pathname)
    if (path.type !== 'product') throw pageFailure(404, catalogTexts.problems.notFound)
    const answer = await container.get(services.ProductCatalog).page(productId(path.id))
    if (!answer.ok) throw gatewayProblem(answer.failure, catalogTexts.problems)
    return answer.value
  },
  head({ product }, url) {
    const name = `${product.brand} ${product.name}`
    const categoryIds = product.categories.map(({ id }) => id)
    const image = pictureSource(product.bigThumbnail, 640)
    return {
      ...metaTitle({ id: product.id, name, categoryIds }),
      canonical: product.url,
      image,
      ...(!import.meta.env.SSR && { firstPicture: firstPicture(picturesOf(product, firstChoice(product))[0] ?? '') }),
      // Only search engines read this data, so the browser's build does not contain the code for it.
      ...(import.meta.env.SSR && {
        structured: [productStructured(product, url), breadcrumbList(wayTo(product), url)],
      }),
    }
  },
  shared: { fresh: 30, stale: 300 },
  Component: Page,
})

const wayTo = (product: ProductDetail) => [
  { name: catalogTexts.home, href: '/' },
  ...product.categories.map((category) => ({ name: category.name, href: category.url })),
  { name: product.name, href: product.url },
]

/** Gallery and buy box; the gallery shows the pictures of the chosen colour. */
function Chosen({ product: written, deal, services: offered }: Pick<ProductPage, 'product' | 'deal' | 'services'>) {
  const [variants, setVariants] = useState<ProductVariants>()
  const product = variants ? { ...written, ...variants } : written
  const { search } = useLocation()
  const [chosen, setChosen] = useState(() => firstChoice(product))
  // The document is the same for all variants, so the first render in the browser must use the initial ones.
  const takeChoice = useEffectEvent(() => setChosen(choiceOf(written, search)))
  useEffect(() => takeChoice(), [])
  const choose = (ids: readonly number[]) => {
    setChosen(ids)
    keepChoice(ids)
  }
  return (
    <>
      <Gallery
        images={picturesOf(product, chosen)}
        name={`${product.brand} ${product.name}`}
        adult={product.adult}
        percent={discountPercent(product)}
      />
      <BuyBox
        product={product}
        deal={deal}
        services={offered}
        chosen={chosen}
        onChosen={choose}
        onVariants={setVariants}
      />
    </>
  )
}

function Page({
  data: { product, deal, comments, photographed, together, related, shopTag, services: offered },
}: {
  readonly data: ProductPage
}) {
  const store = useService(services.ExpiringStore)
  useReloadAtTurn(deal)
  useEffect(() => {
    const remember = async () => {
      await pageLoaded()
      const { rememberSeen } = await import('./extras/remember-seen.ts')
      rememberSeen(store, product)
    }
    // The list of viewed products is optional, so it is skipped if its code fails to load.
    remember().catch(() => undefined)
  }, [store, product])
  const properties = product.attributes.filter(({ attributeType }) => attributeType === 'property')
  return (
    <>
      <Crumbs items={wayTo(product)} />
      {product.adult && <AdultGate />}
      <div className={css.sheet}>
        <Chosen key={product.id} product={product} deal={deal} services={offered} />
        <DeliveryLabel product={product} shopTag={shopTag} />
      </div>
      <section className={css.panel} aria-labelledby="details">
        <h2 id="details" className={css.panelTitle}>
          {texts.details}
        </h2>
        <p className={css.description}>{product.description}</p>
        <dl className={css.properties}>
          {properties.map(({ name, values }) => (
            <div key={name} className={css.property}>
              <dt>{name}</dt>
              <dd>{values.map((value) => value.name).join(', ')}</dd>
            </div>
          ))}
          <div className={css.property}>
            <dt>{texts.code}</dt>
            <dd>{product.code}</dd>
          </div>
        </dl>
      </section>
      <Comments product={product} comments={comments} photographed={photographed} />
      <Row id="together" title={texts.together} products={together} />
      <Row id="related" title={texts.related} products={related} />
      <LateInView key={product.id} bring={bringBelow} props={{ product }} />
    </>
  )
}

interface RowProps {
  readonly id: string
  readonly title: string
  readonly products: readonly ProductCardData[]
}
const Row = ({ id, title, products }: RowProps) =>
  products.length > 0 && (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title={title} />
      <StampSheet slides late="all">
        {products.map((card) => (
          <ProductCard key={card.id} product={card} />
        ))}
      </StampSheet>
    </section>
  )
