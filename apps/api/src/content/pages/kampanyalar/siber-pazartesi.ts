import type { SeedPage } from '../seed-page.ts'
import { hero, note, products } from '../write.ts'
import { terms } from './terms.ts'

export const cyberMonday: SeedPage = {
  path: '/static/siber-pazartesi',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Siber Pazartesi',
  summary: 'Bilgisayar, oyun ve akıllı cihazlarda tek günlük fırsatlar.',
  hero: hero(
    'petrol',
    'scene.computers',
    [
      'Efsane Cuma’dan sonraki pazartesi',
      'Siber Pazartesi: tek gün, tek ekran',
      'Bilgisayar, oyun ve akıllı saatlerde 24 saatlik fiyatlar.',
    ],
    ['Bilgisayarlara bak', '/arama/bilgisayar'],
  ),
  blocks: [
    products('Bilgisayarlar', 'bilgisayar', { sort: 'discount_desc' }),
    products('Oyun ve konsol', 'oyun-ve-konsol', { sort: 'discount_desc' }),
    products('Giyilebilir teknoloji', 'giyilebilir-teknoloji', { sort: 'discount_desc' }),
    products('Fotoğraf ve kamera', 'fotograf-ve-kamera', { sort: 'discount_desc' }),
    note(
      'Kampanya, kasım ayının son cumasını izleyen pazartesi 00.00–23.59 arasındadır; öteki günlerde ürünler olağan fiyatıyla listelenir.',
    ),
    ...terms('Bilgisayarda en fazla 12, tablette en fazla 6, diğer elektronik ürünlerde en fazla 4 taksit yapılır.'),
  ],
}
