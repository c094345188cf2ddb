import { bestSellerCampaign } from '@market/domain/analytics'
import { useService, useStream } from '@market/react'
import { StampSheet } from '@market/ui'
import { useEffect } from 'react'
import { services } from '../../composition/tokens.ts'
import { ProductCard } from './product-card.tsx'
import { SectionTitle } from '../section/section-title.tsx'

/**
 * Recommendations for visitors who have consented to measuring; shown on pages without further content, such as an
 * empty cart or a 404.
 */
export function Recommended() {
  const recommender = useService(services.RecommenderStore)
  const consent = useStream(useService(services.ConsentStore).state)
  const products = useStream(recommender.state)[bestSellerCampaign] ?? []
  useEffect(() => {
    if (consent === 'accepted') void recommender.load(bestSellerCampaign)
  }, [consent, recommender])
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recommended">
      <SectionTitle id="recommended" title="Size önerilenler" />
      <StampSheet columns="products" late="all">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </StampSheet>
    </section>
  )
}
