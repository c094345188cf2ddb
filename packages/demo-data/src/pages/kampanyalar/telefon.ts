import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, hero, products, table } from '../write.ts'

export const phones: SeedPage = {
  path: '/static/telefon',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Telefon Rehberi',
  summary: 'Cep telefonu seçerken bakılacaklar, çok satanlar, kılıf ve şarj ürünleri.',
  hero: hero(
    'petrol',
    'scene.phones',
    ['Telefon', 'Cebinize göre telefon', 'Pil, ekran ve hafıza; hangisi sizin için önemli?'],
    ['Telefonlara bak', '/arama/cep-telefonu'],
    'Yeni cep telefonunda mevzuat gereği taksit yapılamaz.',
  ),
  blocks: [
    products('Çok satan telefonlar', 'cep-telefonu'),
    h('Neye göre seçmeli?'),
    table(
      'Kullanıma göre başlangıç noktası',
      ['Kullanım', 'Hafıza', 'Depolama', 'Pil'],
      ['Arama, mesaj, haber', '6 GB', '128 GB', '5.000 mAh'],
      ['Fotoğraf ve video', '8 GB', '256 GB', '4.500 mAh'],
      ['Oyun', '12 GB', '256 GB', '5.000 mAh'],
      ['İş', '8 GB', '256 GB', '4.500 mAh'],
    ),
    faq(
      [
        'Telefonun hafızası ve rengi değişirse fiyatı değişir mi?',
        'Değişebilir. Seçeneği işaretlediğinizde ürün sayfasındaki fiyat ve stok o seçeneğe göre yenilenir.',
      ],
      ['Eski telefonumu verebilir miyim?', 'Evet, [cihaz satışı](/static/cihaz-satis) sayfasından teklif alın.'],
    ),
    products('Kılıflar', 'telefon-kilifi'),
    products('Taşınabilir şarj', 'powerbank'),
    action('Eski telefonunuz para etsin.', 'Teklif alın', '/static/cihaz-satis'),
  ],
}
