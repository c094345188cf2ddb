import type { SeedPage } from '../seed-page.ts'
import { h, hero, products, table } from '../write.ts'
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
    table(
      'Son sipariş günleri',
      ['Adres', 'Bayramdan kaç iş günü önce?'],
      ['Aynı il', '2'],
      ['Komşu iller', '3'],
      ['Diğer iller', '4'],
      ['İlçe ve köyler', '5'],
    ),
    ...terms('Gıda ürünlerinde taksit yapılamaz.'),
  ],
}
