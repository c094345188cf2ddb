import type { SeedPage } from '../seed-page.ts'
import { h, note, p, table, ul } from '../write.ts'

export const sellerTerms: SeedPage = {
  path: '/sayfa/aracilik-kosullari.html',
  section: 'satici',
  kind: 'legal',
  title: 'Aracılık Hizmeti Koşulları',
  summary: 'Mağazalarla yapılan aracılık sözleşmesinin herkese açık özeti.',
  blocks: [
    note(
      '6563 sayılı Kanun gereği, mağazalarla yapılan aracılık sözleşmesinin temel koşulları burada duyurulur. Sözleşmenin tamamı, başvurudan sonraki görüşmede sunulur.',
    ),
    h('1. Hizmetin kapsamı'),
    p(
      '{legalName}, mağazanın ürünlerini sitede sergilemesini sağlar, ödemeyi onun adına alır, isteyen mağazaya taşıma hizmeti verir.',
    ),
    h('2. Sıralama ölçütleri'),
    ul(
      'Aramada: arama kelimesiyle ürünün uyumu',
      'Önerilen sıralamada: stokta olanlar önce, ardından en çok satanlar',
      'Alıcının seçtiği sıralamada: fiyat, ad, tarih, satış ya da indirim',
    ),
    p('Ücret karşılığında öne çıkarma yapılmaz.'),
    h('3. Askıya alma ve fesih'),
    p(
      'Hizmet; gerekçesi, dayanağı ve itiraz yolu yazılı bildirilerek kısıtlanabilir. Tüketici sağlığını tehdit eden durumlar dışında en az 3 iş günü önceden haber verilir. İtirazlar 15 gün içinde yanıtlanır.',
    ),
    h('4. Haksız ticari uygulama yasağı'),
    ul(
      'Mağaza, ürünlerini başka yerde farklı fiyattan satmakta serbesttir.',
      'Kampanyaya katılım isteğe bağlıdır; katılmayan mağaza sıralamada geri düşürülmez.',
      'Mağazanın verileri, kendi adımıza rakip ürün satmak için kullanılmaz.',
    ),
    h('5. Süreler'),
    table(
      'Karşılıklı süreler',
      ['Konu', 'Süre'],
      ['Ödemenin aktarılması', 'Teslimden ve iade süresinin bitiminden sonra en geç 5 iş günü'],
      ['Sözleşme değişikliğinin bildirilmesi', 'En az 30 gün önce'],
      ['Hukuka aykırı içeriğin kaldırılması', 'Bildirimden sonra en geç 48 saat'],
    ),
  ],
}
