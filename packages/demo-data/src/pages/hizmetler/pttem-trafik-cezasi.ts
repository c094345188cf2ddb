import type { SeedPage } from '../seed-page.ts'
import { action, h, note, p, steps, table } from '../write.ts'

export const pttemTrafficFine: SeedPage = {
  path: '/pttem/trafik_cezasi',
  section: 'hizmetler',
  kind: 'page',
  title: 'Trafik Cezası Ödeme Adımları',
  summary: 'Trafik cezası nerede ödenir, erken ödeme indirimi nasıl hesaplanır?',
  blocks: [
    p(
      'Trafik cezası resmî ödeme sayfasında ödenir; erken ödeme indirimi orada düşülür. Pttem Kart bakiyesi sitemizdeki alışverişlerde geçer; ceza ödemesinde kullanılmaz.',
    ),
    h('Adımlar'),
    steps(
      ['Cezayı bulun', 'Plaka, belge ya da kimlik numarasıyla sorgulayın.'],
      ['Ödeyin', 'Banka kartı ya da kredi kartınızla onaylayın.'],
      ['Dekontu saklayın', 'Dekont, ödemenin kanıtıdır.'],
    ),
    action('Ödeme, resmî sayfada ve yeni sekmede açılır.', 'Ceza ödemeye git', '{trafficFineUrl}'),
    h('Örnek hesap'),
    table(
      'Bir ay içinde ödenen ceza',
      ['Ceza tutarı', 'İndirim (%25)', 'Ödenecek'],
      ['1.000,00 TL', '250,00 TL', '750,00 TL'],
      ['2.400,00 TL', '600,00 TL', '1.800,00 TL'],
    ),
    note('Tutarlar örnektir; güncel ceza tutarlarını sorgu ekranı gösterir.'),
    action('İtiraz ve süreler hakkında bilgi:', 'Trafik cezası ödeme', '/sayfa/trafik-cezasi-odeme.html'),
  ],
}
