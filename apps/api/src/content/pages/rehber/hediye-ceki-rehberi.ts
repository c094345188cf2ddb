import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, p, steps, table, warn } from '../write.ts'

export const giftCodeGuide: SeedPage = {
  path: '/sayfa/hediye-ceki-rehberi.html',
  section: 'rehber',
  kind: 'page',
  title: 'Hediye Çeki Rehberi',
  summary: 'Hediye çeki türleri, sepette kullanımı, süresi, iadesi ve sık yapılan yanlışlar.',
  blocks: [
    p(
      'Hediye çeki, sepet toplamından düşülen bir koddur. Ürün bedelini de kargo ücretini de karşılar; toplam hiçbir zaman sıfırın altına inmez.',
    ),
    h('Çek türleri'),
    table(
      'İki tür çek vardır',
      ['', 'Bakiyeli çek', 'Tek kullanımlık kod'],
      ['Kalan tutar', 'Süresi dolana kadar durur', 'Kullanılmazsa yanar'],
      ['Kaç siparişte kullanılır?', 'Bakiye bitene kadar', 'Bir siparişte'],
      ['Alt tutar sınırı', 'Yoktur', 'Kodun üzerinde yazar'],
      ['Başkasına verilebilir mi?', 'Evet', 'Yalnızca adınıza tanımlı değilse'],
    ),
    h('Nasıl kullanılır?'),
    steps(
      ['Sepeti açın', '[Sepetim](/my/tr/sepet) sayfasında **Hediye çeki kullan** alanını bulun.'],
      ['Kodu yazın', 'Büyük küçük harf fark etmez; boşluk ve çizgileri yazmanız gerekmez.'],
      ['Uygula düğmesine basın', 'İndirim, özetin içinde ayrı bir satır olarak görünür.'],
      ['Ödemeyi tamamlayın', 'Kalan tutarı dilediğiniz yöntemle ödersiniz. Toplam sıfırsa ödeme istenmez.'],
    ),
    warn('Kodu gören herkes kullanabilir. Fotoğrafını paylaşmayın; çek satın almanızı isteyen aramalara inanmayın.'),
    h('Süre ve iade'),
    p(
      'Çekin son kullanma günü üzerinde yazar; o günün sonuna kadar geçerlidir. Çekle ödenen ürün iade edilirse tutar çeke döner. Çekin süresi iade sırasında dolmuşsa 30 gün uzatılır. Satın alınan bakiyeli çek, hiç kullanılmadıysa 14 gün içinde iade edilebilir.',
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Çek indirimi ürünlere nasıl dağılır?',
        'Tutar, ürün bedelleriyle orantılı olarak kuruşu kuruşuna bölünür. Bir ürünü iade ettiğinizde yalnızca o ürüne düşen pay çeke döner.',
      ],
      ['Çekle hediye çeki alabilir miyim?', 'Hayır. Altın, HGS yükleme ve vergi ödemelerinde de çek kullanılamaz.'],
      [
        'Çekimi kaybettim, yenisini verir misiniz?',
        'Çek e-posta adresinize gönderildiyse kodu yeniden iletiriz. Basılı çeklerde kod, nakit gibidir; yenisi verilemez.',
      ],
      [
        'İptal ettiğim siparişteki çek yandı mı?',
        'Hayır. Sipariş iptal edildiğinde çek, eski değeri ve süresiyle geri verilir.',
      ],
    ),
    action('Kodunuz hazır mı?', 'Sepete git', '/my/tr/sepet'),
  ],
}
