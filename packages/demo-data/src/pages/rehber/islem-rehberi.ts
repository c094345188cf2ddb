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
      ['E-postanızı doğrulayın', 'Gelen bağlantıya tıklayın. Gelmediyse giriş sayfasından yeniden isteyin.'],
    ),
    h('Sipariş vermek'),
    steps(
      ['Ürünü sepete ekleyin', 'Renk, beden gibi seçenekleri seçip **Sepete Ekle** butonuna tıklayın.'],
      ['Sepeti gözden geçirin', 'Adetleri değiştirin, hediye kodunuzu uygulayın; kargo dâhil toplamı görün.'],
      ['Adresi seçin', 'Adresiniz, şube ya da Kargomat. Üye değilseniz e-postanızı kodla doğrulayın.'],
      ['Ödeyin', 'Sözleşmeleri okuyup onaylayın, yöntemi seçin ve bankanızda doğrulayın.'],
    ),
    h('Siparişi izlemek'),
    p(
      '[Siparişlerim](/my/siparisler) ya da üye olmadan [Sipariş Takip](/my/siparis-takip) sayfası her paketin yolunu ayrı ayrı gösterir.',
    ),
    h('İptal ve iade'),
    p(
      'Paket yola çıkmadıysa iptal, teslim aldıysanız iade edersiniz: sipariş sayfasındaki **İptal ya da iade et** butonuyla. Tüm adımlar [iade prosedüründe](/sayfa/iade-proseduru.html).',
    ),
    h('Yorum yazmak'),
    steps(
      [
        'Yorumlarım sayfasını açın',
        '[Yorumlarım](/my/tr/yorumlar) sayfasında henüz değerlendirmediğiniz ürünler listelenir.',
      ],
      [
        'Puan verin, yazın',
        'Yorumunuz hemen yayımlanır; [kurallara](/sayfa/yorum-kurallari.html) aykırı bulunursa nedeni yazılarak yayından kaldırılır.',
      ],
    ),
    h('HGS bakiyesi yüklemek'),
    steps(
      [
        'Aracınızı bulun',
        '[HGS bakiye yükleme](/my/hgs/bakiye-yukleme) sayfasında plakanızı ya da şasi numaranızı yazın.',
      ],
      ['Tutarı seçip ödeyin', 'Ödemeniz onaylanınca bakiye yüklenir ve makbuz ekranda görünür.'],
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
