import type { SeedPage } from '../seed-page.ts'
import { action, h, note, p, steps, tiles } from '../write.ts'

export const pttemVehicleTax: SeedPage = {
  path: '/pttem/mtv',
  section: 'hizmetler',
  kind: 'page',
  title: 'Pttem ile MTV Ödeme',
  summary: 'Motorlu taşıtlar vergisini Pttem Kart ile ödemenin adımları ve koşulları.',
  blocks: [
    p('Pttem Kart sahipleri motorlu taşıtlar vergisini kart bakiyesinden, ek hizmet bedeli olmadan öder.'),
    h('Adımlar'),
    steps(
      ['Giriş yapın', 'Pttem Kart ile ödeme üyelere açıktır.'],
      ['Plakayı sorgulayın', 'Plaka ve kimlik numarasıyla ödenecek dönemi görün.'],
      ['Kartı seçin', '16 haneli kart numaranızı yazın; bakiye ve sınır ekranda görünür.'],
      ['Onaylayın', 'Telefonunuza gelen kodla onaylayın, dekont e-postanıza gelsin.'],
    ),
    note('Bakiye yetmezse işlem yapılmaz; bir bölümü karttan, bir bölümü başka yöntemle ödenemez.'),
    h('İlgili sayfalar'),
    tiles(
      ['bank', 'MTV ödeme', 'Dönemler, gecikme zammı, dekont', '/sayfa/mtv-odeme.html'],
      ['question', 'MTV soruları', 'Sık sorulanlar', '/static/mtv-sss'],
      ['ticket', 'Trafik cezası', 'Pttem ile ödeme', '/pttem/trafik_cezasi'],
    ),
    action('Kartınız yok mu?', 'Pttem Kart', '/pttem-kart'),
  ],
}
