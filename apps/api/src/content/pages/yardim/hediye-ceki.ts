import type { SeedPage } from '../seed-page.ts'
import { faq, p } from '../write.ts'

export const helpGiftCodes: SeedPage = {
  path: '/sayfa/yardim-hediye-ceki.html',
  section: 'yardim',
  kind: 'help',
  icon: 'gift',
  title: 'Hediye Çeki ve Kampanyalar',
  summary: 'Hediye çeki kullanma, indirim kuralları ve kampanya koşulları.',
  blocks: [
    p(
      'Hediye çekinin bütün kuralları [hediye çeki rehberinde](/sayfa/hediye-ceki-rehberi.html), kampanyaların ortak koşulları [kampanya kurallarında](/sayfa/kampanya-kurallari.html) toplanmıştır.',
    ),
    faq(
      [
        'Hediye çekini nasıl kullanırım?',
        'Sepette **Hediye çeki kullan** alanına kodu yazıp **Uygula** düğmesine basın. İndirim hemen toplamdan düşer; kodu kaldırırsanız çekin değeri değişmez.',
      ],
      [
        'Hediye çekim neden kabul edilmedi?',
        'Süresi dolmuş, başka bir siparişte kullanılmış, alt tutar sınırına ulaşılmamış ya da kod yanlış yazılmış olabilir. Ekrandaki ileti nedeni açıkça söyler.',
      ],
      [
        'Çekin kalan bölümünü sonra kullanabilir miyim?',
        'Bakiyeli çeklerde evet: kalan tutar çekin süresi dolana kadar durur. Tek kullanımlık kodlarda kalan tutar yanar; hangisi olduğu çekin üzerinde yazar.',
      ],
      [
        'Aynı siparişte iki çek kullanabilir miyim?',
        'Hayır, bir siparişte bir çek kullanılır. Ürünlerin kendi indirimleri çekle birlikte geçerlidir.',
      ],
      [
        'İndirimli fiyat neye göre hesaplanıyor?',
        'Üstü çizili fiyat, ürünün son 30 gün içindeki en düşük satış fiyatıdır. İndirim oranı bu fiyata göre yazılır.',
      ],
      [
        'Süper Fırsat’ta neden adet sınırı var?',
        'Mağaza indirimi belirli bir adet için ayırır. Kaçının satıldığını çubukta görürsünüz; sınırı aşan adetler olağan fiyattan hesaplanır ve bu sepette ayrıca yazar.',
      ],
    ),
  ],
}
