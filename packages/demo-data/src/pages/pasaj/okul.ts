import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, hero, steps } from '../write.ts'

export const schools: SeedPage = {
  path: '/static/meb-pasaj/okul',
  section: 'pasaj',
  kind: 'landing',
  title: 'Okullar İçin',
  summary: 'Döner sermaye işletmesi olan okullar için mağaza açma adımları.',
  hero: hero(
    'plum',
    'scene.school',
    ['Okullar için', 'Atölyenizin vitrini hazır', 'Okulunuzun ürettiklerini tüm Türkiye’ye satmak için başvurun.'],
    ['Başvuru yapın', '/magaza-basvuru'],
  ),
  blocks: [
    h('Adımlar'),
    steps(
      ['Başvuru', 'Okul müdürlüğü, mağaza başvuru formunu doldurur.'],
      ['Görüşme', 'Ekibimiz başvuru numaranızla size ulaşır; belgeleri ve koşulları birlikte belirleriz.'],
      ['Ürünler', 'Mağazanız açılınca ürünlerinizi, fotoğraf ve ölçüleriyle eklersiniz.'],
    ),
    faq(
      [
        'Üretim kapasitemiz düşük, sorun olur mu?',
        'Hayır. Stok kadar satış açılır, stok bitince ürün sayfası “Tükendi” gösterir.',
      ],
      ['Koşullar nerede yazar?', 'Satıcılara tanınan koşullar, başvurudan sonra imzalanan sözleşmede yer alır.'],
    ),
    action('Okulunuzla tanışmak isteriz.', 'Başvuru formu', '/magaza-basvuru'),
  ],
}
