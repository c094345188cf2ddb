import type { SeedPage } from '../seed-page.ts'
import { faq, p } from '../write.ts'

export const helpServices: SeedPage = {
  path: '/sayfa/yardim-hizmetler.html',
  section: 'yardim',
  kind: 'help',
  icon: 'car',
  title: 'HGS, Vergi ve Diğer Hizmetler',
  summary: 'HGS bakiyesi, vergi ve ceza ödemeleri, kilometre sorgulama, cihaz satışı.',
  blocks: [
    p('Ürün dışındaki hizmetlerin adımları [işlem rehberinde](/sayfa/islem-rehberi.html) tek sayfada toplanmıştır.'),
    faq(
      [
        'HGS bakiyesi yükledim, ne zaman kullanabilirim?',
        'Bankanız ödemeyi onaylar onaylamaz bakiye HGS hesabınıza yüklenir ve makbuz ekranda görünür; makbuzu yazdırabilirsiniz. Yükleme yapılamazsa tutar kartınıza iade edilir.',
      ],
      [
        'Motorlu taşıtlar vergisini taksitle ödeyebilir miyim?',
        'Vergi ocak ve temmuz aylarında iki eşit bölümde ödenir. Kartınıza taksit yapılması bankanıza bağlıdır. Ayrıntılar [MTV ödeme](/sayfa/mtv-odeme.html) sayfasındadır.',
      ],
      [
        'Trafik cezasında indirim var mı?',
        'Tebliğden itibaren bir ay içinde ödenen cezalarda %25 indirim uygulanır. Ayrıntılar [trafik cezası ödeme](/sayfa/trafik-cezasi-odeme.html) sayfasındadır.',
      ],
      [
        'Kilometre sorgulama sonucu neye dayanır?',
        'Muayene, bakım ve sigorta kayıtlarına. Rapor, aracın ekspertizinin yerini tutmaz; ayrıntılar [kilometre sorgulama](/sayfa/arac-km-sorgulama.html) sayfasındadır.',
      ],
      [
        'Eski telefonumu nasıl satarım?',
        'Modelini ve durumunu seçip teklifinizi görürsünüz; kabul ederseniz paketi ücretsiz gönderirsiniz. Adımlar [cihaz satışı](/static/cihaz-satis) sayfasındadır.',
      ],
      [
        'Ödediğim vergi ya da cezanın dekontunu nereden alırım?',
        'Ödemeyi yaptığınız resmî sayfadan. Vergi ve ceza sitemizde ödenmediği için dekontu bizde bulunmaz.',
      ],
    ),
  ],
}
