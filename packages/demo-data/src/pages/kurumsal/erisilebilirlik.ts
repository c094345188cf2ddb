import type { SeedPage } from '../seed-page.ts'
import { facts, h, p, table, ul } from '../write.ts'

export const accessibility: SeedPage = {
  path: '/sayfa/erisilebilirlik.html',
  section: 'kurumsal',
  kind: 'page',
  title: 'Erişilebilirlik Beyanı',
  summary: 'Sitenin engelli ziyaretçiler için nasıl yapıldığı, bilinen eksikler ve bize bildirme yolları.',
  blocks: [
    p(
      '{siteName}, alışverişin herkes için aynı kolaylıkta olması gerektiğine inanır. Site, Web İçeriği Erişilebilirlik Kılavuzu’nun (WCAG) **2.2 sürümü, AA düzeyi** hedef alınarak yapılmıştır.',
    ),
    h('Neler yapıldı?'),
    ul(
      'Tüm sayfalar yalnızca klavye ile kullanılabilir; odaklanılan öğe her zaman görünür.',
      'Her sayfada bir ana başlık, anlamlı bölgeler ve “İçeriğe geç” bağlantısı vardır.',
      'Fiyatlar, indirimler ve sepet değişiklikleri ekran okuyucuya tek ve anlaşılır bir metinle bildirilir.',
      'Metin ve buton renkleri açık ve koyu görünümde yeterli karşıtlığa sahiptir; hiçbir bilgi yalnızca renkle verilmez.',
      'Sayfa %400 yakınlaştırıldığında yatay kaydırma gerekmez; yakınlaştırma hiçbir zaman engellenmez.',
      'Hareket azaltma tercihinize uyulur; otomatik ilerleyen görsel yoktur.',
      'Arama, listeleme, ürün ve yardım sayfaları JavaScript olmadan da okunur.',
    ),
    h('Nasıl sınanıyor?'),
    p(
      'Her değişiklikte otomatik erişilebilirlik denetimi çalışır; sorun bulan değişiklik yayına alınmaz. Satın alma adımları ayrıca klavye ve ekran okuyucu ile elle denenir.',
    ),
    h('Bilinen eksikler'),
    table(
      'Üzerinde çalıştığımız konular',
      ['Konu', 'Etkisi', 'Şimdilik ne yapabilirsiniz?'],
      [
        'Mağazaların yüklediği görseller',
        'Bazı ürün görsellerinde ayrıntılı açıklama yoktur',
        'Ürün bilgileri tablosu aynı bilgiyi metin olarak verir',
      ],
      [
        'Bankaların doğrulama sayfaları',
        'Bu sayfalar bankanızındır, biçimini biz belirlemeyiz',
        'Havale ya da kapıda ödeme seçilebilir',
      ],
    ),
    h('Bize bildirin'),
    p(
      'Bir sayfayı kullanmakta zorlandıysanız sayfanın adresini ve kullandığınız yardımcı teknolojiyi yazmanız yeterlidir. Beş iş günü içinde yanıt veririz.',
    ),
    facts(
      ['E-posta', '[{email}](mailto:{email})'],
      ['Telefon', '{phone}'],
      ['Çalışma saatleri', '{supportHours}'],
      ['Beyan tarihi', '1 Eylül 2026'],
    ),
  ],
}
