import type { SeedPage } from '../seed-page.ts'
import { hero, products, stamps } from '../write.ts'
import { terms } from './terms.ts'

export const groceries: SeedPage = {
  path: '/kampanya/supermarket',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Süpermarket Kampanyası',
  summary: 'Kahvaltılık, temel gıda ve temizlikte haftalık alışverişin fırsatları.',
  hero: hero(
    'saffron',
    'scene.supermarket',
    ['Süpermarket', 'Haftalık liste hazır', 'Kahvaltılıktan temizliğe, mutfağın ihtiyacı tek sepette.'],
    ['Süpermarkete gir', '/supermarket'],
  ),
  blocks: [
    stamps(
      ['cheese-wedge.sand.natural.front', 'Kahvaltılık', 'Peynir, zeytin, bal', '/arama/kahvaltilik'],
      ['olive-oil.sage.natural.front', 'Temel gıda', 'Yağ, bakliyat, pirinç', '/arama/temel-gida'],
      ['turkish-tea.blush.natural.front', 'İçecek', 'Çay ve kahve', '/arama/icecek'],
      ['detergent.sky.natural.front', 'Temizlik', 'Deterjan ve kâğıt', '/arama/temizlik'],
    ),
    products('En çok indirimliler', 'supermarket', { sort: 'discount_desc' }),
    products('Kahvaltılık', 'kahvaltilik'),
    products('Temel gıda', 'temel-gida'),
    products('Temizlik', 'temizlik'),
    ...terms(
      'Gıda ürünlerinde taksit yapılamaz ve cayma hakkı yoktur.',
      'Kişi başına adet sınırı ürün sayfasında yazar.',
    ),
  ],
}
