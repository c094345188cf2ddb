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
      'Aracın kilometresinin düşürülüp düşürülmediğini ve geçmiş hasarlarını, satın almadan önce birkaç dakikada öğrenebilirsiniz.',
    ),
    h('Kilometre sorgulama'),
    p(
      'Plaka ya da 17 haneli şasi numarası (VIN) ile sorgulanır. Rapor; muayene, bakım ve sigorta kayıtlarındaki kilometreleri tarih sırasıyla listeler ve sıra bozulmuşsa uyarır.',
    ),
    h('Hasar sorgulama'),
    p(
      'Kaza tarihi, tutarı, değişen parça kayıtları ve varsa ağır hasar bilgisi listelenir. Sigortaya bildirilmemiş onarımlar raporda **görünmez**.',
    ),
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
      ['Kayıt bulunamadı ne demek?', 'Araç yeni olabilir ya da servis kaydı tutulmamıştır. Bu durumda ücret alınmaz.'],
      ['Aracın sahibi sorguladığımı görür mü?', 'Hayır. Raporda da araç sahibinin kişisel bilgisi yer almaz.'],
    ),
    action('Aracınız için yağ, lastik ve akü mü arıyorsunuz?', 'Otomobil ürünleri', '/otomobil-motosiklet'),
  ],
}
