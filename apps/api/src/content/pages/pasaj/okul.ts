import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, hero, steps, table } from '../write.ts'

export const schools: SeedPage = {
  path: '/static/meb-pasaj/okul',
  section: 'pasaj',
  kind: 'landing',
  title: 'Okullar İçin',
  summary: 'Döner sermaye atölyesi olan okullar için mağaza açma, kargo ve ödeme bilgileri.',
  hero: hero(
    'plum',
    'scene.school',
    [
      'Okullar için',
      'Atölyenizin vitrini hazır',
      'Okulunuzun ürettiklerini tüm Türkiye’ye ulaştırın; kargosu ve tahsilatı bizden.',
    ],
    ['Başvuru yapın', '/magaza-basvuru'],
  ),
  blocks: [
    h('Adımlar'),
    steps(
      ['Başvuru', 'Okul müdürlüğü başvuru formunu doldurur; sektör olarak “meslek lisesi” seçilir.'],
      ['Protokol', 'Döner sermaye saymanlığıyla elektronik protokol imzalanır.'],
      ['Ürünler', 'Fotoğraf ve ölçüleri girersiniz; isterseniz ekibimiz yardımcı olur.'],
      ['Gönderi', 'Haftanın iki günü atölyeden alım yapılır.'],
    ),
    h('Koşullar'),
    table(
      'Okullara tanınan koşullar',
      ['Konu', 'Koşul'],
      ['Hizmet bedeli', 'Alınmaz'],
      ['Kargo', 'Okul tarifesi'],
      ['Ödeme', 'Döner sermaye hesabına, haftalık'],
      ['Fatura', 'Döner sermaye işletmesi keser'],
    ),
    faq(
      [
        'Öğrenci payı nasıl hesaplanır?',
        'Payın oranını ve dağıtımını okulun döner sermaye yönetmeliği belirler; biz satış dökümünü veririz.',
      ],
      [
        'Üretim kapasitemiz düşük, sorun olur mu?',
        'Hayır. Stok kadar satış açılır, stok bitince ürün sayfası “Tükendi” gösterir.',
      ],
    ),
    action('Okulunuzla tanışmak isteriz.', 'Başvuru formu', '/magaza-basvuru'),
  ],
}
