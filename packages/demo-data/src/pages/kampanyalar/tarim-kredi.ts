import type { SeedPage } from '../seed-page.ts'
import { action, hero, products } from '../write.ts'
import { terms } from './terms.ts'

export const farmCreditOffers: SeedPage = {
  path: '/static/tarim-kredi',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Tarım Kredi Fırsatları',
  summary: 'İndirimli temel gıda, kuruyemiş ve zeytinler bir arada.',
  hero: hero(
    'mint',
    'scene.local-tastes',
    ['Tarım Kredi', 'Kiler için indirimler', 'Bakliyat, kuruyemiş ve zeytinde en çok indirimliler.'],
    ['Tarım Kredi sayfası', '/tarim-kredi'],
  ),
  blocks: [
    products('En indirimli temel gıdalar', 'temel-gida', { sort: 'discount_desc' }),
    products('Kuruyemiş', 'kuruyemis', { sort: 'discount_desc' }),
    products('Zeytinler', 'zeytin'),
    ...terms('Gıda ürünlerinde taksit yapılamaz.'),
    action('Diğer ürünlere de bakın.', 'Tarım Kredi', '/tarim-kredi'),
  ],
}
