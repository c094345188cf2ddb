import type { SeedPage } from '../seed-page.ts'
import { h, hero, p, products, stamps } from '../write.ts'
import { terms } from './terms.ts'

export const newYear: SeedPage = {
  path: '/kampanya/yeni-yil',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Yeni Yıl',
  summary: 'Yeni yıl için oyuncak, parfüm, kutu oyunu ve kazaklar.',
  hero: hero(
    'plum',
    'scene.gift',
    ['Yeni yıl', 'Hediyeniz yılbaşına yetişsin', 'Bütçeye göre seçilmiş hediyeler.'],
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
    p(
      'Ürün sayfasında ve sepette yazan tahmini teslim gününe bakın; mağazanın hazırlık süresine 1–3 iş günü yol süresi eklenir.',
    ),
    ...terms(),
  ],
}
