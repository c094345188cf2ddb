import { collectionUrl } from '@market/domain'
import { StampSheet } from '@market/ui'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { ProductCard } from '../../../shell/product/product-card.tsx'
import { SectionTitle } from '../../../shell/section-title.tsx'
import { useLoaded } from '../../../shell/use-loaded.ts'

const texts = { title: 'Yeni Gelenler', all: 'Tümünü gör' }
const shown = 6

/** The newest products, at the foot of the home page. */
export function Newcomers() {
  const catalog = useService(services.ProductCatalog)
  const { answer } = useLoaded(() => catalog.newcomers({ limit: shown }))
  if (!answer?.ok || answer.value.length === 0) return null
  return (
    <section aria-labelledby="newcomers">
      <SectionTitle id="newcomers" title={texts.title} href={collectionUrl('yeni-gelenler')} link={texts.all} />
      <StampSheet slides>
        {answer.value.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </StampSheet>
    </section>
  )
}
