import type { SeedPage } from '../seed-page.ts'
import { action, h, note, p, steps, table } from '../write.ts'

export const vehicleTaxPayment: SeedPage = {
  path: '/sayfa/mtv-odeme.html',
  section: 'hizmetler',
  kind: 'page',
  title: 'MTV Ödeme',
  summary: 'Motorlu taşıtlar vergisinin zamanı, resmî ödeme sayfası, gecikme ve dekont.',
  blocks: [
    p(
      'Motorlu taşıtlar vergisi (MTV), taşıtın tescilli sahibinden yılda iki eşit bölümde alınır. Ödeme resmî sayfada yapılır; sitemiz vergi tahsil etmez.',
    ),
    h('Ne zaman ödenir?'),
    table(
      'Yıllık ödeme dönemleri',
      ['Bölüm', 'Dönem', 'Son gün tatile gelirse'],
      ['Birinci', '1–31 Ocak', 'İlk iş gününe uzar'],
      ['İkinci', '1–31 Temmuz', 'İlk iş gününe uzar'],
    ),
    h('Nasıl ödenir?'),
    action('Ödeme, resmî sayfada ve yeni sekmede açılır.', 'MTV ödemeye git', '{vehicleTaxUrl}'),
    steps(
      ['Plakayı yazın', 'Plaka ile birlikte T.C. kimlik ya da vergi numarası istenir.'],
      ['Borcu görün', 'Ödenmemiş dönemler ve varsa gecikme zammı ayrı ayrı listelenir.'],
      ['Dönemi seçip ödeyin', 'Ödeyeceğiniz dönemi seçip kartınızla onaylayın.'],
      ['Dekontu saklayın', 'Dekont, ödemenin kanıtıdır.'],
    ),
    note('Adres çubuğunda resmî sayfada olduğunuzu kontrol etmeden kart bilgisi yazmayın.'),
    h('Gecikme olursa'),
    p(
      'Süresinde ödenmeyen vergiye her ay için yasal gecikme zammı uygulanır. Borcu bulunan taşıtın satışı ve muayenesi yapılamaz.',
    ),
    action('Merak ettikleriniz için hazırladığımız sorular ve yanıtlar:', 'MTV hakkında sorular', '/static/mtv-sss'),
  ],
}
