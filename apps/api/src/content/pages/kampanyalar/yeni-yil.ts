import type { SeedPage } from '../seed-page.ts'
import { h, hero, products, stamps, table } from '../write.ts'
import { terms } from './terms.ts'

export const newYear: SeedPage = {
  path: '/kampanya/yeni-yil',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Yeni Yıl',
  summary: 'Yeni yıl hediyeleri, sofra ve süsler; son sipariş günleriyle birlikte.',
  hero: hero(
    'plum',
    'scene.gift',
    ['Yeni yıl', 'Hediyesi yılbaşına yetişsin', 'Bütçeye göre seçilmiş hediyeler.'],
    ['Hediyelere bak', '/arama?q=hediye'],
  ),
  blocks: [
    stamps(
      ['perfume.plum.natural.front', 'Ona', 'Parfüm ve bakım', '/arama/parfum-deodorant'],
      ['toy-train.sky.natural.front', 'Çocuklara', 'Oyuncak', '/arama/oyuncak'],
      ['vinyl-record.sand.natural.front', 'Müziksevere', 'Plak', '/arama/plak'],
      ['chocolate-bar.blush.natural.front', 'Herkese', 'Çikolata', '/arama/cikolata'],
    ),
    products('Oyuncaklar', 'oyuncak'),
    products('Parfümler', 'parfum-deodorant'),
    products('Kutu oyunları', 'kutu-oyunu'),
    products('Kazaklar', 'kadin-kazak'),
    h('31 Aralık’a yetişmesi için'),
    table(
      'Son sipariş günleri',
      ['Adres', 'Son sipariş'],
      ['Aynı il', '29 Aralık, 12.00'],
      ['Komşu iller', '28 Aralık'],
      ['Diğer iller', '26 Aralık'],
      ['İlçe ve köyler', '25 Aralık'],
    ),
    ...terms(),
  ],
}
