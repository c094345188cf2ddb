import { useLoaded, useService } from '@market/react'
import { StampSheet } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { SectionTitle } from '../../shared/section/section-title.tsx'

const texts = {
  title: (region: string) => `${region} Çarşısı`,
}

/** The best-selling products of each region. */
export function Bazaar() {
  const catalog = useService(services.OriginCatalog)
  const { answer } = useLoaded(() => catalog.bazaar())
  if (!answer?.ok) return null
  return answer.value
    .filter(({ products }) => products.length > 0)
    .map(({ name, origins, products }, index) => (
      <section key={name} aria-labelledby={`bazaar-${index}`}>
        <SectionTitle
          id={`bazaar-${index}`}
          title={texts.title(name)}
          note={origins.map((origin) => origin.name).join(', ')}
        />
        <StampSheet slides>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </StampSheet>
      </section>
    ))
}
