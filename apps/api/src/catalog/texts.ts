import { decline } from '@market/domain/text'
import { cartMessages } from '@market/domain/cart'

interface SeoFacts {
  readonly name: string
  readonly count: number
  /** Lowest price as text; undefined if nothing is on sale. */
  readonly from: string | undefined
  readonly brands: readonly string[]
  readonly below: readonly string[]
}

/** `2.864`. */
const thousands = (count: number) => count.toLocaleString('tr-TR')

export const texts = {
  productNotFound: 'Ürün bulunamadı',
  categoryNotFound: 'Kategori bulunamadı',
  campaignNotFound: 'Kampanya bulunamadı',
  campaignOver: 'Bu kampanya sona erdi',
  collectionNotFound: 'Koleksiyon bulunamadı',
  giftNotFound: 'Hediye fikri bulunamadı',
  originNotFound: 'Coğrafi işaret bulunamadı',
  seo: {
    title: (name: string) => `${name} Fiyatları ve Modelleri`,
    description: ({ name, count, from }: SeoFacts) =>
      count === 0
        ? `${name} kategorisine yeni ürünler ekleniyor.`
        : `${name} kategorisinde ${thousands(count)} ürün${from ? `, ${decline(from, 'ablative')} başlayan fiyatlarla` : ''}. Yorumları okuyun, karşılaştırın, güvenle sipariş edin.`,
    text: ({ name, count, from, brands, below }: SeoFacts) =>
      [
        count === 0
          ? `${name} kategorisinde şu anda satışta ürün yok.`
          : `${name} kategorisinde ${thousands(count)} ürün satışta.`,
        from && `Fiyatlar ${decline(from, 'ablative')} başlıyor.`,
        brands.length > 0 && `En çok ürünü olan markalar: ${brands.join(', ')}.`,
        below.length > 0 && `Alt kategoriler: ${below.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  brand: 'Marka',
  rating: 'Değerlendirme',
  delivery: 'Teslimat',
  shop: 'Mağaza',
  starsAndAbove: (stars: number) => `${stars} yıldız ve üzeri`,
  deliveries: {
    free_shipping: cartMessages.freeCargo,
    fast_shipping: 'Hızlı Teslimat',
    kargomat: 'Kargomattan Teslim',
  },
}
