import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, p, products, ul } from '../write.ts'

export const farmCredit: SeedPage = {
  path: '/tarim-kredi',
  section: 'hizmetler',
  kind: 'landing',
  title: 'Tarım Kredi',
  summary: 'Kooperatif ortaklarının ürettiği bakliyat, bal, zeytinyağı ve kuru gıdalar aracısız sofranızda.',
  hero: hero(
    'saffron',
    'scene.local-tastes',
    [
      'Tarım Kredi',
      'Tarladan sofraya, aracısız',
      'Kooperatif ortağı üreticilerin ürünleri; hasat yılı ve üretim yeri ürün sayfasında yazar.',
    ],
    ['Bakliyata bak', '/arama/bakliyat'],
  ),
  blocks: [
    products('Bakliyat ve pirinç', 'bakliyat'),
    products('Bal', 'bal'),
    products('Zeytinyağı', 'zeytinyagi'),
    h('Kooperatiften almak ne demek?'),
    ul(
      'Ürünü tarlayı işleyen üretici satar; fiyatın içinde aracı payı yoktur.',
      'Her parti analizden geçer, analiz tarihi paketin üzerinde yazar.',
      'Hasat yılı gizlenmez: “yeni mahsul” yazan ürün bu yılındır.',
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Ürünler nereden gönderilir?',
        'Üreticinin bağlı olduğu kooperatifin deposundan; il, ürün sayfasındaki mağaza künyesinde yazar.',
      ],
      ['Toptan alabilir miyim?', 'Evet. Ürün sayfasındaki toptan talep formunu doldurun, kooperatif fiyat versin.'],
      [
        'Bozulan ürün gelirse?',
        'Teslimden sonra 2 gün içinde [bize yazın](/sayfa/iletisim.html); tutar iade edilir, ürünü geri göndermeniz gerekmez.',
      ],
    ),
    p('Kampanyalar için [Tarım Kredi fırsatları](/static/tarim-kredi) sayfasına bakın.'),
  ],
}
