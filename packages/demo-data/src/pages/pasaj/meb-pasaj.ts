import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, hero, p, products, stamps, ul } from '../write.ts'

export const schoolPassage: SeedPage = {
  path: '/static/meb-pasaj',
  section: 'pasaj',
  kind: 'landing',
  title: 'MEB Pasaj',
  summary: 'Okula, öğretmene ve öğrenciye gerekenler bir arada.',
  hero: hero(
    'plum',
    'scene.school',
    [
      'MEB Pasaj',
      'Okulun ihtiyacı tek sayfada',
      'Kırtasiye, çanta, sandalye ve kitap; mağazalarımızdan okul alışverişi.',
    ],
    ['Ürünlere bak', '/arama/kirtasiye'],
  ),
  blocks: [
    stamps(
      ['backpack.blush.natural.front', 'Okul çantası', 'Sırt çantaları', '/arama/okul-cantasi'],
      ['chair.sage.natural.front', 'Sandalye', 'Çalışma masasına', '/arama/sandalye'],
      ['notebook.sky.natural.front', 'Defter', 'Çizgili, kareli, düz', '/arama/defter'],
      ['teddy-bear.sand.natural.front', 'Peluş ayı', 'Anasınıfına', '/arama/pelus-oyuncak'],
    ),
    products('Kırtasiye', 'kirtasiye'),
    products('Okul çantaları', 'okul-cantasi'),
    products('Sandalyeler', 'sandalye'),
    h('Nasıl işliyor?'),
    ul(
      'Bu sayfadaki ürünleri mağazalarımız satar; satıcının adı her ürünün sayfasında yazar.',
      'Kargo, iade ve garanti koşulları diğer alışverişlerinizle aynıdır.',
      'Meslek liselerinin döner sermaye işletmeleri de mağaza açabilir; ürünlerinde okulun adı satıcı olarak görünür.',
    ),
    faq(
      [
        'Kimler alışveriş yapabilir?',
        'Herkes. [Öğretmenlere](/static/meb-pasaj/ogretmen) ve [öğrencilere](/static/meb-pasaj/ogrenci) göre seçilmiş ürünler kendi sayfalarındadır.',
      ],
      ['Sınıfça alışveriş yapabilir miyim?', 'Evet, ürün sayfasındaki toptan talep formuyla mağazadan fiyat isteyin.'],
    ),
    p('Okulunuzun ürünlerini satmak istiyorsanız aşağıdaki sayfadan başlayın.'),
    action('Okullar için bilgiler', 'Okulunuzu ekleyin', '/static/meb-pasaj/okul'),
  ],
}
