import type { SeedPage } from '../seed-page.ts'
import { h, note, p, table, ul } from '../write.ts'

export const explicitConsent: SeedPage = {
  path: '/sayfa/acik-riza.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'Açık Rıza Metni',
  summary: 'Yalnızca onay verirseniz yapılacak veri işlemeleri ve onayınızı geri almanın yolu.',
  blocks: [
    note(
      'Açık rıza **isteğe bağlıdır**. Vermemeniz üye olmanıza, sipariş vermenize ya da iade etmenize engel değildir.',
    ),
    h('1. Neye rıza istenir?'),
    p('Rıza, sayfanın altında beliren çerez bildiriminde bir kez istenir ve aşağıdakilerin tümünü kapsar.'),
    table(
      'Kabul ederseniz yapılanlar',
      ['Konu', 'Ne yapılır?', 'Reddederseniz'],
      ['Öneri', 'Size ürün önerilir', 'Öneri gösterilmez'],
      ['Ölçüm', 'Sayfaların kullanımı istatistik için ölçülür', 'Ziyaretiniz ölçülmez'],
      ['Yeniden pazarlama', 'Baktığınız sayfanın adı reklam listelerine eklenir', 'Eklenmez'],
    ),
    h('2. Hangi veriler?'),
    ul(
      'Bastığınız bağlantılar ve sayfanın ne kadarını okuduğunuz',
      'Sepete eklediğiniz, çıkardığınız ve satın aldığınız ürünler',
      'Baktığınız sayfanın adı',
    ),
    p('Ad, adres, telefon, ödeme ve kimlik bilgileriniz bu amaçlarla **kullanılmaz**.'),
    h('3. Süre'),
    p('Rıza, siz geri alana kadar geçerlidir.'),
    h('4. Rızayı geri alma'),
    p(
      'Rızanızı verdiğiniz kadar kolay geri alırsınız: her sayfanın altındaki **Çerez tercihleri** bağlantısından. Geri alma, o ana kadarki işlemeyi hukuka aykırı kılmaz; sonrasında işleme hemen durur.',
    ),
    h('5. Rıza beyanı'),
    p(
      'Çerez bildirimindeki **Kabul et** butonuna tıkladığımda, [aydınlatma metnini](/sayfa/aydinlatma-metni.html) okuduğumu ve yukarıdaki amaçlarla verilerimin {legalName} tarafından işlenmesine **özgür irademle** onay verdiğimi kabul ederim.',
    ),
  ],
}
