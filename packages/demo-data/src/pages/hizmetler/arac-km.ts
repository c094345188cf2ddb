import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, note, p, table, ul } from '../write.ts'

export const mileage: SeedPage = {
  path: '/sayfa/arac-km-sorgulama.html',
  section: 'hizmetler',
  kind: 'page',
  title: 'Kilometre ve Hasar Sorgulama',
  summary: 'İkinci el araç almadan önce kilometre geçmişini ve hasar kayıtlarını öğrenmenin yolu.',
  blocks: [
    p(
      'Aracın kilometre geçmişi ve hasar kayıtları resmî sorgu sayfalarında tutulur; sorgu sitemizde yapılmaz. Aşağıda sorgunun yerini ve raporda neye bakacağınızı bulacaksınız.',
    ),
    h('Kilometre sorgulama'),
    p(
      'Plaka ya da 17 haneli şasi numarası (VIN) ile sorgulanır. Muayene kayıtlarındaki kilometreler tarih sırasıyla artmalıdır; sıra bozulmuşsa satıcıya nedenini sorun.',
    ),
    action('Sorgu, resmî sayfada ve yeni sekmede açılır.', 'Kilometre sorgulamaya git', '{mileageUrl}'),
    h('Hasar sorgulama'),
    p(
      'Kaza tarihi, tutarı ve varsa ağır hasar bilgisi sigorta kayıtlarından listelenir. Sigortaya bildirilmemiş onarımlar raporda **görünmez**.',
    ),
    action('Sorgu, resmî sayfada ve yeni sekmede açılır.', 'Hasar sorgulamaya git', '{damageUrl}'),
    h('Şasi numarası nerede yazar?'),
    ul('Ruhsatta “şase no” satırında', 'Ön camın sol alt köşesinde', 'Sürücü kapısı direğindeki etikette'),
    note(
      'Şasi numarası 17 karakterdir; I, O ve Q harflerini içermez. Bu harfleri görüyorsanız 1 ve 0 olarak yeniden bakın.',
    ),
    h('Rapor neyi gösterir?'),
    table(
      'Kayıt kaynakları',
      ['Bilgi', 'Kaynak', 'Sıklık'],
      ['Kilometre', 'Muayene ve servis kayıtları', 'Yılda 1–2'],
      ['Hasar', 'Sigorta kayıtları', 'Her kazada'],
      ['Kullanım türü', 'Tescil kayıtları', 'Değiştikçe'],
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Rapor ekspertizin yerini tutar mı?',
        'Hayır. Rapor geçmişi, ekspertiz bugünkü durumu gösterir; ikisini birlikte değerlendirin.',
      ],
      ['Kayıt bulunamadı ne demek?', 'Araç yeni olabilir ya da kaydı tutulmamıştır.'],
      ['Aracın sahibi sorguladığımı görür mü?', 'Hayır, sorguladığınız araç sahibine bildirilmez.'],
    ),
    action('Aracınız için yağ, lastik ve akü mü arıyorsunuz?', 'Otomobil ürünleri', '/otomobil-motosiklet'),
  ],
}
