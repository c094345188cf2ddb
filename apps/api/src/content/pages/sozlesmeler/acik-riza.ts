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
    table(
      'Her kutu ayrı ayrı işaretlenir',
      ['Konu', 'Ne yapılır?', 'Onay vermezseniz'],
      ['Kişiselleştirme', 'Alışveriş geçmişinize göre ürün önerilir', 'Öneriler herkes için aynı olur'],
      ['Ölçüm', 'Sayfaların kullanımı istatistik için ölçülür', 'Ziyaretiniz ölçülmez'],
      ['Yeniden pazarlama', 'Baktığınız ürünler başka sitelerdeki reklamlarda gösterilebilir', 'Gösterilmez'],
    ),
    h('2. Hangi veriler?'),
    ul(
      'Sipariş ve favori geçmişi',
      'Görüntülenen sayfa ve ürünler',
      'Çerezle tutulan ziyaretçi kimliği',
      'Cihaz ve tarayıcı türü',
    ),
    p('Ad, adres, telefon, ödeme ve kimlik bilgileriniz bu amaçlarla **kullanılmaz**.'),
    h('3. Süre'),
    p('Rıza, geri alınana kadar ve her durumda en fazla 2 yıl geçerlidir; süre sonunda yeniden sorulur.'),
    h('4. Rızayı geri alma'),
    p(
      'Rızanızı verdiğiniz kadar kolay geri alırsınız: [çerez politikası](/sayfa/cerez-politikasi.html) ya da [Kişisel Bilgiler](/my/bilgi) sayfasından. Geri alma, o ana kadarki işlemeyi hukuka aykırı kılmaz; sonrasında işleme hemen durur.',
    ),
    h('5. Rıza beyanı'),
    p(
      'İlgili kutuyu işaretlediğimde, [aydınlatma metnini](/sayfa/aydinlatma-metni.html) okuduğumu ve yukarıda seçtiğim amaçlarla verilerimin {legalName} tarafından işlenmesine **özgür irademle** onay verdiğimi kabul ederim.',
    ),
  ],
}
