import type { SeedPage } from '../seed-page.ts'
import { faq, p } from '../write.ts'

export const helpReturns: SeedPage = {
  path: '/sayfa/yardim-iade.html',
  section: 'yardim',
  kind: 'help',
  icon: 'arrow-u-up-left',
  title: 'İade ve Değişim',
  summary: 'İade süresi, iade kodu, para iadesi ve istisnalar.',
  blocks: [
    p(
      'Adım adım anlatım [iade prosedürü](/sayfa/iade-proseduru.html) sayfasındadır; burada en çok sorulanları bulursunuz.',
    ),
    faq(
      [
        'İadem ne zaman hesabıma yatar?',
        'Cayma bildiriminizden itibaren en geç **14 gün** içinde tutar bankanıza gönderilir. Kredi kartına yansıması bankanıza göre 1–7 iş günü sürebilir; banka kartlarında genellikle 1–3 iş günüdür.',
      ],
      [
        'Ürünü kaç gün içinde iade edebilirim?',
        'Teslim aldığınız günden itibaren **14 gün** içinde, gerekçe göstermeden. Ayıplı ürünlerde haklarınız bu süreyle sınırlı değildir.',
      ],
      [
        'İade kargo ücretini kim öder?',
        'Siz ödemezsiniz. Siparişlerim sayfasından aldığınız iade koduyla paketi herhangi bir şubeye ya da Kargomat’a bırakmanız yeterlidir.',
      ],
      [
        'Ürünü nasıl iade ederim?',
        '[Siparişlerim](/my/siparisler) sayfasında siparişi açın, **İptal ya da iade et** butonuyla ürünleri ve nedeni seçin, verilen kodu pakete yazın ve 10 gün içinde gönderin.',
      ],
      [
        'Hangi ürünler iade edilemez?',
        'Ambalajı açılmış hijyen ürünleri, kişiye özel hazırlananlar, çabuk bozulan gıdalar, ambalajı açılmış kitap ve yazılım ile fiyatı piyasaya bağlı değişen altın gibi ürünlerde cayma hakkı yoktur. Tam liste [iade prosedüründedir](/sayfa/iade-proseduru.html#iade-edilemeyen-urunler).',
      ],
      [
        'Kutusunu açtığım ürünü iade edebilir miyim?',
        'Ürünü mağazada deneyebileceğiniz ölçüde incelemeniz iadeye engel değildir. Parçaları, aksesuarları ve varsa hediyeleriyle eksiksiz gönderin.',
      ],
      [
        'Ürünü başka beden ya da renkle değiştirebilir miyim?',
        'Evet. Aynı ürünün aynı fiyatlı başka bir seçeneği stoktaysa sipariş sayfasındaki **İptal ya da iade et** butonuyla değişim isteyin: kurye yenisini getirir, eskisini alır. Şubeye ya da Kargomat’a gelen paketler şubede değiştirilir.',
        'Fiyatı farklı bir seçenek için ürünü iade edip yenisini sipariş edersiniz. Ayıplı üründe yenisiyle değişim isteme hakkınız ayrıca saklıdır.',
      ],
      [
        'Hediye koduyla aldığım ürünü iade edersem ne olur?',
        'Kodla ödenen bölüm koda, kartla ödenen bölüm karta döner. Kodun süresi bu arada dolduysa [bize yazın](/sayfa/iletisim.html).',
      ],
    ),
  ],
}
