import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, hero, p, products, stamps, ul } from '../write.ts'

export const schoolPassage: SeedPage = {
  path: '/static/meb-pasaj',
  section: 'pasaj',
  kind: 'landing',
  title: 'MEB Pasaj',
  summary: 'Meslek liselerinin ürettikleri ile öğretmen ve öğrencilere özel fiyatlar aynı çatı altında.',
  hero: hero(
    'plum',
    'scene.school',
    [
      'MEB Pasaj',
      'Atölyeden, doğrudan size',
      'Meslek liselerinin ürettiği mobilya, tekstil ve kırtasiye; geliri okula ve öğrenciye döner.',
    ],
    ['Ürünlere bak', '/arama/kirtasiye'],
  ),
  blocks: [
    stamps(
      ['backpack.blush.natural.front', 'Okul çantası', 'Tekstil atölyesinden', '/arama/okul-cantasi'],
      ['chair.sage.natural.front', 'Sandalye', 'Mobilya atölyesinden', '/arama/sandalye'],
      ['notebook.sky.natural.front', 'Defter', 'Matbaa bölümünden', '/arama/defter'],
      ['teddy-bear.sand.natural.front', 'Peluş ayı', 'Oyuncak atölyesinden', '/arama/pelus-oyuncak'],
    ),
    products('Kırtasiye', 'kirtasiye'),
    products('Mobilya', 'mobilya'),
    h('Nasıl işliyor?'),
    ul(
      'Ürünler, okulların döner sermaye atölyelerinde öğrenciler ve ustaları tarafından yapılır.',
      'Gelir; malzemeye, öğrenci payına ve okulun atölyesine ayrılır.',
      'Her ürün, okulun kalite denetiminden geçer ve iki yıl garanti verilir.',
    ),
    faq(
      [
        'Kimler alışveriş yapabilir?',
        'Herkes. Öğretmen ve öğrencilere özel fiyatlar için [öğretmenlere](/static/meb-pasaj/ogretmen) ve [öğrencilere](/static/meb-pasaj/ogrenci) özel sayfalara bakın.',
      ],
      [
        'Özel ölçü yaptırabilir miyim?',
        'Mobilyada evet: ürün sayfasından okula soru sorun. Özel ölçü ürünlerde cayma hakkı yoktur.',
      ],
    ),
    p('Okulunuzun ürünlerini satmak istiyorsanız aşağıdaki sayfadan başlayın.'),
    action('Okullar için bilgiler', 'Okulunuzu ekleyin', '/static/meb-pasaj/okul'),
  ],
}
