import type { SeedPage } from '../seed-page.ts'
import { h, hero, products, ul } from '../write.ts'

export const teachers: SeedPage = {
  path: '/static/meb-pasaj/ogretmen',
  section: 'pasaj',
  kind: 'landing',
  title: 'Öğretmenlere Özel',
  summary: 'Bilgisayar, yazıcı ve kitapta öğretmenler için seçilmiş ürünler.',
  hero: hero(
    'plum',
    'scene.computers',
    ['Öğretmenlere özel', 'Ders hazırlığına destek', 'Dizüstü bilgisayar, yazıcı ve kitaplar bir arada.'],
    ['Bilgisayarlara bak', '/arama/dizustu-bilgisayar'],
  ),
  blocks: [
    products('Dizüstü bilgisayarlar', 'dizustu-bilgisayar'),
    products('Yazıcılar', 'yazici'),
    products('Kitaplar', 'kitap'),
    h('Alışveriş ederken'),
    ul(
      'Bilgisayarın özellikleri ürün bilgilerinde yazar; bulamadığınızı **Mağazaya sor** ile öğrenin.',
      'Okul adına alımda adres adımında “Kurumsal fatura istiyorum” kutusunu işaretleyin.',
      'Çok sayıda ürün için ürün sayfasındaki toptan talep formuyla mağazadan fiyat isteyin.',
    ),
  ],
}
