import type { Phrase } from './phrase.ts'
import type { QueryFilter } from './query-understanding.ts'

const means = (filter: QueryFilter, label: string, pattern: string): Phrase => ({
  pattern,
  read: () => ({ filter, label }),
})
const sort = (key: string, label: string, pattern: string) => means({ kind: 'sort', sort: key }, label, pattern)

/** Phrases for offers and sort orders, with the texts of their chips. */
export const offerPhrases: readonly Phrase[] = [
  means(
    { kind: 'delivery', delivery: 'free_shipping' },
    'Kargo Bedava',
    '(?:kargo(?:su)?|teslimat) (?:bedava|ucretsiz)(?: olan)?|(?:bedava|ucretsiz) (?:kargo|teslimat|gonderim)(?:lu|li)?',
  ),
  means(
    { kind: 'delivery', delivery: 'fast_shipping' },
    'Hızlı Teslimat',
    'yarin (?:gelsin|kapimda|kapinda|teslim|elimde|gelen)|bugun (?:gelsin|kargoda|teslim)|ayni gun (?:kargo|teslimat)|hemen gelsin|hizli (?:kargo|teslimat|gonderi)(?:lu|li)?',
  ),
  means({ kind: 'stock' }, 'Stokta olanlar', 'stokta(?:ki)?(?: olan(?:lar)?| var)?'),
  means({ kind: 'discount' }, 'İndirimli', 'indirim(?:li|de|deki|ler|liler)?|kampanya(?:li|da)'),
  means({ kind: 'origin' }, 'Coğrafi işaretli', 'cografi isaretl?i(?: olan)?'),
  {
    pattern: '([1-5]) yildiz(?:li)?(?: ve (?:uzeri|ustu))?',
    // Hardly any product has an average of five stars, so this asks for 4.5 at most.
    read: ([stars]) => ({
      filter: { kind: 'rating', average: Math.min(Number(stars), 4.5) },
      label: `${stars} yıldızlı`,
    }),
  },
  sort(
    'price_asc',
    'Önce en ucuz',
    '(?:en |daha )?(?:ucuz|ucuza|hesapli)|cheap(?:est)?|(?:en )?uygun fiyat(?:li|a)?|en uygun',
  ),
  sort('price_desc', 'Önce en pahalı', '(?:en )?pahali'),
  sort(
    'sell_count_desc',
    'Önce çok satan',
    '(?:en )?cok (?:satan|satilan|tercih edilen)(?:lar)?|(?:en )?populer|best ?sellers?',
  ),
  sort('date_desc', 'Önce en yeni', 'en yeni|(?:yeni|son) (?:cikan|gelen)(?:ler|lar)?'),
]
