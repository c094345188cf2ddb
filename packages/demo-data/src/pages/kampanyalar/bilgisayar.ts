import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, hero, products, table } from '../write.ts'

export const computers: SeedPage = {
  path: '/static/bilgisayar',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Bilgisayar Rehberi',
  summary: 'Dizüstü, masaüstü ve tablet seçimi; monitör, klavye ve yazıcılar.',
  hero: hero(
    'mint',
    'scene.computers',
    ['Bilgisayar', 'İşe, derse, oyuna', 'İşlemci adlarında kaybolmadan doğru bilgisayarı seçin.'],
    ['Dizüstülere bak', '/arama/dizustu-bilgisayar'],
    'Bilgisayarda en fazla 12 taksit yapılır.',
  ),
  blocks: [
    products('Dizüstü bilgisayarlar', 'dizustu-bilgisayar'),
    h('Ne kadar bilgisayar gerekir?'),
    table(
      'Kullanıma göre başlangıç noktası',
      ['Kullanım', 'Bellek', 'Depolama', 'Ekran kartı'],
      ['Ders, internet, ofis', '8 GB', '256 GB SSD', 'Tümleşik'],
      ['Fotoğraf düzenleme', '16 GB', '512 GB SSD', 'Tümleşik ya da harici'],
      ['Oyun', '16 GB', '1 TB SSD', 'Harici'],
      ['Yazılım geliştirme', '32 GB', '1 TB SSD', 'Tümleşik'],
    ),
    faq(
      [
        'İşletim sistemi yüklü mü?',
        'Ürün bilgilerine bakın; yazmıyorsa **Mağazaya sor** ile öğrenin. “FreeDOS” yazan üründe işletim sistemi yoktur.',
      ],
      ['Klavye Türkçe mi?', 'Ürün bilgilerinde yazmıyorsa **Mağazaya sor** ile öğrenebilirsiniz.'],
      [
        'Belleği sonradan artırabilir miyim?',
        'Çoğu masaüstünde evet; ince dizüstülerde bellek karta lehimlidir. Mağazaya sorabilirsiniz.',
      ],
    ),
    products('Monitörler', 'monitor'),
    products('Klavye ve fareler', 'klavye-ve-fare'),
    products('Tabletler', 'tablet'),
    action(
      'Öğretmen misiniz? Sizin için seçtiğimiz ürünlere bakın.',
      'Öğretmenlere özel',
      '/static/meb-pasaj/ogretmen',
    ),
  ],
}
