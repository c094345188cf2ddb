import type { SeedPage } from '../seed-page.ts'
import { faq, h, hero, p, products, steps } from '../write.ts'

export const teachers: SeedPage = {
  path: '/static/meb-pasaj/ogretmen',
  section: 'pasaj',
  kind: 'landing',
  title: 'Öğretmenlere Özel',
  summary: 'Bilgisayar, kitap ve kırtasiyede öğretmenlere özel fiyatlar ve doğrulama adımları.',
  hero: hero(
    'plum',
    'scene.computers',
    ['Öğretmenlere özel', 'Ders hazırlığına destek', 'Dizüstü bilgisayar, yazıcı ve kitaplarda öğretmen fiyatları.'],
    ['Bilgisayarlara bak', '/arama/dizustu-bilgisayar'],
  ),
  blocks: [
    products('Dizüstü bilgisayarlar', 'dizustu-bilgisayar'),
    products('Yazıcılar', 'yazici'),
    products('Kitaplar', 'kitap'),
    h('Nasıl yararlanılır?'),
    steps(
      ['Giriş yapın', 'Üyeliğiniz yoksa [üye olun](/uye-ol).'],
      ['Kurum e-postanızı doğrulayın', 'Adresinize gelen kodu yazın; belge yüklemeniz gerekmez.'],
      ['Fiyatları görün', 'Uygun ürünlerde öğretmen fiyatı sepette kendiliğinden uygulanır.'],
    ),
    p('Doğrulama bir yıl geçerlidir ve yalnızca bu amaçla kullanılır.'),
    faq(
      [
        'Emekli öğretmenler yararlanabilir mi?',
        'Evet, emekli kimlik kartıyla müşteri hizmetlerine yazmanız yeterlidir.',
      ],
      ['Başkası adına alabilir miyim?', 'Fatura, doğrulanan öğretmenin adına kesilir.'],
    ),
  ],
}
