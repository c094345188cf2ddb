import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, products, ul } from '../write.ts'
import { terms } from './terms.ts'

export const blackFriday: SeedPage = {
  path: '/static/efsane-cuma',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Efsane Cuma',
  summary: 'Kasımın son cuması: 30 günün en düşük fiyatına göre hesaplanan gerçek indirimler.',
  hero: hero(
    'plum',
    'scene.phones',
    [
      'Kasımın son cuması',
      'Efsane Cuma’da şişirme yok',
      'Her indirim, ürünün son 30 gündeki en düşük fiyatına göre hesaplanır.',
    ],
    ['En çok indirim', '/arama?sort=discount_desc'],
    'Stoklarla sınırlıdır; adetler ürün sayfasında yazar.',
  ),
  blocks: [
    products('En büyük indirimler', '', { sort: 'discount_desc', limit: 12 }),
    products('Elektronik', 'elektronik', { sort: 'discount_desc' }),
    products('Giyim', 'giyim-aksesuar', { sort: 'discount_desc' }),
    products('Ev ve yaşam', 'ev-yasam', { sort: 'discount_desc' }),
    h('Akıllı alışverişin beş kuralı'),
    ul(
      'Listeyi önceden yapın; **favori listenizdeki** ürünlerin fiyatını izleyin.',
      'İndirim oranına değil, ödeyeceğiniz tutara bakın.',
      'Kargo dâhil toplamı sepette karşılaştırın.',
      'Mağazanın puanına ve hazırlık süresine bakın.',
      'Cayma hakkınız kampanyada da aynıdır; hakkın olmadığı ürünlerde sayfasında yazar.',
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'İndirim ne zaman geçerli?',
        'Ürün sayfasında indirimli fiyatı gördüğünüz sürece. Süreli fırsatların bitişini sayaç gösterir.',
      ],
      [
        'Sepete attığım ürünün fiyatı sabit kalır mı?',
        'Hayır, adet siparişi onayladığınızda ayrılır. Ödemeden önce fiyat değişirse sizi uyarırız.',
      ],
    ),
    ...terms(),
  ],
}
