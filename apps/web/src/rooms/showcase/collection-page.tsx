import { collectionUrl, seoTitle } from '@market/domain/navigation'
import type { Collection } from '@market/domain/catalog'
import { ButtonLink, EmptyState, StampSheet, VisuallyHidden } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import { definePage } from '../../page/page.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { formatCount } from '../../shared/product/product-figures.ts'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { ShowcaseHead } from './showcase-head.tsx'
import { showcaseTexts } from './showcase-texts.ts'
import * as parts from '../../shared/section/page-parts.css.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

const texts = showcaseTexts.collections

/** `/koleksiyon/{list}`: new products, best sellers and lists made by editors. */
export const page = definePage<Collection>({
  async load({ params, services: container }) {
    const answer = await container.get(services.CollectionCatalog).collection(params['list'] ?? '')
    if (!answer.ok) throw gatewayProblem(answer.failure, catalogTexts.problems)
    return answer.value
  },
  head: ({ slug, name, note }) => ({
    title: seoTitle(name),
    description: texts.description(name, note),
    canonical: collectionUrl(slug),
  }),
  shared: { fresh: 60, stale: 600 },
  Component: CollectionPage,
})

function CollectionPage({ data: collection }: { readonly data: Collection }) {
  const { name, note, image, tone, products } = collection
  return (
    <>
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          { name, href: collectionUrl(collection.slug) },
        ]}
      />
      <ShowcaseHead tone={tone} image={image} title={name} slogan={note}>
        <span>{showcaseTexts.products(formatCount(products.length))}</span>
      </ShowcaseHead>
      {products.length === 0 ? (
        <EmptyState
          title={texts.empty}
          action={<ButtonLink href={collectionUrl('cok-satanlar')}>{texts.toMostSold}</ButtonLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <div className={parts.block}>
          <VisuallyHidden>
            <h2>{catalogTexts.products}</h2>
          </VisuallyHidden>
          <StampSheet>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </div>
      )}
    </>
  )
}
