import type { SeedPage } from '../seed-page.ts'
import { faq, h, p, ul } from '../write.ts'

export const reviewRules: SeedPage = {
  path: '/sayfa/yorum-kurallari.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'Yorum Kuralları',
  summary: 'Yorumların nasıl alındığı, denetlendiği, sıralandığı ve neden yayımlanmayabileceği.',
  blocks: [
    p('Tüketici yorumlarına ilişkin mevzuat gereği, yorumların nasıl işlendiğini açıkça duyururuz.'),
    h('1. Kim yazabilir?'),
    p(
      'Yalnızca ürünü bu sitede satın alan kişi bir yorum yazabilir. Yorumun yanındaki **seçenek** bilgisi hangi rengin ya da bedenin alındığını gösterir.',
    ),
    h('2. Nasıl yayımlanır?'),
    ul(
      'Yorumlar gönderildiği anda, değiştirilmeden yayımlanır; kurallara aykırı bulunanlar nedeni yazılarak yayından kaldırılır.',
      'Olumlu ve olumsuz yorumlara aynı ölçüt uygulanır; hiçbiri öne çıkarılmaz ya da saklanmaz.',
      'Varsayılan sıralama tarihe göredir; dilerseniz beğeniye göre sıralarsınız.',
      'Ad ve soyad yalnızca baş harfleriyle görünür.',
      'Yorum karşılığında ödül, indirim ya da para verilmez.',
    ),
    h('3. Ne yayımlanmaz?'),
    ul(
      'Hakaret, tehdit, ayrımcılık ya da suç oluşturan ifadeler',
      'Telefon, adres, kart gibi kişisel bilgiler',
      'Reklam, başka siteye yönlendirme',
      'Ürünle ilgisi olmayan, kargo ya da mağaza hakkındaki değerlendirmeler',
      'Sağlık beyanı: “hastalığı iyileştirdi” gibi doğrulanamayan iddialar',
    ),
    h('4. Ortalama puan'),
    p(
      'Ortalama, yayımlanan tüm yorumların puanlarının düz ortalamasıdır; eski ya da düşük puanlar hesaptan çıkarılmaz.',
    ),
    h('5. İtiraz'),
    faq(
      [
        'Yorumum yayımlanmadı, ne yapabilirim?',
        'Neden, [Yorumlarım](/my/tr/yorumlar) sayfasında yazar. Düzeltip yeniden gönderebilir ya da bize yazıp itiraz edebilirsiniz; itirazlara 7 gün içinde yanıt verilir.',
      ],
      ['Mağaza yorumu sildirebilir mi?', 'Hayır. Mağaza kurala aykırılığı bildirebilir; kararı biz veririz.'],
    ),
  ],
}
