import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, products } from '../write.ts'
import { terms } from './terms.ts'

export const furniture: SeedPage = {
  path: '/kampanya/mobilya',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Mobilya Kampanyası',
  summary: 'Koltuk, masa, yatak ve kitaplıkta evinizi yenileyecek fırsatlar.',
  hero: hero(
    'sand',
    'scene.living-room',
    ['Ev & Yaşam', 'Evin en rahat köşesi', 'Koltuk, masa ve yatakta indirim; kapınıza kadar teslim.'],
    ['Mobilyalara bak', '/arama/mobilya'],
  ),
  blocks: [
    products('Koltuklar', 'koltuk'),
    products('Masalar', 'masa'),
    products('Yataklar', 'yatak'),
    products('Evi tamamlayanlar', 'dekorasyon'),
    h('Mobilya alırken sorulanlar'),
    faq(
      ['Kurulum dâhil mi?', 'Hayır. **Mobilya Kurulumu** hizmetini ürün sayfasında ya da sepette ekleyebilirsiniz.'],
      [
        'Beğenmezsem iade edebilir miyim?',
        'Evet, 14 gün içinde. İsteğinize göre hazırlanan ürünlerde cayma hakkı yoktur.',
      ],
    ),
    ...terms(),
  ],
}
