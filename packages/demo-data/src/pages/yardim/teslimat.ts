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
        'Sipariş ayrıntısındaki yol çizgisi paketin nerede olduğunu, son taramanın zamanını ve sıradaki adımı gösterir. Üye değilseniz [Sipariş Takip](/my/siparis-takip) sayfasında sipariş numaranızı ve e-posta adresinizi yazın.',
      ],
      [
        'Siparişim ne zaman gelir?',
        'Tahmini gün ürün sayfasında, sepette ve sipariş ayrıntısında yazar. Mağazanın hazırlık süresine 1–3 iş günü yol süresi eklenir; pazar günleri sayılmaz.',
      ],
      [
        'Kargo ücreti ne kadar?',
        'Ücreti mağaza belirler ve ödeme adımından önce sepette yazar. Mağazanın ücretsiz kargo sınırını geçtiğinizde **Kargo Bedava** yazısını görürsünüz.',
      ],
      [
        'Evde yoktum, paketim ne oldu?',
        'Kurye paketinizi kapınıza, komşunuza ya da sitenizin danışmasına fotoğrafını çekerek bırakabilir ya da bir sonraki iş günü yeniden gelir. Ne yaptığını sipariş sayfanızda görürsünüz.',
        'Şubede bekleyen paketi **7 gün**, Kargomat’ta bekleyeni **3 gün** içinde sipariş sayfanızdaki kodla alabilirsiniz; son gün orada yazar.',
      ],
      [
        'Paketimi başkası teslim alabilir mi?',
        'Adresinize gelen paketi evdeki bir yetişkin alabilir. Şubeye ya da Kargomat’a teslimde, adres adımındaki **Siparişi benim yerime başkası teslim alacak** kutusunu işaretleyip kişinin adını ve cep telefonunu yazın.',
      ],
      [
        'Paketim hasarlı geldi, ne yapmalıyım?',
        'Paketi kuryenin yanında açın ve tutanak tutturun. Sonradan fark ettiyseniz sipariş sayfasından **Ürün kusurlu ya da hasarlı** nedeniyle iade başlatın; size ücret yansımaz.',
      ],
      [
        'Kargomat’tan nasıl teslim alırım?',
        'Adres adımında **Kargomattan Teslim** seçeneğini ve noktayı seçersiniz. Paket dolaba konduğunda gelen kodu ekrana yazmanız yeterlidir. Ayrıntılar [Kargomat](/sayfa/kargomat-ile-teslimat.html) sayfasındadır.',
      ],
      ['Yurt dışına gönderiyor musunuz?', 'Hayır, şimdilik yalnızca Türkiye içindeki adreslere teslimat yapıyoruz.'],
    ),
  ],
}
