import { kurus } from '@market/domain/money'
import type { Shop } from '@market/domain/shops'
import { aShopCard } from './a-shop-card.ts'
import { aShopTag } from './memory-shops.ts'

/** A shop of its page; pass the fields that the test is about. */
export const aShop = (given: Partial<Shop> = {}): Shop => ({
  ...aShopCard(given),
  district: 'Nilüfer',
  description: 'Kapıdaki çarşıda otuz yıldır kumaş satıyoruz.',
  joinedAt: '2024-03-01T09:00:00Z',
  cargoPrice: kurus(3_990),
  freeCargoOver: kurus(50_000),
  prepareDays: 1,
  categories: [{ id: 2, name: 'Giyim & Aksesuar', slug: 'giyim-aksesuar', count: 140 }],
  tag: aShopTag(),
  ...given,
})
