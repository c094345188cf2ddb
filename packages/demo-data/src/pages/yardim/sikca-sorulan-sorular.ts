import type { SeedPage } from '../seed-page.ts'
import { action, h, p, tiles } from '../write.ts'

/** The help centre: topics and answers come from the pages of kind `help`. */
export const helpCentre: SeedPage = {
  path: '/sayfa/sikca-sorulan-sorular.html',
  section: 'yardim',
  kind: 'page',
  title: 'Sıkça Sorulan Sorular',
  summary: 'Sipariş, teslimat, iade, ödeme ve üyelik hakkında merak edilenler, konularına göre yanıtlarıyla.',
  blocks: [
    h('Yanıtı burada bulamadınız mı?'),
    p(
      'Müşteri hizmetlerine telefonla ve e-posta ile ulaşabilirsiniz. Sipariş numaranız elinizin altındaysa daha hızlı yardımcı oluruz.',
    ),
    tiles(
      ['phone', '{phone}', '{supportHours}', 'tel:{phoneDigits}'],
      ['envelope', '{email}', 'En geç bir iş günü içinde yanıt', 'mailto:{email}'],
      ['map-pin', 'Şubeler', 'Yüz yüze teslim ve iade noktaları', '/sayfa/subeler.html'],
    ),
    action('Şirket bilgileri ve tüm adresler iletişim sayfasında.', 'İletişim', '/sayfa/iletisim.html'),
  ],
}
