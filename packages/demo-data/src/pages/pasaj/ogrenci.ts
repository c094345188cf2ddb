import type { SeedPage } from '../seed-page.ts'
import { h, hero, p, products, ul } from '../write.ts'

export const students: SeedPage = {
  path: '/static/meb-pasaj/ogrenci',
  section: 'pasaj',
  kind: 'landing',
  title: 'Öğrencilere Özel',
  summary: 'Okul çantasından sınav kitabına, öğrenciler için seçilmiş ürünler.',
  hero: hero(
    'plum',
    'scene.books',
    ['Öğrencilere özel', 'Çantada ne varsa burada', 'Defter, kalem, çanta ve sınav kitapları bir arada.'],
    ['Sınav kitapları', '/arama/sinav-kitaplari'],
  ),
  blocks: [
    products('Okul çantaları', 'okul-cantasi'),
    products('Defterler', 'defter'),
    products('Sınav kitapları', 'sinav-kitaplari'),
    h('Alışveriş ederken'),
    ul(
      'Çantanın boş ağırlığı, dolu çanta öğrencinin kilosunun onda birini geçmeyecek biçimde seçilmelidir.',
      'Kitabın baskı yılı, sınav yılıyla aynı olmalıdır; yazmıyorsa **Mağazaya sor** ile öğrenin.',
      '18 yaşından küçüklerin siparişini velisi verir.',
    ),
    p('Sınıfça alışveriş için ürün sayfasındaki toptan talep formunu kullanabilirsiniz.'),
  ],
}
