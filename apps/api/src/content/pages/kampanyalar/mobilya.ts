import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, products } from '../write.ts'
import { terms } from './terms.ts'

export const furniture: SeedPage = {
  path: '/kampanya/mobilya',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Mobilya Kampanyası',
  summary: 'Koltuk, masa, yatak ve kitaplıkta randevulu teslimatla yenilenen evler.',
  hero: hero(
    'sand',
    'scene.living-room',
    ['Ev & Yaşam', 'Evin en rahat köşesi', 'Koltuk, masa ve yatakta indirim; iki saatlik randevuyla teslim.'],
    ['Mobilyalara bak', '/arama/mobilya'],
  ),
  blocks: [
    products('Koltuklar', 'koltuk'),
    products('Masalar', 'masa'),
    products('Yataklar', 'yatak'),
    products('Evi tamamlayanlar', 'dekorasyon'),
    h('Mobilya alırken sorulanlar'),
    faq(
      ['Kurulum dâhil mi?', 'Ürüne göre değişir; **kurulum** satırı ürün bilgileri tablosunda yazar.'],
      [
        'Asansöre sığmazsa ne olur?',
        'Dağıtıcı merdivenden taşır; dış cephe asansörü gerekiyorsa sipariş öncesinde belirtmeniz gerekir.',
      ],
      [
        'Beğenmezsem iade edebilir miyim?',
        'Evet, 14 gün içinde. Özel ölçü ve kumaş seçimi yapılan ürünlerde cayma hakkı yoktur.',
      ],
    ),
    ...terms('Büyük ürünlerde teslim günü, dağıtıcıyla kararlaştırılan randevuya göre belirlenir.'),
  ],
}
