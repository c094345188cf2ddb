import type { SeedPage } from '../seed-page.ts'
import { h, p, ul } from '../write.ts'

export const marketingMessages: SeedPage = {
  path: '/sayfa/ticari-elektronik-ileti.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'Ticari Elektronik İleti İzni',
  summary: 'Kampanya e-postası, SMS ve arama izinlerinin kapsamı ve geri alınması.',
  blocks: [
    p(
      'Kampanya ve tanıtım iletileri yalnızca **önceden verdiğiniz onayla** gönderilir. Onay, üyelik sözleşmesinden ayrıdır ve her kanal için ayrı sorulur.',
    ),
    h('1. Kanallar'),
    ul(
      '**E-posta:** Haftada en fazla iki ileti.',
      '**SMS:** Ayda en fazla dört ileti.',
      '**Arama:** Yalnızca siz isterseniz; ayda en fazla bir.',
    ),
    h('2. Onay gerekmeyen bildirimler'),
    p(
      'Sipariş, teslimat, iade, ödeme, güvenlik ve sözleşme değişikliği bildirimleri ticari ileti sayılmaz; hizmetin parçası olarak gönderilir.',
    ),
    h('3. Onayı geri alma'),
    ul(
      'Her e-postadaki **Listeden çık** bağlantısı',
      'SMS’te yazan numaraya ücretsiz RET yanıtı',
      '[Kişisel Bilgiler](/my/bilgi) sayfasındaki izinler',
      'İleti Yönetim Sistemi üzerinden',
    ),
    p('Ret bildiriminiz en geç **3 iş günü** içinde uygulanır; gerekçe istenmez.'),
    h('4. Kayıt'),
    p('Onay ve ret kayıtlarınız, onayın geçerliliği sona erdikten sonra 3 yıl saklanır.'),
  ],
}
