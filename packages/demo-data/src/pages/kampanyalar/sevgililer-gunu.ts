import type { SeedPage } from '../seed-page.ts'
import { h, hero, p, products, stamps } from '../write.ts'
import { terms } from './terms.ts'

export const valentinesDay: SeedPage = {
  path: '/static/sevgililer-gunu',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Sevgililer Günü',
  summary: '14 Şubat için takı, parfüm, saat ve çikolata.',
  hero: hero(
    'sand',
    'scene.gift',
    ['14 Şubat', 'Sözü kısa, hediyesi içten', 'Takı, parfüm, kitap ya da birlikte pişecek bir yemek.'],
    ['Hediyelere bak', '/arama/gumus-taki'],
  ),
  blocks: [
    stamps(
      ['necklace.blush.natural.front', 'Takı', 'Gümüş kolye ve yüzük', '/arama/gumus-taki'],
      ['perfume.plum.natural.front', 'Parfüm', 'İmza kokusu', '/arama/parfum-deodorant'],
      ['potted-plant.sage.natural.front', 'Bitki', 'Solmayan hediye', '/arama/saksi-bitkisi'],
      ['closed-book.sand.natural.front', 'Şiir', 'Altı çizili dizeler', '/arama/siir'],
    ),
    products('Gümüş takılar', 'gumus-taki'),
    products('Parfümler', 'parfum-deodorant'),
    products('Saatler', 'kol-saati'),
    products('Çikolata', 'cikolata'),
    h('14 Şubat’a yetişmesi için'),
    p(
      'Ürün sayfasında ve sepette yazan tahmini teslim gününe bakın; mağazanın hazırlık süresine 1–3 iş günü yol süresi eklenir.',
    ),
    ...terms('Altın ürünlerde taksit yapılamaz, cayma hakkı da yoktur.'),
  ],
}
