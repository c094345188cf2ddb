import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, note, p, products } from '../write.ts'

export const grainOffice: SeedPage = {
  path: '/static/toprak-mahsulleri-ofisi',
  section: 'hizmetler',
  kind: 'landing',
  title: 'Toprak Mahsülleri Ofisi',
  summary: 'Pirinç, bakliyat, fındık ve kuru üzümde denetlenmiş, izlenebilir ürünler.',
  hero: hero(
    'sand',
    'scene.supermarket',
    [
      'Toprak Mahsülleri Ofisi',
      'Ambarı dolu, fiyatı belli',
      'Pirinç, nohut, mercimek ve kuru yemiş; depodan paketlenip doğrudan gönderilir.',
    ],
    ['Pirinçlere bak', '/arama/pirinc'],
  ),
  blocks: [
    products('Pirinç', 'pirinc'),
    products('Bakliyat', 'bakliyat'),
    products('Kuru yemiş', 'kuruyemis'),
    h('Alım sınırları'),
    p(
      'Bir siparişte en fazla kaç adet alabileceğiniz ürüne göre değişir. Sınır ürün sayfasında adet seçerken görünür; sepetinize bundan fazlasını ekleyemezsiniz.',
    ),
    note(
      'Fiyatlar mağazanındır; dönem içinde değişebilir. Sepetinize eklediğiniz ürünün fiyatı değişirse ödemeden önce uyarılırsınız.',
    ),
    h('Sık sorulanlar'),
    faq(
      ['Ürünler hangi yılın mahsulü?', 'Mahsul yılı ürün bilgileri tablosunda yazar.'],
      ['Kargo ücretsiz mi?', 'Sınırı mağaza belirler ve sepette gösterilir.'],
      ['İade edebilir miyim?', 'Ambalajı açılmamış kuru gıdalarda 14 gün içinde edebilirsiniz.'],
    ),
  ],
}
