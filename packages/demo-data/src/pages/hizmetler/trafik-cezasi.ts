import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, p, steps, table, warn } from '../write.ts'

export const trafficFinePayment: SeedPage = {
  path: '/sayfa/trafik-cezasi-odeme.html',
  section: 'hizmetler',
  kind: 'page',
  title: 'Trafik Cezası Ödeme',
  summary: 'Trafik cezasını sorgulama, erken ödeme indirimi, itiraz süresi ve dekont.',
  blocks: [
    p(
      'Trafik idari para cezaları plakayla ya da sürücünün kimlik numarasıyla sorgulanır. Sorgu ve ödeme resmî sayfada yapılır; sitemiz ceza tahsil etmez. Ödeme yapmak, cezaya itiraz hakkınızı ortadan kaldırmaz.',
    ),
    h('Süreler'),
    table(
      'Tebliğden itibaren',
      ['Süre', 'Ne olur?'],
      ['1 ay içinde ödeme', 'Ceza %25 indirimli ödenir'],
      ['15 gün içinde itiraz', 'Sulh ceza hâkimliğine başvurulabilir'],
      ['1 ay sonra', 'İndirim kalkar; ödenmeyen ceza vergi dairesince takip edilir ve aylık %5 faiz işler'],
    ),
    h('Nasıl ödenir?'),
    action('Sorgu ve ödeme, resmî sayfada ve yeni sekmede açılır.', 'Ceza sorgulamaya git', '{trafficFineUrl}'),
    steps(
      ['Sorgulayın', 'Plaka ve belge numarası ya da kimlik numarası ile.'],
      ['Cezayı seçin', 'Tarih, yer ve madde numarasını görürsünüz. Birden çok cezayı tek ödemede seçebilirsiniz.'],
      ['Ödeyin', 'Erken ödeme indirimi otomatik olarak düşülür.'],
    ),
    warn(
      'Ceza bildirimi gibi görünen SMS’lerdeki bağlantılara girmeyin. Sorguyu her zaman adresi kendiniz yazarak yapın.',
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Ceza bana ait değil, ne yapmalıyım?',
        'Ödemeden önce tebliğden itibaren 15 gün içinde sulh ceza hâkimliğine itiraz edin. İtiraz ödemeyi durdurmaz; haklı bulunursanız tutar iade edilir.',
      ],
      [
        'Taksitle ödeyebilir miyim?',
        'Yasada öngörülen sürede ilgili vergi dairesine başvurarak taksitlendirme isteyebilirsiniz; kartla ödemede taksit bankanıza bağlıdır.',
      ],
      [
        'Ödediğim ceza hâlâ görünüyor, neden?',
        'Kayıtların güncellenmesi üç iş gününü bulabilir. Dekontunuz ödemenin kanıtıdır.',
      ],
    ),
    action('Tüm işlemler tek sayfada:', 'İşlem rehberi', '/sayfa/islem-rehberi.html'),
  ],
}
