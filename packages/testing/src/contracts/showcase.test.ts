import { kurus, productId } from '@market/domain'
import { aProductCard } from '../catalog/a-product.ts'
import { memoryShowcase } from '../catalog/memory-showcase.ts'
import { showcaseContract } from './index.ts'

const card = (id: number, price: number) => aProductCard({ id: productId(id), price: kurus(price) })
const campaign = {
  url: '',
  kicker: '',
  slogan: '',
  image: 'scene.tea',
  tone: 'mint',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2027-01-01T00:00:00.000Z',
  intro: [],
  terms: [],
} as const
const words = { note: '', image: 'scene.tea', tone: 'mint' } as const

showcaseContract('in memory', async () => ({
  showcase: memoryShowcase({
    campaigns: [
      {
        ...campaign,
        slug: 'cay-saati',
        title: 'Çay saati',
        published: true,
        productCount: 3,
        tabs: [
          { slug: 'cay', title: 'Çay', productCount: 2 },
          { slug: 'bardak', title: 'Bardak', productCount: 1 },
        ],
        products: { cay: [card(1, 900), card(2, 100)], bardak: [card(3, 500)] },
      },
      { ...campaign, slug: 'yarin', title: 'Yarın', published: false, productCount: 0, tabs: [], products: {} },
    ],
    collections: [{ ...words, slug: 'sakin', name: 'Sakin', results: [card(4, 100)] }],
    tags: [{ slug: 'yeni', name: 'Yeni', note: '', products: [card(5, 100)] }],
    deals: { 'super-firsat': [card(6, 100)], 'super-pazartesi': [card(7, 200)] },
    gifts: [{ id: 3, name: 'Annenize', receiver: 'Anne', ...words, productCount: 1, results: [card(8, 100)] }],
    origins: [
      { slug: 'kars', name: 'Kars Balı', city: 'Kars', region: 'Doğu', note: '', products: [card(9, 100)] },
      { slug: 'rize', name: 'Rize Çayı', city: 'Rize', region: 'Karadeniz', note: '', products: [card(10, 100)] },
    ],
  }),
  campaign: 'cay-saati',
  unpublished: 'yarin',
  collection: 'sakin',
  tag: 'yeni',
  gift: 3,
  deal: 'super-firsat',
}))
