import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, hero, products, steps, table } from '../write.ts'

export const educationInstitutes: SeedPage = {
  path: '/static/egitim-kurumlari',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Eğitim Kurumları',
  summary: 'Okul, kurs ve üniversiteler için toplu alım ve kurumsal fatura.',
  hero: hero(
    'petrol',
    'scene.books',
    [
      'Eğitim kurumları',
      'Sınıfın ihtiyacı tek siparişte',
      'Kitap, bilgisayar ve mobilyada toplu alım için teklif alın.',
    ],
    ['Kitaplara bak', '/arama/kitap'],
  ),
  blocks: [
    h('Toplu alım nasıl yapılır?'),
    steps(
      ['Ürünü seçin', 'Ürün sayfasındaki **Toptan al** butonuna tıklayın, adedi yazın.'],
      ['Teklif alın', 'Talebinizi mağazayla görüşür, yanıtı e-posta ile göndeririz.'],
      ['Sipariş verin', 'Fatura için adres adımında **Kurumsal fatura istiyorum** kutusunu işaretleyin.'],
    ),
    table(
      'Kurum alışverişinde',
      ['Konu', 'Nasıl?'],
      ['Fatura', 'Kurum unvanı ve vergi numarasıyla'],
      ['Ödeme', 'Havale ile 3 gün'],
      ['İade', '14 gün içinde ücretsiz'],
    ),
    products('Ders ve sınav kitapları', 'sinav-kitaplari'),
    products('Masaüstü bilgisayarlar', 'masaustu-bilgisayar'),
    products('Ofis', 'ofis'),
    h('Sık sorulanlar'),
    faq(
      [
        'Devlet okulları nasıl ödeme yapar?',
        'Mal müdürlüğü ya da okul aile birliği hesabından havale ile; açıklamaya sipariş numarası yazılır.',
      ],
      ['En az kaç adet?', 'Toptan talep 10 adetten başlar.'],
    ),
    action('Okul alışverişini tek sayfada yapmak ister misiniz?', 'MEB Pasaj', '/static/meb-pasaj'),
  ],
}
