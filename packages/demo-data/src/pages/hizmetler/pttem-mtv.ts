import type { SeedPage } from '../seed-page.ts'
import { action, h, p, steps, tiles } from '../write.ts'

export const pttemVehicleTax: SeedPage = {
  path: '/pttem/mtv',
  section: 'hizmetler',
  kind: 'page',
  title: 'MTV Ödeme Adımları',
  summary: 'Motorlu taşıtlar vergisi nerede ödenir, Pttem Kart nerede geçer?',
  blocks: [
    p(
      'Motorlu taşıtlar vergisi resmî ödeme sayfasında ödenir. Pttem Kart bakiyesi sitemizdeki alışverişlerde geçer; vergi ödemesinde kullanılmaz.',
    ),
    h('Adımlar'),
    steps(
      ['Resmî sayfayı açın', 'Aşağıdaki buton sayfayı yeni sekmede açar.'],
      ['Plakayı sorgulayın', 'Plaka ve kimlik numarasıyla ödenecek dönemi görün.'],
      ['Ödeyin', 'Banka kartı ya da kredi kartınızla onaylayın ve dekontu saklayın.'],
    ),
    action('Ödeme, resmî sayfada ve yeni sekmede açılır.', 'MTV ödemeye git', '{vehicleTaxUrl}'),
    h('İlgili sayfalar'),
    tiles(
      ['bank', 'MTV ödeme', 'Dönemler, gecikme zammı, dekont', '/sayfa/mtv-odeme.html'],
      ['question', 'MTV soruları', 'Sık sorulanlar', '/static/mtv-sss'],
      ['ticket', 'Trafik cezası', 'Ödeme adımları', '/pttem/trafik_cezasi'],
    ),
    action('Kartınız yok mu?', 'Pttem Kart', '/pttem-kart'),
  ],
}
