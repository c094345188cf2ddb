import { productId } from '@market/domain/kernel'
import type { Deal } from '@market/domain/catalog'
import { aProductDetail } from '../catalog/a-product.ts'
import { aCampaign, memoryCampaigns } from '../catalog/memory-campaigns.ts'
import { aCollection, memoryCollections } from '../catalog/memory-collections.ts'
import { memoryCategories } from '../catalog/memory-categories.ts'
import { memoryGifts } from '../catalog/memory-gifts.ts'
import { memoryOrigins } from '../catalog/memory-origins.ts'
import { memoryDeals } from '../deals/memory-deals.ts'
import {
  campaignCatalogContract,
  categoryCatalogContract,
  collectionCatalogContract,
  dealCatalogContract,
  giftCatalogContract,
  originCatalogContract,
} from './index.ts'

const products = [1, 2, 3].map((id) => aProductDetail({ id: productId(id) }))
const tabs = [
  { slug: 'kadin', title: 'Kadın', productCount: 2 },
  { slug: 'erkek', title: 'Erkek', productCount: 1 },
]

campaignCatalogContract('in memory', async () => ({
  campaigns: memoryCampaigns(
    [
      aCampaign({ tabs }),
      aCampaign({ slug: 'bahar', published: false }),
      aCampaign({ slug: 'gecen-yil', endsAt: '2025-12-01T00:00:00Z' }),
    ],
    { 'kis-indirimi': { kadin: products.slice(0, 2), erkek: products.slice(2) } },
  ),
  running: 'kis-indirimi',
  draft: 'bahar',
}))

collectionCatalogContract('in memory', async () => ({
  collections: memoryCollections(
    [aCollection({ products })],
    [{ slug: 'anneler-gunu', name: 'Anneler Günü', note: '', products }],
  ),
  collection: 'evde-kahve',
  tag: 'anneler-gunu',
}))

dealCatalogContract('in memory', async () => {
  // 12:00 to 15:00 as the provider writes it: read as UTC and shifted, 09:00 to 12:00.
  const times = [{ startDate: '2026-11-20 12:00:00', endDate: '2026-11-20 15:00:00', active: true, products }]
  const words = { slogan: 'Saatli fırsatlar', note: '', image: 'scene.gift', tone: 'petrol' } as const
  const deal: Deal = { slug: 'super-firsat', title: 'Süper Fırsat', ...words, times }
  return { deals: memoryDeals([deal], products), running: 'super-firsat' }
})

const idea = { note: '', image: 'scene.tea', receiver: 'Anne', productCount: products.length, products }
giftCatalogContract('in memory', async () => ({
  gifts: memoryGifts([
    { ...idea, id: 3, name: 'Annenize' },
    { ...idea, id: 4, name: 'Teyzenize' },
  ]),
  gift: 3,
}))

const origin = { city: 'Kars', region: 'Doğu Anadolu', note: '' }
originCatalogContract('in memory', async () =>
  memoryOrigins([
    { ...origin, slug: 'kars-bali', name: 'Kars Balı', products: products.slice(0, 2) },
    { ...origin, slug: 'kars-kasari', name: 'Kars Kaşarı', products: products.slice(2) },
  ]),
)

categoryCatalogContract('in memory', async () => ({
  categories: memoryCategories({
    products: products.map((product) => ({
      ...product,
      categories: product.categories.map((one) => ({ ...one, slug: 'etek' })),
    })),
  }),
  filled: 'kadin-giyim',
}))
