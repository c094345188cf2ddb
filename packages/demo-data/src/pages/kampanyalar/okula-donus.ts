import type { SeedPage } from '../seed-page.ts'
import { h, hero, products, table } from '../write.ts'
import { terms } from './terms.ts'

export const backToSchool: SeedPage = {
  path: '/kampanya/okula-donus',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Okula Dönüş',
  summary: 'Çanta, kırtasiye, ayakkabı ve bilgisayarda okul alışverişinin tamamı.',
  hero: hero(
    'petrol',
    'scene.school',
    ['Okula dönüş', 'Zil çalmadan çanta hazır', 'Defterden dizüstü bilgisayara, okulun ilk gününe kadar gelsin.'],
    ['Kırtasiyeye bak', '/arama/kirtasiye'],
  ),
  blocks: [
    products('Okul çantaları', 'okul-cantasi'),
    products('Defterler', 'defter'),
    products('Spor ayakkabılar', 'spor-ayakkabi'),
    products('Dizüstü bilgisayarlar', 'dizustu-bilgisayar'),
    h('İhtiyaç listesi'),
    table(
      'Sınıf düzeyine göre başlangıç listesi',
      ['Ürün', 'İlkokul', 'Ortaokul', 'Lise'],
      ['Çizgili ya da kareli defter', '4', '6', '6'],
      ['Kurşun kalem ve silgi', '6 + 3', '4 + 2', '2 + 1'],
      ['Boya seti', '1', '1', 'Gerekirse'],
      ['Geometri takımı', '–', '1', '1'],
      ['Hesap makinesi', '–', '–', '1'],
    ),
    ...terms('Bilgisayarda en fazla 12, tablette en fazla 6 taksit yapılır.'),
  ],
}
