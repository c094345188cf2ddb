import { productId, shopId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { ProductCard, ProductDetail } from '@market/domain/catalog'

/** A product of a list; pass the fields that the test is about. */
export const aProductCard = (given: Partial<ProductCard> = {}): ProductCard => {
  const id = given.id ?? productId(1001)
  return {
    id,
    name: 'Pamuklu Kadın Tişört',
    brand: 'Ihlamur',
    url: `/pamuklu-kadin-tisort-p-${id}`,
    price: kurus(24_990),
    originalPrice: kurus(24_990),
    discount: null,
    stock: 20,
    thumbnail: `urun-${id}`,
    shop: { id: shopId(501), name: 'Çınar Giyim' },
    average: 4.4,
    ratingCount: 10,
    badges: [],
    adult: false,
    hasVariants: false,
    ...given,
  }
}

/** A product of a page; pass the fields that the test is about. */
export const aProductDetail = (given: Partial<ProductDetail> = {}): ProductDetail => {
  const { shop, ...card } = aProductCard({ ...(given.id && { id: given.id }) })
  return {
    ...card,
    shop: {
      ...shop,
      url: '/magaza/cinar-giyim',
      rating: 4.6,
      ratingCount: 320,
      logo: 'magaza-501',
      city: 'Bursa',
      maxProduct: 100,
      shopActive: true,
    },
    code: 'CG-1001',
    shipPrice: kurus(3_990),
    commentCount: 4,
    bigThumbnail: card.thumbnail,
    images: ['urun-1001', 'urun-1001-arka'],
    categories: [
      {
        id: 2,
        name: 'Giyim & Aksesuar',
        url: '/giyim-aksesuar',
        slug: 'giyim-aksesuar',
        breadcrumb: 'Giyim & Aksesuar',
        parentId: null,
        maxInstallment: 12,
      },
    ],
    ratings: { 1: 0, 2: 0, 3: 2, 4: 2, 5: 6 },
    upperLimit: 10,
    active: true,
    shortDescription: 'Yumuşak dokulu, günlük tişört.',
    description: '<p>Yüzde yüz pamuk.</p>',
    attributes: [],
    stockCounts: [],
    lowestPrice: card.price,
    delivery: {
      from: 'Bursa',
      prepareDays: 1,
      minDays: 1,
      maxDays: 3,
      days: { from: '2026-11-25', to: '2026-11-27' },
      freeOver: kurus(50_000),
    },
    installments: { max: 12, interestPercent: 1320, interestFree: 3 },
    infMsg: null,
    withdrawal: 'free',
    soldLastWeek: 0,
    ...given,
  }
}
