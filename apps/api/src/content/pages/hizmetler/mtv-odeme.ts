import type { SeedPage } from '../seed-page.ts'
import { action, h, note, p, steps, table } from '../write.ts'

export const vehicleTaxPayment: SeedPage = {
  path: '/sayfa/mtv-odeme.html',
  section: 'hizmetler',
  kind: 'page',
  title: 'MTV Ödeme',
  summary: 'Motorlu taşıtlar vergisini plakayla sorgulama, ödeme zamanı, gecikme ve dekont.',
  blocks: [
    p(
      'Motorlu taşıtlar vergisi (MTV), taşıtın tescilli sahibinden yılda iki eşit bölümde alınır. Ödeme için üye olmanız gerekmez.',
    ),
    h('Ne zaman ödenir?'),
    table(
      'Yıllık ödeme dönemleri',
      ['Bölüm', 'Dönem', 'Son gün tatile gelirse'],
      ['Birinci', '1–31 Ocak', 'İlk iş gününe uzar'],
      ['İkinci', '1–31 Temmuz', 'İlk iş gününe uzar'],
    ),
    h('Nasıl ödenir?'),
    steps(
      ['Plakayı yazın', 'Plaka ile birlikte T.C. kimlik ya da vergi numarası istenir.'],
      ['Borcu görün', 'Ödenmemiş dönemler ve varsa gecikme zammı ayrı ayrı listelenir.'],
      ['Dönemi seçip ödeyin', 'Kartınızla ya da hesabınızdan; sonuç hemen işlenir.'],
      ['Dekontu alın', 'Dekont e-posta ile gelir; vergi dairesi kaydına en geç bir iş gününde yansır.'],
    ),
    note('Vergi tutarına ek hizmet bedeli alınırsa, onaydan önce ayrı satırda gösterilir.'),
    h('Gecikme olursa'),
    p(
      'Süresinde ödenmeyen vergiye her ay için yasal gecikme zammı uygulanır. Borcu bulunan taşıtın satışı ve muayenesi yapılamaz.',
    ),
    action('Merak ettikleriniz için hazırladığımız sorular ve yanıtlar:', 'MTV hakkında sorular', '/static/mtv-sss'),
  ],
}
