import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, hero, p, products, steps, table } from '../write.ts'

export const deviceBuyBack: SeedPage = {
  path: '/static/cihaz-satis',
  section: 'hizmetler',
  kind: 'landing',
  title: 'Cihaz Satışı',
  summary: 'Eski telefon, tablet ya da saatinize teklif alın, ücretsiz gönderin, incelemeden sonra ödemenizi alın.',
  hero: hero(
    'mint',
    'scene.buy-back',
    [
      'Cihaz geri alım',
      'Eski telefonunuz para etsin',
      'Modelini ve durumunu seçin, teklifi hemen görün. Gönderim ücretsiz, fiyat sürprizsiz.',
    ],
    ['Teklif al', '/cihaz-satis'],
    'Teklif 7 gün geçerlidir.',
  ),
  blocks: [
    h('Nasıl çalışır?'),
    steps(
      ['Cihazı tanıtın', 'Marka, model ve hafızayı seçin; ekran, kasa ve pil hakkındaki soruları yanıtlayın.'],
      ['Teklifi görün', 'Tutar, yanıtlarınıza göre o anda hesaplanır ve 7 gün değişmez.'],
      ['Ücretsiz gönderin', 'Size verilen kodla bir şubeye ya da Kargomat’a bırakın.'],
      ['Ödemeyi alın', 'İnceleme en fazla 3 gün sürer. Cihaz belirttiğiniz durumdaysa tutar hesabınıza yatırılır.'],
    ),
    h('İki program'),
    table(
      'Size uygun olanı seçin',
      ['', 'Garantili alım', 'Delta'],
      ['Cihaz', 'Telefon', 'Telefon, tablet, akıllı saat'],
      ['Ödeme', 'Banka hesabına', 'Banka hesabına'],
      ['İnceleme sonrası fark', 'Cihaz size ücretsiz geri gönderilir', 'Cihaz size ücretsiz geri gönderilir'],
      ['Kırık ekran', 'Kabul edilir', 'Kabul edilir'],
    ),
    h('Göndermeden önce'),
    p(
      'Verilerinizi yedekleyin, hesabınızdan çıkın, “cihazımı bul” özelliğini kapatın ve fabrika ayarlarına dönün. SIM ve hafıza kartlarını çıkarın.',
    ),
    faq(
      [
        'Faturası olmayan cihazı satabilir miyim?',
        'Evet, cihazın size ait olduğunu beyan etmeniz yeterlidir. Çalıntı ya da kayıt dışı cihazlar IMEI sorgusunda anlaşılır ve kabul edilmez.',
      ],
      [
        'Cihazım belirttiğim durumda değilse ne olur?',
        'Satış tamamlanmaz ve cihaz size ücretsiz geri gönderilir; durumunu yeniden belirterek başka bir teklif alabilirsiniz.',
      ],
      [
        'Satışımı nereden izlerim?',
        '[Cihaz Satışlarım](/my/cihaz-satislarim) sayfasından; üye değilseniz size gösterilen satış sayfasından.',
      ],
    ),
    products('Yenisine geçin', 'cep-telefonu'),
    action('Teklifinizi üye olmadan da görebilirsiniz.', 'Teklif al', '/cihaz-satis'),
  ],
}
