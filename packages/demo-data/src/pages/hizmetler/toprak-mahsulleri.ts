import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, note, p, products } from '../write.ts'

export const grainOffice: SeedPage = {
  path: '/static/toprak-mahsulleri-ofisi',
  section: 'hizmetler',
  kind: 'landing',
  title: 'Toprak Mahsülleri Ofisi',
  summary: 'Pirinç, bakliyat ve kuru yemiş, mağazalarımızdan bir arada.',
  hero: hero(
    'sand',
    'scene.supermarket',
    ['Toprak Mahsülleri Ofisi', 'Kilerin temeli burada', 'Pirinç, nohut, mercimek ve kuru yemiş bir arada.'],
    ['Pirinçlere bak', '/arama/pirinc'],
  ),
  blocks: [
    products('Pirinç', 'pirinc'),
    products('Bakliyat', 'bakliyat'),
    products('Kuruyemiş', 'kuruyemis'),
    h('Alım sınırları'),
    p(
      'Bir siparişte en fazla kaç adet alabileceğiniz ürüne göre değişir. Sınır ürün sayfasında adet seçerken görünür; sepetinize bundan fazlasını ekleyemezsiniz.',
    ),
    note(
      'Fiyatlar mağazanındır; dönem içinde değişebilir. Sepetinize eklediğiniz ürünün fiyatı değişirse ödemeden önce uyarılırsınız.',
    ),
    h('Sık sorulanlar'),
    faq(
      ['Ürünleri kim satıyor?', 'Her ürünü sayfasında adı yazan mağaza satar.'],
      ['Kargo ücretsiz mi?', 'Ücretsiz kargo sınırını mağaza belirler; ürün sayfasında ve sepette gösterilir.'],
      [
        'İade edebilir miyim?',
        'Gıdada cayma hakkı yoktur. Ürün bozuk, eksik ya da yanlış geldiyse sipariş sayfasındaki **Mağazaya sor** ile mağazaya yazın.',
      ],
    ),
  ],
}
