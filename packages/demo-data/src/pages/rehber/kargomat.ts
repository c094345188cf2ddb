import type { SeedPage } from '../seed-page.ts'
import { faq, h, picture, p, steps, table } from '../write.ts'

export const parcelLocker: SeedPage = {
  path: '/sayfa/kargomat-ile-teslimat.html',
  section: 'rehber',
  kind: 'page',
  title: 'Kargomat ile Teslimat',
  summary: 'Paketinizi günün her saati, sıra beklemeden teslim dolabından alın ya da iadenizi bırakın.',
  blocks: [
    p(
      'Kargomat; marketlerin, istasyonların ve sitelerin önündeki teslim dolabıdır. Paketiniz sizi evde değil, yolunuzun üstünde bekler.',
    ),
    picture('scene.parcel', 'Teslim noktasına bırakılmış bir paket'),
    h('Teslim alma'),
    steps(
      [
        'Noktayı seçin',
        'Adres adımında **Kargomattan Teslim** seçeneğini işaretleyin, il ve ilçeye göre noktalardan birini seçin.',
      ],
      ['Kodu bekleyin', 'Paket dolaba konduğunda telefonunuza 6 haneli kod gelir.'],
      ['Kodu yazın', 'Ekrana kodu yazın; kapak açılır.'],
      ['Kapağı kapatın', 'Teslim kaydı o anda siparişinize işlenir.'],
    ),
    h('İade bırakma'),
    p(
      'İade kodunuzu ekrana yazın, ölçüye uygun boş kapak açılır. Ayrıntılar [iade prosedüründe](/sayfa/iade-proseduru.html).',
    ),
    h('Bilmeniz gerekenler'),
    table(
      'Sınırlar ve süreler',
      ['Konu', 'Kural'],
      ['Paket ölçüsü', 'En fazla 40 × 40 × 60 cm'],
      ['Ağırlık', 'En fazla 20 kg'],
      ['Bekleme süresi', '3 gün'],
      ['Çalışma saati', 'Açık alandakiler 7 gün 24 saat; kapalı alandakiler binanın saatinde'],
      ['Kapıda ödeme', 'Yapılamaz'],
      ['Ücret', 'Adrese teslimle aynı; sepette yazar'],
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Süresinde alamazsam ne olur?',
        'Paket en yakın şubeye taşınır, orada 5 iş günü bekler; kimliğinizle alabilirsiniz.',
      ],
      [
        'Kapak açılmadı, ne yapmalıyım?',
        'Ekrandaki **Yardım** butonu doğrudan destek hattını arar. Görevli kapağı uzaktan açar; açamazsa paket aynı gün başka göze alınır.',
      ],
      ['Başkası benim yerime alabilir mi?', 'Kodu paylaştığınız kişi alabilir; kimlik sorulmaz.'],
    ),
  ],
}
