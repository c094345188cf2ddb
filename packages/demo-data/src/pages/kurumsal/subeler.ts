import type { SeedPage } from '../seed-page.ts'
import { h, note, p, places } from '../write.ts'

const weekdays = 'Hafta içi 08.30–17.30'
const long = 'Her gün 09.00–21.00'

/** Made-up branches: streets and telephone numbers lead nowhere. */
export const branches: SeedPage = {
  path: '/sayfa/subeler.html',
  section: 'kurumsal',
  kind: 'page',
  title: 'Şubeler',
  summary: 'Paketinizi teslim alabileceğiniz, iadenizi bırakabileceğiniz şubelerin adresleri ve çalışma saatleri.',
  blocks: [
    p(
      'Şubelerde paket teslim alınır, iade kodu ile paket bırakılır ve gönderiniz hakkında bilgi verilir. Teslim alırken **kimliğinizi** yanınızda bulundurun.',
    ),
    note(
      'Listede size yakın bir şube yoksa [Kargomat](/sayfa/kargomat-ile-teslimat.html) noktaları günün her saati açıktır.',
    ),
    h('Marmara'),
    places(
      ['Kadıköy Örnek Şubesi', 'İstanbul', 'Örnek Mahallesi, Kumru Sokağı No: 12', long, '0850 000 00 01'],
      ['Fatih Örnek Şubesi', 'İstanbul', 'Örnek Mahallesi, Posta Caddesi No: 48', weekdays, '0850 000 00 02'],
      ['Nilüfer Örnek Şubesi', 'Bursa', 'Örnek Mahallesi, Zarf Sokağı No: 5', weekdays, '0850 000 00 03'],
      ['İzmit Örnek Şubesi', 'Kocaeli', 'Örnek Mahallesi, Pul Sokağı No: 9', weekdays, '0850 000 00 04'],
    ),
    h('Ege ve Akdeniz'),
    places(
      ['Konak Örnek Şubesi', 'İzmir', 'Örnek Mahallesi, Mektup Bulvarı No: 31', long, '0850 000 00 05'],
      ['Muratpaşa Örnek Şubesi', 'Antalya', 'Örnek Mahallesi, Ulak Caddesi No: 17', long, '0850 000 00 06'],
      ['Seyhan Örnek Şubesi', 'Adana', 'Örnek Mahallesi, Damga Sokağı No: 2', weekdays, '0850 000 00 07'],
    ),
    h('İç Anadolu'),
    places(
      ['Çankaya Örnek Şubesi', 'Ankara', 'Örnek Mahallesi, Telgraf Caddesi No: 60', long, '0850 000 00 08'],
      ['Selçuklu Örnek Şubesi', 'Konya', 'Örnek Mahallesi, Tatar Sokağı No: 14', weekdays, '0850 000 00 09'],
      ['Odunpazarı Örnek Şubesi', 'Eskişehir', 'Örnek Mahallesi, Menzil Sokağı No: 7', weekdays, '0850 000 00 10'],
    ),
    h('Karadeniz, Doğu ve Güneydoğu'),
    places(
      ['Ortahisar Örnek Şubesi', 'Trabzon', 'Örnek Mahallesi, Martı Caddesi No: 22', weekdays, '0850 000 00 11'],
      ['İlkadım Örnek Şubesi', 'Samsun', 'Örnek Mahallesi, Liman Sokağı No: 3', weekdays, '0850 000 00 12'],
      ['Şahinbey Örnek Şubesi', 'Gaziantep', 'Örnek Mahallesi, Kervan Caddesi No: 40', weekdays, '0850 000 00 13'],
      ['Yakutiye Örnek Şubesi', 'Erzurum', 'Örnek Mahallesi, Kar Sokağı No: 1', weekdays, '0850 000 00 14'],
    ),
  ],
}
