import type { SeedPage } from '../seed-page.ts'
import { hero, note, products } from '../write.ts'
import { terms } from './terms.ts'

export const cyberMonday: SeedPage = {
  path: '/static/siber-pazartesi',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Siber Pazartesi',
  summary: 'Bilgisayar, oyun ve akıllı cihazlarda en çok indirimliler.',
  hero: hero(
    'petrol',
    'scene.computers',
    [
      'Efsane Cuma’dan sonraki pazartesi',
      'Siber Pazartesi fırsatları tek sayfada',
      'Bilgisayar, oyun ve akıllı saatlerde indirimli ürünler.',
    ],
    ['Siber Pazartesi fırsatları', '/firsat/siber-pazartesi'],
  ),
  blocks: [
    products('Siber Pazartesi fırsatları', '', { sort: 'default', limit: 12, deal: 'siber-pazartesi' }),
    products('Bilgisayarlar', 'bilgisayar', { sort: 'discount_desc' }),
    products('Oyun ve konsol', 'oyun-ve-konsol', { sort: 'discount_desc' }),
    products('Giyilebilir teknoloji', 'giyilebilir-teknoloji', { sort: 'discount_desc' }),
    products('Fotoğraf ve kamera', 'fotograf-ve-kamera', { sort: 'discount_desc' }),
    note(
      'Siber Pazartesi, kasım ayının son cumasını izleyen pazartesidir. Fırsat fiyatları o gün 00.00’da başlar, gece yarısı biter.',
    ),
    ...terms('Bilgisayarda en fazla 12, tablette en fazla 6, diğer elektronik ürünlerde en fazla 4 taksit yapılır.'),
  ],
}
