import type { SeedPage } from '../seed-page.ts'
import { h, hero, products, ul } from '../write.ts'
import { terms } from './terms.ts'

export const sacrificeFeast: SeedPage = {
  path: '/kampanya/kurban-bayrami',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Kurban Bayramı',
  summary: 'Bıçak takımından saklama kabına, bayram mutfağının hazırlığı tek sayfada.',
  hero: hero(
    'petrol',
    'scene.kitchen',
    [
      'Kurban Bayramı',
      'Bayram mutfağı kurulsun',
      'Bıçak, tencere ve buzdolabı: kalabalık sofraların hazırlığı burada.',
    ],
    ['Mutfağa gir', '/arama/mutfak'],
  ),
  blocks: [
    products('Bıçak setleri', 'bicak-seti'),
    products('Tencereler', 'tencere'),
    products('Buzdolapları', 'buzdolabi'),
    products('Baharatlar', 'baharat'),
    h('Eti doğru saklamak için'),
    ul(
      'Eti kesimden sonra en az 5 saat serin ve havadar yerde dinlendirin; hemen poşete koymayın.',
      'Buzdolabında en fazla 3 gün, -18 °C’de 6–12 ay saklanır.',
      'Bir öğünlük parçalar hâlinde dondurun; çözülen et yeniden dondurulmaz.',
      'Buzdolabında, alt rafta çözdürün.',
    ),
    ...terms(),
  ],
}
