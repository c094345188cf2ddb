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
      [
        'Görüşelim',
        'Ekibimiz başvuru numaranızla size telefon ya da e-posta ile ulaşır; belgeleri ve koşulları konuşuruz.',
      ],
      ['Mağazanız açılsın', 'Belgeleriniz tamamlanınca sözleşme imzalanır ve mağazanız açılır.'],
      ['Ürünleriniz eklensin', 'Ürünlerinizi, seçtiğiniz entegrasyona göre ekibimizle birlikte eklersiniz.'],
      ['Satışa başlayın', 'Paketi hazırlar, şubemize bırakır ya da kapınızdan aldırırsınız.'],
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
      'Bedel oranı ve ödeme takvimi ürün türüne göre değişir; sözleşmede yazar.',
    ),
    h('Satarken uyulacaklar'),
    ul(
      'Ürün bilgisi, fiyat ve stok gerçeği yansıtır. Üstü çizili fiyat, son 30 günün en düşük fiyatıdır.',
      'Paket, ürün sayfasında yazan hazırlık süresi içinde yola çıkar.',
      'Sorulara iki iş günü içinde yanıt verilir.',
      'Tescilsiz ürün **coğrafi işaretli** olarak sunulamaz; belge istenir.',
      'Sahte, toplatılmış ya da satışı yasak ürün listelenmez.',
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Entegrasyon var mı?',
        'Başvuruda kullandığınız entegrasyonu seçersiniz; bağlantının nasıl kurulacağını görüşmede konuşuruz.',
      ],
      [
        'Kargoyu ben mi öderim?',
        'Kargo ücretini siz belirlersiniz: alıcıya yansıtabilir, belirli tutarın üstünde ücretsiz yapabilirsiniz. İade gönderim bedeli mağazaya aittir.',
      ],
      [
        'Mağazamı kapatmak istersem?',
        'Açık siparişler tamamlanınca kapatılır; son iade süresi dolduğunda bakiyeniz aktarılır.',
      ],
    ),
    action('Hazır mısınız? Başvuru yaklaşık on dakika sürer.', 'Mağaza başvurusu', '/magaza-basvuru'),
  ],
}
