import type { SeedPage } from '../seed-page.ts'
import { action, h, note, p, steps, table } from '../write.ts'

export const pttemTrafficFine: SeedPage = {
  path: '/pttem/trafik_cezasi',
  section: 'hizmetler',
  kind: 'page',
  title: 'Pttem ile Trafik Cezası Ödeme',
  summary: 'Trafik cezasını erken ödeme indirimiyle Pttem Kart’tan ödemenin adımları.',
  blocks: [
    p('Erken ödeme indirimi, Pttem Kart ile ödemede de otomatik olarak uygulanır.'),
    h('Adımlar'),
    steps(
      ['Cezayı bulun', 'Plaka, belge ya da kimlik numarasıyla sorgulayın.'],
      ['Kart numaranızı yazın', 'Numara 16 hanelidir; boşluklarla da yazabilirsiniz.'],
      ['Kodla onaylayın', 'Ödeme bakiyenizden düşer, dekont e-posta ile gelir.'],
    ),
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
