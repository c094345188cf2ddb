import { collectionUrl, seoTitle } from '@market/domain/navigation'
import type { OriginPage } from '@market/domain/catalog'
import { LateInView } from '@market/react'
import { Chip, EmptyState, Link, Pagination, StampSheet, VisuallyHidden } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import { refuseBeyond } from '../../page/refuse-beyond.ts'
import { definePage } from '../../page/page.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { formatCount } from '../../shared/product/product-figures.ts'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { pageOf } from '../../shared/listing/page-of.ts'
import { ShowcaseHead } from './showcase-head.tsx'
import { showcaseTexts } from './showcase-texts.ts'
import * as parts from '../../shared/section/page-parts.css.ts'
import * as css from './showcase.css.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

const texts = showcaseTexts.origins
const path = collectionUrl('cografi-isaretli-urunler')
const limit = 48

interface OriginsData {
  readonly page: number
  /** Slug of the selected origin; empty for all. */
  readonly chosen: string
  readonly found: OriginPage
}

/** `/koleksiyon/cografi-isaretli-urunler?origin=`: products with a registered geographic indication. */
export const page = definePage<OriginsData>({
  async load({ url, services: container }) {
    const number = pageOf(url)
    const chosen = url.searchParams.get('origin') ?? ''
    const request = { page: number, limit, ...(chosen && { origin: chosen }) }
    const answer = await container.get(services.OriginCatalog).products(request)
    if (!answer.ok) throw gatewayProblem(answer.failure, catalogTexts.problems)
    refuseBeyond(url, { page: number, limit, count: answer.value.resultCount })
    return { page: number, chosen, found: answer.value }
  },
  head: ({ page: number, chosen, found }) => {
    const origin = found.origins.find(({ slug }) => slug === chosen)
    return {
      title: seoTitle(origin?.name ?? texts.title),
      description: origin ? `${origin.name} (${origin.city}): ${origin.note}` : texts.description,
      canonical: hrefOf(origin ? chosen : '', number),
    }
  },
  shared: { fresh: 60, stale: 600 },
  Component: OriginsPage,
})

const bringBazaar = async () => (await import('./bazaar.tsx')).Bazaar

const hrefOf = (origin: string, to = 1) => {
  const query = new URLSearchParams({ ...(origin && { origin }), ...(to > 1 && { page: String(to) }) }).toString()
  return query ? `${path}?${query}` : path
}

function OriginsPage({ data: { page: number, chosen, found } }: { readonly data: OriginsData }) {
  const origin = found.origins.find(({ slug }) => slug === chosen)
  const regions = Map.groupBy(found.origins, ({ region }) => region)
  const total = found.origins.reduce((sum, { productCount }) => sum + productCount, 0)
  const cities = new Set(found.origins.map(({ city }) => city)).size
  return (
    <>
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          { name: texts.title, href: path },
          ...(origin ? [{ name: origin.name, href: hrefOf(origin.slug) }] : []),
        ]}
      />
      <ShowcaseHead
        tone="saffron"
        image="scene.local-tastes"
        kicker={origin ? `${origin.city} · ${origin.region}` : texts.kicker}
        title={origin?.name ?? texts.title}
        slogan={origin?.note ?? texts.note(formatCount(total), String(cities))}
      >
        {origin ? (
          <span>{showcaseTexts.products(formatCount(origin.productCount))}</span>
        ) : (
          <Link href="/sayfa/cografi-isaretli-urunler.html" className={css.heroLink}>
            {texts.about}
          </Link>
        )}
      </ShowcaseHead>
      <nav aria-label={texts.label}>
        {origin && (
          <ul className={parts.chips}>
            <li>
              <Chip href={path}>{texts.all}</Chip>
            </li>
          </ul>
        )}
        {[...regions].map(([region, origins]) => (
          <div key={region} className={css.chipRow}>
            <h2 className={css.chipLabel}>{region}</h2>
            <ul className={parts.chips}>
              {origins.map((one) => (
                <li key={one.slug}>
                  <Chip href={hrefOf(one.slug)} selected={one.slug === chosen}>
                    {one.name} ({formatCount(one.productCount)})
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {found.results.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <div className={parts.block}>
          <VisuallyHidden>
            <h2>{catalogTexts.products}</h2>
          </VisuallyHidden>
          <StampSheet late="rest">
            {found.results.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </div>
      )}
      {!origin && number === 1 && <LateInView bring={bringBazaar} props={{}} />}
      <div className={parts.paging}>
        <Pagination page={number} last={Math.ceil(found.resultCount / limit)} hrefOf={(to) => hrefOf(chosen, to)} />
      </div>
    </>
  )
}
