import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, note, products, ul } from '../write.ts'
import { terms } from './terms.ts'

export const bankPoints: SeedPage = {
  path: '/kampanya/banka-kart-puan',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Banka Kartı Puan Kampanyaları',
  summary: 'Kartınızın kazandırdığı puanlar ve alışverişte bilmeniz gerekenler.',
  hero: hero(
    'petrol',
    'cutout.wallet.natural',
    [
      'Banka ve kart puanları',
      'Biriken puan işe yarasın',
      'Kartınızın puanı bankanızındır; alışverişin tutarını kartla ya da taksitle ödersiniz.',
    ],
    ['Alışverişe başla', '/arama?sort=discount_desc'],
  ),
  blocks: [
    h('Puan nasıl kazanılır ve kullanılır?'),
    ul(
      'Puanı bankanız verir: kazanç oranını, süresini ve koşullarını bankanızın uygulamasında görürsünüz.',
      'Sitemizde siparişin tutarının tamamı kartınızdan çekilir; ödeme adımında puan seçilmez.',
      'Puanınızı harcamayı bankanızın uygulamasından yapabilirsiniz; çoğu banka harcamayı sonradan puanla kapatmanıza izin verir.',
    ),
    note('Puanınızı biz görmeyiz ve saklamayız; kullanım bankanızla aranızdadır.'),
    products('En çok indirimli ürünler', '', { sort: 'discount_desc' }),
    h('Sık sorulanlar'),
    faq(
      [
        'Ürünü iade edersem ne olur?',
        'Tutar kartınıza iade edilir; kazanılan puanın geri alınıp alınmayacağını bankanız belirler.',
      ],
      ['Kazandığım puan ne zaman yüklenir?', 'Bankanızın koşullarına göre bankanız tarafından yüklenir.'],
    ),
    ...terms('Puan kampanyalarını bankalar düzenler; katılım için bankanızın koşulları geçerlidir.'),
  ],
}
