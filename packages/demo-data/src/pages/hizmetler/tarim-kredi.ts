import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, p, products } from '../write.ts'

export const farmCredit: SeedPage = {
  path: '/tarim-kredi',
  section: 'hizmetler',
  kind: 'landing',
  title: 'Tarım Kredi',
  summary: 'Mağazalarımızdan bakliyat, bal, zeytinyağı ve kuru gıdalar bir arada.',
  hero: hero(
    'saffron',
    'scene.local-tastes',
    [
      'Tarım Kredi',
      'Tarladan sofraya',
      'Bakliyat, bal ve zeytinyağı; satan mağaza ve gönderim yeri ürün sayfasında yazar.',
    ],
    ['Bakliyata bak', '/arama/bakliyat'],
  ),
  blocks: [
    products('Bakliyat ve pirinç', 'bakliyat'),
    products('Bal', 'bal'),
    products('Zeytinyağı', 'zeytinyagi'),
    h('Sık sorulanlar'),
    faq(
      [
        'Ürünleri kim satıyor?',
        'Her ürünü sayfasında adı yazan mağaza satar; mağazanın unvanı, şehri ve vergi bilgileri de aynı sayfadadır.',
      ],
      ['Ürünler nereden gönderilir?', 'Mağazanın bulunduğu ilden; gönderim yeri ürün sayfasında yazar.'],
      ['Toptan alabilir miyim?', 'Evet. Ürün sayfasındaki **Toptan al** formunu doldurun, teklif e-posta ile gelsin.'],
      [
        'İade edebilir miyim?',
        'Gıdada cayma hakkı yoktur. Ürün bozuk, eksik ya da yanlış geldiyse sipariş sayfasındaki **Mağazaya sor** ile mağazaya yazın; ayıplı ürün haklarınız saklıdır.',
      ],
    ),
    p('Kampanyalar için [Tarım Kredi fırsatları](/static/tarim-kredi) sayfasına bakın.'),
  ],
}
