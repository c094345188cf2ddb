import type { SeedPage } from '../seed-page.ts'
import { faq, h, p, steps, table, ul } from '../write.ts'

export const pttemCard: SeedPage = {
  path: '/pttem-kart',
  section: 'hizmetler',
  kind: 'page',
  title: 'Pttem Kart',
  summary: 'Alışverişte kullanılan ön ödemeli kartın alınması, yüklenmesi ve sınırları.',
  blocks: [
    p(
      'Pttem Kart, banka hesabı gerektirmeyen ön ödemeli bir karttır. Şubeden alınır, bakiye yüklenir ve ödeme adımında 16 haneli numarasıyla kullanılır.',
    ),
    h('Neye yarar?'),
    ul(
      'Sitede kart limitinizi kullanmadan ödeme',
      'Harçlık ve bütçe kartı olarak kullanma',
      'İadelerin aynı karta dönmesi',
    ),
    h('Nasıl alınır ve yüklenir?'),
    steps(
      ['Şubeden alın', 'Kimliğinizle [şubelerden](/sayfa/subeler.html) birinden alırsınız; kart anında teslim edilir.'],
      ['Etkinleştirin', 'Gelen SMS’teki kodla kartı telefonunuza bağlayın.'],
      ['Bakiye yükleyin', 'Şubeden nakit ya da havale ile. Yükleme ücretsizdir.'],
    ),
    h('Sınırlar'),
    table(
      'Kart türüne göre',
      ['', 'Kimlik doğrulanmamış', 'Kimlik doğrulanmış'],
      ['En yüksek bakiye', '2.750,00 TL', '100.000,00 TL'],
      ['Aylık yükleme', '2.750,00 TL', '100.000,00 TL'],
      ['Nakit çekme', 'Yok', 'Var'],
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Ödeme adımında nasıl kullanırım?',
        '**Pttem Kart** seçeneğinde numarayı yazın. Numara 8 ile başlar ve 16 hanedir; bakiye yetiyorsa telefonunuza gelen kodla ödersiniz.',
      ],
      ['Kartım kayboldu, ne yapmalıyım?', '{phone} numaralı hattan hemen kapattırın. Bakiyeniz yeni karta aktarılır.'],
      ['Bakiyemi geri alabilir miyim?', 'Evet, kimliğinizle şubeden dilediğiniz zaman.'],
      ['Taksit yapılabilir mi?', 'Hayır, kart bakiyesi kadar tek çekim ödeme yapılır.'],
    ),
  ],
}
