import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, p, products, stamps, table } from '../write.ts'

export const geographicProducts: SeedPage = {
  path: '/sayfa/cografi-isaretli-urunler.html',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Coğrafi İşaretli Ürünler',
  summary: 'Adını yöresinden alan, tescilli bal, peynir, zeytin, lokum ve kuru meyveler.',
  hero: hero(
    'saffron',
    'scene.local-tastes',
    [
      'Coğrafi işaretli ürünler',
      'Memleketin tadı kapınızda',
      'Tescilli ürünlerde yöre, kartta ve ürün sayfasında yazar.',
    ],
    ['Kahvaltılıklara bak', '/arama/kahvaltilik'],
  ),
  blocks: [
    stamps(
      ['olive.sage.natural.front', 'Ege', 'Zeytin', '/arama/zeytin'],
      ['cheese-wedge.sand.natural.front', 'Kars', 'Kaşar', '/arama/peynir'],
      ['honey-pot.blush.natural.front', 'Karadeniz', 'Bal', '/arama/bal'],
      ['peanuts.sky.natural.front', 'Çukurova', 'Yer fıstığı', '/arama/kuruyemis'],
      ['candy.plum.natural.front', 'Afyon', 'Lokum', '/arama/lokum'],
    ),
    products('Bal', 'bal'),
    products('Peynir', 'peynir'),
    products('Zeytin', 'zeytin'),
    products('Lokum', 'lokum'),
    h('Coğrafi işaret nedir?'),
    p(
      'Belirgin niteliği, ünü ya da özelliğiyle bir yöreyle özdeşleşen ürünü gösteren işarettir. Tescili Türk Patent ve Marka Kurumu yapar; ürün, tescil belgesindeki yönteme göre üretilir ve denetlenir.',
    ),
    table(
      'Üç tür işaret',
      ['Tür', 'Koşul', 'Örnek'],
      ['Menşe adı', 'Üretimin tüm aşamaları yörede yapılır', 'Malatya kayısısı'],
      ['Mahreç işareti', 'En az bir aşama yörede yapılır', 'Afyon lokumu'],
      ['Geleneksel ürün adı', 'En az 30 yıllık yöntemle üretilir', 'Baklava'],
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Ürünün tescilli olduğunu nasıl anlarım?',
        'Ürün kartında **Coğrafi İşaretli** etiketi görünür; etiket yalnızca özellikleri tescille uyuşan ürünlere verilir.',
      ],
      ['Neden daha pahalı?', 'Üretim, tescildeki yöntem ve yöreyle sınırlıdır; denetim ve etiket maliyeti vardır.'],
      ['Bal dondu, bozuldu mu?', 'Hayır. Gerçek bal kristalleşir; 40 dereceyi geçmeyen ılık suda çözülür.'],
    ),
  ],
}
