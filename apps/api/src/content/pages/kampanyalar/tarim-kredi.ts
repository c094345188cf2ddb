import type { SeedPage } from '../seed-page.ts'
import { action, hero, products } from '../write.ts'
import { terms } from './terms.ts'

export const farmCreditOffers: SeedPage = {
  path: '/static/tarim-kredi',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Tarım Kredi Fırsatları',
  summary: 'Kooperatif üreticilerinden bu haftanın indirimli bakliyat, kuruyemiş ve zeytinyağları.',
  hero: hero(
    'mint',
    'scene.local-tastes',
    ['Tarım Kredi', 'Bu hafta kooperatiften', 'Üreticinin belirlediği fiyattan, hasat yılı belli ürünler.'],
    ['Tarım Kredi sayfası', '/tarim-kredi'],
  ),
  blocks: [
    products('En indirimli temel gıdalar', 'temel-gida', { sort: 'discount_desc' }),
    products('Kuruyemiş', 'kuruyemis', { sort: 'discount_desc' }),
    products('Zeytinler', 'zeytin'),
    ...terms('Gıda ürünlerinde taksit yapılamaz.'),
    action('Üreticilerle tanışın.', 'Tarım Kredi', '/tarim-kredi'),
  ],
}
