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
      'Efsane Cuma’da şişirilmiş fiyat yok',
      'Her indirim, ürünün son 30 gündeki en düşük fiyatına göre hesaplanır.',
    ],
    ['Efsane Cuma fırsatları', '/firsat/efsane-cuma'],
    'Stoklarla sınırlıdır.',
  ),
  blocks: [
    products('Efsane Cuma fırsatları', '', { sort: 'default', limit: 12, deal: 'efsane-cuma' }),
    products('Elektronikte en büyük indirimler', 'elektronik', { sort: 'discount_desc' }),
    products('Giyimde en büyük indirimler', 'giyim-aksesuar', { sort: 'discount_desc' }),
    products('Ev ve yaşamda en büyük indirimler', 'ev-yasam', { sort: 'discount_desc' }),
    h('Akıllı alışverişin beş kuralı'),
    ul(
      'Listeyi önceden yapın; **favori listenizdeki** ürünlerin fiyatını izleyin.',
      'İndirim oranına değil, ödeyeceğiniz tutara bakın.',
      'Kargo dâhil toplamı sepette karşılaştırın.',
      'Mağazanın puanına ve hazırlık süresine bakın.',
      'Cayma hakkınız kampanyada da aynıdır; cayma hakkı olmayan ürünlerin sayfasında belirtilir.',
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Efsane Cuma fiyatları ne zaman geçerli?',
        'Kasımın son cuması 00.00’dan gece yarısına kadar. Bitişini ürün sayfasındaki sayaç gösterir; sonra fiyat eski hâline döner.',
      ],
      [
        'Sepete attığım ürünün fiyatı sabit kalır mı?',
        'Hayır, adet siparişi onayladığınızda ayrılır. Ödemeden önce fiyat değişirse sizi uyarırız.',
      ],
    ),
    ...terms(),
  ],
}
