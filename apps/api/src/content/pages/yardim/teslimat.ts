import type { SeedPage } from '../seed-page.ts'
import { faq, p } from '../write.ts'

export const helpDelivery: SeedPage = {
  path: '/sayfa/yardim-teslimat.html',
  section: 'yardim',
  kind: 'help',
  icon: 'truck',
  title: 'Teslimat',
  summary: 'Kargo ücreti, teslim günü, paket takibi ve teslim noktaları.',
  blocks: [
    p(
      'Paketiniz mağazadan kapınıza kadar kendi dağıtım ağımızla taşınır. Tüm seçenekler [teslimat](/sayfa/teslimat.html) sayfasında anlatılır.',
    ),
    faq(
      [
        'Kargom nerede?',
        'Sipariş ayrıntısındaki yol çizgisi paketin nerede olduğunu, son taramanın zamanını ve sıradaki adımı gösterir. Üye değilseniz [Sipariş Takip](/my/siparis-takip) sayfasında sipariş numaranızı yazın.',
      ],
      [
        'Siparişim ne zaman gelir?',
        'Tahmini gün ürün sayfasında, sepette ve sipariş ayrıntısında yazar. Mağazanın hazırlık süresi ile yol süresinin toplamıdır; il içinde genellikle 1, komşu illerde 2, uzak illerde 3 iş günüdür.',
      ],
      [
        'Kargo ücreti ne kadar?',
        'Ücreti mağaza belirler ve ödeme adımından önce sepette yazar. Mağazanın ücretsiz kargo sınırını geçtiğinizde **Kargo Bedava** yazısını görürsünüz.',
      ],
      [
        'Evde yoktum, paketim ne oldu?',
        'Dağıtıcı kapınıza bildirim bırakır, size SMS gönderilir. Paket ertesi iş günü bir kez daha dağıtıma çıkar; yine bulunamazsanız en yakın şubede **5 iş günü** bekler.',
      ],
      [
        'Paketimi başkası teslim alabilir mi?',
        'Adresinizdeki bir yetişkin kimliğini göstererek alabilir. Şubeden ve Kargomat’tan teslimde SMS ile gelen teslim kodu yeterlidir; kodu yalnızca güvendiğiniz kişiyle paylaşın.',
      ],
      [
        'Paketim hasarlı geldi, ne yapmalıyım?',
        'Paketi dağıtıcının yanında açın ve tutanak tutturun. Sonradan fark ettiyseniz sipariş sayfasından **Ürün kusurlu ya da hasarlı** nedeniyle iade başlatın; size ücret yansımaz.',
      ],
      [
        'Kargomat’tan nasıl teslim alırım?',
        'Adres adımında **Kargomattan Teslim** seçeneğini ve noktayı seçersiniz. Paket dolaba konduğunda gelen kodu ekrana yazmanız yeterlidir. Ayrıntılar [Kargomat](/sayfa/kargomat-ile-teslimat.html) sayfasındadır.',
      ],
      ['Yurt dışına gönderiyor musunuz?', 'Hayır, şimdilik yalnızca Türkiye içindeki adreslere teslimat yapıyoruz.'],
    ),
  ],
}
