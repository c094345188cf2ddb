import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, p, steps, table, warn } from '../write.ts'

export const giftCodeGuide: SeedPage = {
  path: '/sayfa/hediye-ceki-rehberi.html',
  section: 'rehber',
  kind: 'page',
  title: 'Hediye Kodu Rehberi',
  summary: 'Hediye kodu türleri, sepette kullanımı, süresi ve iadesi.',
  blocks: [
    p(
      'Hediye çekinizin kodu, sepet toplamından düşülür. Ürün bedelini de kargo ücretini de karşılar; toplam hiçbir zaman sıfırın altına inmez.',
    ),
    h('Kod türleri'),
    table(
      'İki tür kod vardır',
      ['', 'Bakiyeli kod', 'Tek kullanımlık kod'],
      ['Kalan tutar', 'Süresi dolana kadar durur', 'Kullanılmazsa yanar'],
      ['Kaç siparişte kullanılır?', 'Bakiye bitene kadar', 'Bir siparişte'],
      ['Alt tutar sınırı', 'Yoktur', 'Kodun üzerinde yazar'],
      ['Başkasına verilebilir mi?', 'Evet', 'Evet'],
      ['İade edilince', 'Ürüne düşen pay koda döner', 'Siparişin tamamı iade edilince geri yüklenir'],
    ),
    h('Nasıl kullanılır?'),
    steps(
      ['Sepeti açın', '[Sepetim](/my/tr/sepet) sayfasında **Hediye Kodu** alanını bulun.'],
      ['Kodu yazın', 'Büyük küçük harf fark etmez; boşluk ve çizgileri yazmanız gerekmez.'],
      ['Uygula butonuna tıklayın', 'İndirim, özetin içinde ayrı bir satır olarak görünür.'],
      ['Ödemeyi tamamlayın', 'Kalan tutarı dilediğiniz yöntemle ödersiniz. Toplam sıfırsa ödeme istenmez.'],
    ),
    warn(
      'Kodu gören herkes kullanabilir. Fotoğrafını paylaşmayın; hediye kodu satın almanızı isteyen aramalara inanmayın.',
    ),
    h('Süre ve iade'),
    p(
      'Kodun son kullanma günü kodla birlikte bildirilir; o günün sonuna kadar geçerlidir. Bakiyeli kodla ödenen ürün iade edilirse tutar koda döner. Koda dönen tutarı, kodun süresi dolmuş olsa bile en az 30 gün boyunca kullanabilirsiniz.',
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Kodun tutarı ürünlere nasıl dağılır?',
        'Tutar, ürün bedelleriyle orantılı olarak kuruşu kuruşuna bölünür. Bakiyeli kodda bir ürünü iade ettiğinizde yalnızca o ürüne düşen pay koda döner.',
      ],
      [
        'HGS yüklemesinde kullanabilir miyim?',
        'Hayır. Hediye kodu yalnızca sepetteki ürünlerin ödemesinde kullanılır.',
      ],
      [
        'Kodumu kaybettim, yenisini verir misiniz?',
        'Hayır. Kodlar nakit gibidir ve bizde okunabilir biçimde saklanmaz; kaybolan kodu bulamayız.',
      ],
      [
        'İptal ettiğim siparişteki kod yandı mı?',
        'Hayır. Sipariş iptal edildiğinde tutar koda geri yüklenir ve en az 30 gün kullanılabilir.',
      ],
    ),
    action('Kodunuz hazır mı?', 'Sepete git', '/my/tr/sepet'),
  ],
}
