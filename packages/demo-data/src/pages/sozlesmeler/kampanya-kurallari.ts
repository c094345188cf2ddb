import type { SeedPage } from '../seed-page.ts'
import { h, ol, p, table } from '../write.ts'

export const campaignRules: SeedPage = {
  path: '/sayfa/kampanya-kurallari.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'Kampanya Kuralları',
  summary: 'Tüm kampanya, indirim ve fırsatlar için geçerli ortak koşullar.',
  blocks: [
    p('Her kampanyanın süresi ve kapsamı kendi sayfasında yazar. Orada yazmayan konularda bu kurallar geçerlidir.'),
    h('1. Süre ve stok'),
    ol(
      'Saatler Türkiye saatidir. Geçerli fiyat, ürün sayfasında gördüğünüz fiyattır; sepette bekleyen ürünün fiyatı değişirse ödemeden önce uyarılırsınız.',
      'Kampanya, ayrılan adetle sınırlıdır; ayrılan ve satılan adet ürün sayfasında gösterilir.',
      'Ödemesi tamamlanmayan sepet adet ayırmaz.',
    ),
    h('2. Fiyat'),
    ol(
      'Üstü çizili fiyat, ürünün son 30 gündeki en düşük satış fiyatıdır.',
      'Kişi başına indirim sınırını aşan adetler olağan fiyattan hesaplanır ve sepette ayrı gösterilir.',
      'Açık yazım yanlışından doğan, gerçekle bağdaşmayan fiyatla verilen siparişler alıcıya bildirilip tutarı iade edilerek iptal edilebilir.',
    ),
    h('3. Birleştirme'),
    table(
      'Hangi indirimler birlikte kullanılır?',
      ['İndirim', 'Ürün indirimi', 'Hediye kodu', 'Kargo indirimi'],
      ['Ürün indirimi', '-', 'Evet', 'Evet'],
      ['Süper Fırsat', 'Yerine geçer', 'Evet', 'Evet'],
      ['Hediye kodu', 'Evet', 'Hayır', 'Evet'],
    ),
    p(
      'Kuponlar toplanır ve bir siparişte kullanılınca biter: her mağazanın ve Güvercin’in en çok indirim sağlayan birer kuponu uygulanır. “3 al 2 öde” gibi kampanyalarda bedava ürünün bedeli, aynı gruptaki ürünlere fiyatlarıyla orantılı olarak dağıtılır. Kupon, siparişin tamamı iptal edilirse geri verilir; bir bölümü iptal ya da iade edilirse geri verilmez.',
    ),
    h('4. İptal ve iade'),
    p(
      'Kampanyalı ürün iade edildiğinde ödenen tutarın tamamı geri verilir. Alt tutar koşulu olan kampanyada kısmi iade koşulu bozarsa, iade edilmeyen ürünlerin indirimi geri alınmaz; yalnızca iade edilen ürüne düşen indirim düşülür.',
    ),
    h('5. Çekilişler'),
    p(
      'Kazanan, çekiliş saatine kadar satılan biletler arasından rastgele belirlenir; her biletin şansı eşittir. Kazanan üyeye e-posta ve bildirim gider; her üye biletlerinin sonucunu [Çekiliş Biletlerim](/my/cekilisler/biletlerim) sayfasında görür.',
    ),
    h('6. Kötüye kullanım'),
    p(
      'Birden çok hesapla, otomatik araçlarla ya da yeniden satış amacıyla toplu alımla kampanyadan yararlanıldığı anlaşılırsa sipariş, gerekçesi bildirilerek iptal edilebilir.',
    ),
  ],
}
