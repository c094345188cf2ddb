import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, note, p, products, steps, table } from '../write.ts'
import { terms } from './terms.ts'

export const bankPoints: SeedPage = {
  path: '/kampanya/banka-kart-puan',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Banka Kartı Puan Kampanyaları',
  summary: 'Kart puanınızı alışverişte kullanmanın ve puan kazanmanın yolları.',
  hero: hero(
    'petrol',
    'cutout.wallet.natural',
    [
      'Banka ve kart puanları',
      'Biriken puan işe yarasın',
      'Puanınızı bankanızın doğrulama sayfasında kullanın, kalanını taksitlendirin.',
    ],
    ['Alışverişe başla', '/arama?sort=discount_desc'],
  ),
  blocks: [
    h('Puan nasıl kullanılır?'),
    steps(
      ['Kartınızı yazın', 'Ödeme adımında kart numaranızı yazdığınızda taksit seçenekleri listelenir.'],
      ['Bankanızda seçin', '3D Secure sayfasında bankanız puan kullanmak isteyip istemediğinizi sorar.'],
      ['Kalanı ödeyin', 'Puan, toplamdan düşer; kalan tutar kartınızdan çekilir.'],
    ),
    note('Puanı biz görmeyiz ve saklamayız; kullanım bankanızla aranızdadır.'),
    h('Puan kazandıran dönemler'),
    table(
      'Örnek kampanya takvimi',
      ['Dönem', 'Alt tutar', 'Kazanç'],
      ['Her ayın ilk haftası', '1.000,00 TL', '50,00 TL puan'],
      ['Hafta sonları, süpermarket', '750,00 TL', '40,00 TL puan'],
      ['Kasım ayı, ev ve yaşam', '2.500,00 TL', '150,00 TL puan'],
    ),
    p('Takvim, bankaların duyurularına göre değişir; geçerli koşullar ödeme adımında gösterilir.'),
    products('En çok indirimli ürünler', '', { sort: 'discount_desc' }),
    h('Sık sorulanlar'),
    faq(
      ['Puan ile ödediğim ürünü iade edersem ne olur?', 'Puanla ödenen bölüm puana, kartla ödenen bölüm karta döner.'],
      ['Kazandığım puan ne zaman yüklenir?', 'Teslimden sonra, iade süresi dolunca bankanız tarafından yüklenir.'],
    ),
    ...terms('Kampanyayı düzenleyen bankadır; katılım için bankanızın koşulları geçerlidir.'),
  ],
}
