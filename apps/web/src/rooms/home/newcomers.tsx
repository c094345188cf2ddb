import { succeed } from '@market/domain/kernel'
import { collectionUrl } from '@market/domain/navigation'
import type { ProductCard as Card } from '@market/domain/catalog'
import { homeIsStale } from '@market/domain/shell'
import { ServicesContext, useLoaded, useService } from '@market/react'
import { StampSheet } from '@market/ui'
import type { Container } from 'inversify'
import { useContext } from 'react'
import { services } from '../../composition/tokens.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { SectionTitle } from '../../shared/section/section-title.tsx'

const texts = { title: 'Yeni Gelenler', all: 'Tümünü gör' }
const shown = 6

/** Kept for the visit like the home page's data, so that going back needs no request (rules.md S9). */
const kept = new WeakMap<Container, { readonly at: Date; readonly products: readonly Card[] }>()

/** The newest products, at the end of the home page. */
export function Newcomers() {
  const container = useContext(ServicesContext)
  const catalog = useService(services.ProductCatalog)
  const clock = useService(services.Clock)
  const { answer } = useLoaded(async () => {
    const before = container && kept.get(container)
    if (before && !homeIsStale(before.at, clock.now(), [before.products])) return succeed(before.products)
    const found = await catalog.newcomers({ limit: shown })
    if (found.ok && container) kept.set(container, { at: clock.now(), products: found.value })
    return found
  })
  if (!answer?.ok || answer.value.length === 0) return null
  return (
    <section aria-labelledby="newcomers">
      <SectionTitle id="newcomers" title={texts.title} href={collectionUrl('yeni-gelenler')} link={texts.all} />
      <StampSheet slides late="all">
        {answer.value.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </StampSheet>
    </section>
  )
}
