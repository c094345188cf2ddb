import type { SeedPage } from '../seed-page.ts'
import { h, note, p, ul } from '../write.ts'

export const distanceSales: SeedPage = {
  path: '/sayfa/mesafeli-satis-sozlesmesi.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'Mesafeli Satış Sözleşmesi',
  summary: 'Alıcı ile mağaza arasında kurulan satış sözleşmesinin ve ön bilgilendirmenin genel metni.',
  blocks: [
    note(
      'Bu sayfa genel metindir. Siparişinize ait, satıcı ve ürün bilgileriyle doldurulmuş sözleşme ve ön bilgilendirme formu ödeme adımında tam metin gösterilir, e-posta ile gönderilir ve sipariş ayrıntısında saklanır.',
    ),
    h('1. Taraflar'),
    p(
      '**Satıcı:** Ürün sayfasında ve siparişte unvanı, adresi, MERSİS, KEP ve vergi numarası yazılı mağaza. **Alıcı:** Siparişi veren kişi. **Aracı hizmet sağlayıcı:** {legalName}, {address}, MERSİS {mersis}, KEP {kep}.',
    ),
    h('2. Konu'),
    p(
      'Sözleşmenin konusu, Alıcının {siteUrl} üzerinden sipariş ettiği ürünlerin satışı ve teslimidir. 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uygulanır.',
    ),
    h('3. Ön bilgilendirme'),
    p(
      'Alıcı, onaydan önce ürünün temel nitelikleri, vergiler dâhil fiyatı, kargo ücreti, ödeme ve teslimat koşulları, cayma hakkı ve şikâyet yolları hakkında bilgilendirilir. Onay butonu, siparişin **ödeme yükümlülüğü** doğurduğunu açıkça belirtir.',
    ),
    h('4. Bedel ve ödeme'),
    p(
      'Toplam bedel, ürünlerin vergiler dâhil fiyatı ile kargo ücretinin toplamından indirim ve hediye kodlarının düşülmesiyle bulunur ve onaydan önce gösterilir. Taksitli ödemede varsa vade farkı ayrıca yazılır. Gösterilen toplamdan fazlası alınmaz.',
    ),
    h('5. Teslimat'),
    p(
      'Ürün, siparişin Satıcıya ulaşmasından itibaren taahhüt edilen sürede, en geç **30 gün** içinde teslim edilir. Süre aşılırsa Alıcı sözleşmeyi feshedebilir; ödediği tutar 14 gün içinde iade edilir. Teslime kadar oluşan kayıp ve hasardan Satıcı sorumludur.',
    ),
    h('6. Cayma hakkı'),
    p(
      'Alıcı, ürünü teslim aldığı günden itibaren **14 gün** içinde gerekçe göstermeden ve ceza ödemeden cayabilir. Cayma, sipariş sayfasındaki iade adımlarıyla ya da Satıcıya yazılı bildirimle yapılır. Alıcı, bildirimden itibaren 10 gün içinde ürünü geri gönderir; gönderim bedelini ödemez. Ödenen tutar, teslimat bedeliyle birlikte 14 gün içinde iade edilir.',
    ),
    h('7. Cayma hakkının istisnaları'),
    ul(
      'Fiyatı finans piyasalarındaki dalgalanmalara bağlı ürünler',
      'Alıcının isteği doğrultusunda hazırlanan, kişiye özel ürünler',
      'Çabuk bozulabilen ya da son kullanma tarihi geçebilecek ürünler',
      'Ambalajı açılmış, sağlık ve hijyen bakımından iadesi uygun olmayan ürünler',
      'Ambalajı açılmış kitap, dijital içerik ve bilgisayar sarf malzemeleri',
      'Elektronik ortamda anında ifa edilen hizmetler',
    ),
    h('8. Ayıplı mal'),
    p(
      'Ürün ayıplıysa Alıcı; sözleşmeden dönme, bedelden indirim, ücretsiz onarım ve ayıpsız misliyle değişim haklarından birini kullanabilir.',
    ),
    h('9. Aracı hizmet sağlayıcının sorumluluğu'),
    p(
      '{siteName}; sözleşmenin kurulmasına aracılık eder, bedeli Satıcı adına tahsil eder, bildirimlerin Satıcıya iletilmesini sağlayan sistemi açık tutar ve Yönetmeliğin kendisine yüklediği hâllerde Satıcı ile birlikte sorumludur.',
    ),
    h('10. Uyuşmazlıkların çözümü'),
    p(
      'Alıcı, Ticaret Bakanlığınca her yıl belirlenen parasal sınırlar içinde yerleşim yerindeki ya da işlemin yapıldığı yerdeki Tüketici Hakem Heyetine, bu sınırları aşan durumlarda Tüketici Mahkemesine başvurabilir.',
    ),
  ],
}
