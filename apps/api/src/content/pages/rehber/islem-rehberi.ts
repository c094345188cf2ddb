import type { SeedPage } from '../seed-page.ts'
import { h, p, steps, tiles } from '../write.ts'

export const transactionGuide: SeedPage = {
  path: '/sayfa/islem-rehberi.html',
  section: 'rehber',
  kind: 'page',
  title: 'İşlem Rehberi',
  summary: 'Üye olmaktan iadeye, HGS yüklemeden yorum yazmaya: her işlemin kısa anlatımı.',
  blocks: [
    h('Üye olmak'),
    steps(
      ['Bilgilerinizi yazın', '[Üye Ol](/uye-ol) sayfasında ad, soyad, e-posta ve şifre.'],
      ['E-postanızı doğrulayın', 'Gelen bağlantıya basın. Gelmediyse giriş sayfasından yeniden isteyin.'],
    ),
    h('Sipariş vermek'),
    steps(
      ['Ürünü sepete ekleyin', 'Renk, beden gibi seçenekleri seçip **Sepete ekle** düğmesine basın.'],
      ['Sepeti gözden geçirin', 'Adetleri değiştirin, hediye çekinizi uygulayın; kargo dâhil toplamı görün.'],
      ['Adresi seçin', 'Kapınız, şube ya da Kargomat. Üye değilseniz e-postanızı kodla doğrulayın.'],
      ['Ödeyin', 'Sözleşmeleri okuyup onaylayın, yöntemi seçin ve bankanızda doğrulayın.'],
    ),
    h('Siparişi izlemek'),
    p(
      '[Siparişlerim](/my/siparisler) ya da üye olmadan [Sipariş Takip](/my/siparis-takip) sayfası her paketin yolunu ayrı ayrı gösterir.',
    ),
    h('İptal ve iade'),
    p(
      'Paket yola çıkmadıysa **İptal et**, teslim aldıysanız **İade et**. Bütün adımlar [iade prosedüründe](/sayfa/iade-proseduru.html).',
    ),
    h('Yorum yazmak'),
    steps(
      [
        'Yorumlar sayfasını açın',
        '[Yorumlar](/my/tr/yorumlar) sayfasında henüz değerlendirmediğiniz ürünler listelenir.',
      ],
      [
        'Puan verin, yazın',
        'Fotoğraf da ekleyebilirsiniz. Yorum, [kurallara](/sayfa/yorum-kurallari.html) uygunluk denetiminden sonra yayımlanır.',
      ],
    ),
    h('HGS bakiyesi yüklemek'),
    steps(
      [
        'Etiketi seçin',
        '[HGS bakiye yükleme](/my/hgs/bakiye-yukleme) sayfasında plakanızı ya da ürün numaranızı yazın.',
      ],
      ['Tutarı seçip ödeyin', 'Bakiye birkaç dakika içinde etiketinize işlenir, dekont e-posta ile gelir.'],
    ),
    h('Diğer işlemler'),
    tiles(
      ['bank', 'MTV ödeme', 'Motorlu taşıtlar vergisi', '/sayfa/mtv-odeme.html'],
      ['ticket', 'Trafik cezası ödeme', 'Ceza sorgulama ve ödeme', '/sayfa/trafik-cezasi-odeme.html'],
      ['car', 'Kilometre ve hasar sorgulama', 'Araç geçmişi', '/sayfa/arac-km-sorgulama.html'],
      ['device-mobile', 'Cihaz satışı', 'Eski cihazınıza teklif alın', '/static/cihaz-satis'],
      ['storefront', 'Mağaza açmak', 'Başvuru ve koşullar', '/sayfa/magaza-rehberi.html'],
    ),
  ],
}
