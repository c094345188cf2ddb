import type { SeedPage } from '../seed-page.ts'
import { faq, p } from '../write.ts'

export const helpGiftCodes: SeedPage = {
  path: '/sayfa/yardim-hediye-ceki.html',
  section: 'yardim',
  kind: 'help',
  icon: 'gift',
  title: 'Hediye Kodu ve Kampanyalar',
  summary: 'Hediye kodu kullanma, indirim kuralları ve kampanya koşulları.',
  blocks: [
    p(
      'Hediye kodunun tüm kuralları [hediye kodu rehberinde](/sayfa/hediye-ceki-rehberi.html), kampanyaların ortak koşulları [kampanya kurallarında](/sayfa/kampanya-kurallari.html) toplanmıştır.',
    ),
    faq(
      [
        'Hediye çekim ya da kodum var, nasıl kullanırım?',
        'Sepetteki **Hediye Kodu** alanına hediye çekinizin kodunu yazıp **Uygula** butonuna tıklayın. İndirim hemen toplamdan düşer; kodu kaldırırsanız değeri değişmez.',
      ],
      [
        'Hediye kodum neden kabul edilmedi?',
        'Süresi dolmuş, başka bir siparişte kullanılmış, alt tutar sınırına ulaşılmamış ya da kod yanlış yazılmış olabilir. Ekrandaki ileti nedeni açıkça söyler.',
      ],
      [
        'Kodun kalan bölümünü sonra kullanabilir miyim?',
        'Bakiyeli kodlarda evet: kalan tutar, kodun süresi dolana kadar durur. Tek kullanımlık kodlarda kalan tutar yanar; hangisi olduğu kodla birlikte bildirilir.',
      ],
      [
        'Aynı siparişte iki kod kullanabilir miyim?',
        'Hayır, bir siparişte bir kod kullanılır. Ürünlerin kendi indirimleri kodla birlikte geçerlidir.',
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
