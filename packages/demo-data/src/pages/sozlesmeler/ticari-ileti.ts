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
      'Kampanya ve tanıtım iletileri yalnızca **önceden verdiğiniz onayla** gönderilir. Onay, üyelik sözleşmesinden ayrıdır; e-posta için bir, SMS ve arama için bir kutuyla sorulur ve hiçbiri işaretli gelmez.',
    ),
    h('1. Kanallar'),
    ul('**E-posta:** Kampanya ve fırsat duyuruları.', '**SMS ve arama:** Kısa kampanya bilgileri.'),
    h('2. Onay gerekmeyen bildirimler'),
    p(
      'Sipariş, teslimat, iade, ödeme, güvenlik ve sözleşme değişikliği bildirimleri ticari ileti sayılmaz; hizmetin parçası olarak gönderilir.',
    ),
    h('3. Onayı geri alma'),
    ul('[Kişisel Bilgiler](/my/bilgi) sayfasındaki izinler', 'İleti Yönetim Sistemi üzerinden'),
    p('Kişisel Bilgiler sayfasında kaldırdığınız izin **hemen** sona erer; gerekçe istenmez.'),
    h('4. Kayıt'),
    p('Onay ve ret kayıtlarınız, onayın geçerliliği sona erdikten sonra 3 yıl saklanır.'),
  ],
}
