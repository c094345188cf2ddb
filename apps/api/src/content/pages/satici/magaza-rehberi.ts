import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, p, steps, table, ul } from '../write.ts'

export const sellerGuide: SeedPage = {
  path: '/sayfa/magaza-rehberi.html',
  section: 'satici',
  kind: 'page',
  title: 'Mağaza Rehberi',
  summary: 'Başvurudan ilk satışa, kargodan ödemeye: mağaza açmak isteyenler için yol haritası.',
  blocks: [
    p(
      'Şahıs işletmesi, şirket ya da kooperatif olarak satış yapabilirsiniz. Esnaf vergi muafiyeti belgesi olan üreticiler de başvurabilir.',
    ),
    h('Mağaza açmanın adımları'),
    steps(
      ['Başvurun', '[Başvuru formunu](/magaza-basvuru) doldurun. Şirket, yetkili ve ürün bilgileriniz yeterlidir.'],
      ['Belgelerinizi yükleyin', 'Başvuru ön değerlendirmeden geçince belge bağlantısı e-posta ile gelir.'],
      [
        'Mağazanız açılsın',
        'İnceleme en fazla 5 iş günü sürer. Eksik varsa hangi belgenin neden eksik olduğu yazılır.',
      ],
      [
        'Ürünlerinizi ekleyin',
        'Tek tek, dosyayla ya da entegrasyonla. İlk 20 ürününüzü isterseniz danışmanınızla birlikte eklersiniz.',
      ],
      ['Satışa başlayın', 'Sipariş bildirimini alır, paketi hazırlar, şubemize bırakır ya da kapınızdan aldırırsınız.'],
    ),
    h('Gerekli belgeler'),
    table(
      'İşletme türüne göre',
      ['Belge', 'Şahıs işletmesi', 'Şirket', 'Kooperatif'],
      ['Vergi levhası', 'Evet', 'Evet', 'Evet'],
      ['İmza beyanı ya da sirküleri', 'Evet', 'Evet', 'Evet'],
      ['Ticaret sicil gazetesi', 'Hayır', 'Evet', 'Evet'],
      ['MERSİS numarası', 'Varsa', 'Evet', 'Evet'],
      ['KEP adresi', 'Evet', 'Evet', 'Evet'],
      ['Marka tescili ya da yetki belgesi', 'Markalı üründe', 'Markalı üründe', 'Markalı üründe'],
      ['Gıda işletme kaydı', 'Gıdada', 'Gıdada', 'Gıdada'],
    ),
    h('Ücretler ve ödeme'),
    ul(
      'Mağaza açmak ve ürün listelemek ücretsizdir; satış başına hizmet bedeli alınır.',
      'Bedel oranı ürün türüne göre değişir, başvuru onaylanmadan önce yazılı bildirilir ve 30 gün önceden duyurulmadan değişmez.',
      'Tutar, ürün teslim edilip 14 günlük iade süresi dolduktan sonraki ilk çarşamba günü hesabınıza aktarılır.',
    ),
    h('Satarken uyulacaklar'),
    ul(
      'Ürün bilgisi, fiyat ve stok gerçeği yansıtır. Üstü çizili fiyat, son 30 günün en düşük fiyatından hesaplanır; sistem kendisi bulur.',
      'Hazırlık süresi, ürün sayfasında yazdığınız süredir. Art arda üç gecikme puanınızı düşürür.',
      'Sorulara iki iş günü içinde yanıt verilir.',
      'Tescilsiz ürün **coğrafi işaretli** olarak sunulamaz; belge istenir.',
      'Sahte, toplatılmış ya da satışı yasak ürün listelenmez.',
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Entegrasyon var mı?',
        'Evet. Başvuruda entegrasyon türünü seçersiniz; stok, fiyat ve sipariş uçlarının belgesi mağazanız açıldığında verilir.',
      ],
      [
        'Kargoyu ben mi öderim?',
        'Kargo ücretini siz belirlersiniz: alıcıya yansıtabilir, belirli tutarın üstünde ücretsiz yapabilirsiniz. İade gönderim bedeli mağazaya aittir.',
      ],
      [
        'Puanım nasıl hesaplanır?',
        'Zamanında gönderim, iade nedeni, soru yanıtlama ve ürün yorumlarının son 90 günlük ağırlıklı ortalamasıdır. Ayrıntısını isterseniz yazılı bildiririz.',
      ],
      [
        'Mağazamı kapatmak istersem?',
        'Açık siparişler tamamlanınca kapatılır; son iade süresi dolduğunda bakiyeniz aktarılır.',
      ],
    ),
    action('Hazır mısınız? Başvuru yaklaşık on dakika sürer.', 'Mağaza başvurusu', '/magaza-basvuru'),
  ],
}
