import type { SeedPage } from '../seed-page.ts'
import { faq, p } from '../write.ts'

export const helpOrders: SeedPage = {
  path: '/sayfa/yardim-siparis.html',
  section: 'yardim',
  kind: 'help',
  icon: 'receipt',
  title: 'Sipariş',
  summary: 'Sipariş verme, değiştirme, iptal ve fatura.',
  blocks: [
    p(
      'Siparişleriniz [Siparişlerim](/my/siparisler) sayfasındadır. Üye olmadan verdiğiniz siparişi [Sipariş Takip](/my/siparis-takip) sayfasından numarası ve e-posta adresiyle açarsınız.',
    ),
    faq(
      [
        'Üye olmadan sipariş verebilir miyim?',
        'Evet. Adres adımında e-posta adresinizi yazar, gelen kodla doğrularsınız. Sipariş özeti ve sözleşmeler bu adrese gönderilir.',
        'Sonradan üye olursanız aynı e-posta ile verdiğiniz siparişleri yine Sipariş Takip sayfasından görebilirsiniz.',
      ],
      [
        'Siparişimin alındığını nasıl anlarım?',
        'Ödeme onaylandığında sipariş numaranız ekranda görünür ve e-posta adresinize özet gelir. Özet gelmediyse önce istenmeyen e-posta (spam) klasörünü kontrol edin, ardından siparişlerinizi kontrol edin: numara oradaysa siparişiniz alınmıştır.',
      ],
      [
        'Siparişimi nasıl iptal ederim?',
        'Paket mağazadan çıkmadıysa sipariş sayfasındaki **İptal ya da iade et** butonuyla hemen iptal edersiniz. Ödediğiniz tutarın tamamı, ödediğiniz yöntemle geri gönderilir.',
        'Paket yola çıktıysa teslim aldıktan sonra 14 gün içinde [iade edebilirsiniz](/sayfa/iade-proseduru.html).',
      ],
      [
        'Verdiğim siparişte adresi değiştirebilir miyim?',
        'Evet, ilk paket yola çıkana kadar sipariş sayfasından değiştirebilirsiniz. Şubeye ya da Kargomat’a gönderilen siparişin teslimat yeri değiştirilemez.',
      ],
      [
        'Faturam nerede?',
        'Faturayı ürünü satan mağaza keser. Ödemeniz alındıktan sonra sipariş sayfasındaki **Faturayı e-postama gönder** butonuyla dilediğiniz zaman isteyebilirsiniz.',
        'Şirket adına fatura için adres adımında **Kurumsal fatura istiyorum** seçeneğini işaretleyip vergi bilgilerini yazmanız gerekir.',
      ],
      [
        'Aynı sepette birden çok mağazanın ürünü olabilir mi?',
        'Olabilir. Her mağazanın paketi ayrı hazırlanır; kargo ücreti ve tahmini teslim günü sepette mağaza mağaza yazar. Ödemeyi bir kez yaparsınız.',
      ],
      [
        'Sepetteki fiyat neden değişti?',
        'Fiyatı mağaza belirler ve sepette bekleyen ürün için değişebilir. Değişiklik olduğunda sizi uyarırız; siz onaylamadan yeni fiyattan ödeme alınmaz.',
      ],
      [
        'Bir üründen en fazla kaç adet alabilirim?',
        'Sınır, stok miktarı ile mağazanın kişi başına koyduğu sınırın küçük olanıdır. Daha fazlasına ihtiyacınız varsa ürün sayfasındaki toptan talep formunu doldurun.',
      ],
    ),
  ],
}
