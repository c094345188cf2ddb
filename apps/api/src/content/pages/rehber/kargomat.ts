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
      ['Kodu bekleyin', 'Paket dolaba konduğunda SMS ve e-posta ile 6 haneli kod gelir.'],
      ['Kodu yazın', 'Ekrana kodu yazın ya da e-postadaki kareyi okutun; kapak açılır.'],
      ['Kapağı kapatın', 'Teslim kaydı o anda siparişinize işlenir.'],
    ),
    h('İade bırakma'),
    p(
      'İade kodunuzu ekrana yazın, ölçüye uygun boş kapak açılır. Paketi bırakıp kapağı kapattığınızda iade süreniz durur. Ayrıntılar [iade prosedüründe](/sayfa/iade-proseduru.html).',
    ),
    h('Bilmeniz gerekenler'),
    table(
      'Sınırlar ve süreler',
      ['Konu', 'Kural'],
      ['Paket ölçüsü', 'En çok 40 × 40 × 60 cm'],
      ['Ağırlık', 'En çok 20 kg'],
      ['Bekleme süresi', '3 gün; uygulamadan bir kez 2 gün uzatılır'],
      ['Çalışma saati', 'Açık alandakiler 7 gün 24 saat; kapalı alandakiler binanın saatinde'],
      ['Kapıda ödeme', 'Yapılamaz'],
      ['Ücret', 'Adrese teslimle aynı ya da daha düşük; sepette yazar'],
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Süresinde alamazsam ne olur?',
        'Paket en yakın şubeye taşınır, orada 5 iş günü bekler. O sürede de alınmazsa mağazaya döner, ödediğiniz tutar iade edilir.',
      ],
      [
        'Kapak açılmadı, ne yapmalıyım?',
        'Ekrandaki **Yardım** düğmesi doğrudan destek hattını arar. Görevli kapağı uzaktan açar; açamazsa paket aynı gün başka göze alınır.',
      ],
      [
        'Tekerlekli sandalyeyle kullanabilir miyim?',
        'Noktayı seçerken **alçak göz** işaretli olanları seçin; ekran ve göz 120 santimetrenin altındadır.',
      ],
      ['Başkası benim yerime alabilir mi?', 'Kodu paylaştığınız kişi alabilir; kimlik sorulmaz.'],
    ),
  ],
}
