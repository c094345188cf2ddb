import { collectionUrl, seoTitle } from '@market/domain/navigation'
import type { Gift } from '@market/domain/catalog'
import { ButtonLink, EmptyState, StampSheet, VisuallyHidden } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem, pageFailure } from '../../page/page-failure.ts'
import { definePage } from '../../page/page.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { formatCount } from '../../shared/product/product-figures.ts'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { ShowcaseHead } from './showcase-head.tsx'
import { showcaseTexts } from './showcase-texts.ts'
import * as parts from '../../shared/section/page-parts.css.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

const texts = showcaseTexts.gifts
const path = collectionUrl('hediye-bul')

/** `/koleksiyon/hediye-bul/{id}`: a gift idea with its products. */
export const page = definePage<Gift>({
  async load({ params, services: container }) {
    const id = /^\d{1,9}$/.test(params['id'] ?? '') ? Number(params['id']) : 0
    if (id < 1) throw pageFailure(404, '')
    const answer = await container.get(services.GiftCatalog).one(id)
    if (!answer.ok) throw gatewayProblem(answer.failure, catalogTexts.problems)
    return answer.value
  },
  head: ({ id, name, receiver, note }) => ({
    title: seoTitle(`${texts.title}: ${name}`),
    description: `${texts.forWhom(receiver)}: ${note}`,
    canonical: `${path}/${id}`,
  }),
  shared: { fresh: 60, stale: 600 },
  Component: GiftPage,
})

function GiftPage({ data: gift }: { readonly data: Gift }) {
  return (
    <>
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          { name: texts.title, href: path },
          { name: gift.name, href: `${path}/${gift.id}` },
        ]}
      />
      <ShowcaseHead
        tone="plum"
        image={gift.image}
        kicker={texts.forWhom(gift.receiver)}
        title={gift.name}
        slogan={gift.note}
      >
        <span>{showcaseTexts.products(formatCount(gift.products.length))}</span>
      </ShowcaseHead>
      {gift.products.length === 0 ? (
        <EmptyState title={texts.empty} action={<ButtonLink href={path}>{texts.all}</ButtonLink>}>
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <div className={parts.block}>
          <VisuallyHidden>
            <h2>{catalogTexts.products}</h2>
          </VisuallyHidden>
          <StampSheet late="rest">
            {gift.products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </div>
      )}
    </>
  )
}
