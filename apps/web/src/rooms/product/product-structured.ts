import { toLira } from '@market/domain/money'
import type { ProductDetail } from '@market/domain/catalog'
import { pictureSource } from '../../shared/picture/picture-source.ts'

const schema = 'https://schema.org'

/** A product with its offer and rating as schema.org data for search engines. */
export const productStructured = (product: ProductDetail, url: URL) => ({
  '@context': schema,
  '@type': 'Product',
  name: `${product.brand} ${product.name}`,
  sku: product.code,
  brand: { '@type': 'Brand', name: product.brand },
  image: product.images.map((image) => new URL(pictureSource(image, 640), url).href),
  description: product.shortDescription,
  offers: {
    '@type': 'Offer',
    price: toLira(product.price).toFixed(2),
    priceCurrency: 'TRY',
    availability: `${schema}/${product.stock > 0 && product.active ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${schema}/NewCondition`,
    seller: { '@type': 'Organization', name: product.shop.name },
    url: new URL(product.url, url).href,
  },
  ...(product.ratingCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: product.average, ratingCount: product.ratingCount },
  }),
})
