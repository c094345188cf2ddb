import type { SeedPage } from '../seed-page.ts'
import { h, hero, p, products } from '../write.ts'
import { terms } from './terms.ts'

export const ramadanFeast: SeedPage = {
  path: '/kampanya/ramazan-bayrami',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Ramazan Bayramı',
  summary: 'Bayram ikramları, hediyelikler ve misafir sofrası için seçilen ürünler.',
  hero: hero(
    'saffron',
    'scene.tea',
    [
      'Ramazan Bayramı',
      'Kapı çalınmadan ikram hazır',
      'Lokum, çikolata, çay ve misafir takımları bayramdan önce elinizde.',
    ],
    ['İkramlıklara bak', '/arama/atistirmalik'],
  ),
  blocks: [
    products('Lokumlar', 'lokum'),
    products('Çikolatalar', 'cikolata'),
    products('İçecekler', 'icecek'),
    products('Tabak takımları', 'tabak-takimi'),
    h('Bayramdan önce ulaşsın'),
    p(
      'Ürün sayfasında ve sepette yazan tahmini teslim gününe bakın; mağazanın hazırlık süresine 1–3 iş günü yol süresi eklenir.',
    ),
    ...terms('Gıda ürünlerinde taksit yapılamaz.'),
  ],
}
