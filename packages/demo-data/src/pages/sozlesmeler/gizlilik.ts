import type { SeedPage } from '../seed-page.ts'
import { h, p, table, ul } from '../write.ts'

export const privacy: SeedPage = {
  path: '/sayfa/gizlilik.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'Gizlilik Politikası',
  summary: 'Hangi bilginin neden istendiği, kimlerle paylaşıldığı ve nasıl korunduğu, sade bir dille.',
  blocks: [
    p(
      'Bu sayfa, gizlilik uygulamalarımızı günlük dille anlatır. Yasanın istediği ayrıntılı bilgi [aydınlatma metnindedir](/sayfa/aydinlatma-metni.html).',
    ),
    h('Ne isteriz, ne istemeyiz?'),
    table(
      'İşleme göre istenen bilgiler',
      ['İşlem', 'İstediğimiz', 'İstemediğimiz'],
      ['Gezinmek', 'Hiçbir bilgi', 'Üyelik, konum'],
      ['Sipariş vermek', 'Ad, adres, telefon, e-posta', 'Doğum tarihi, cinsiyet'],
      ['Altın ve mücevher almak', 'Yasa gereği T.C. kimlik numarası', 'Kimlik fotoğrafı'],
      ['Üye olmak', 'Ad, e-posta, şifre', 'Telefon (isteğe bağlıdır)'],
      ['Ödeme yapmak', 'Kart bilgisi yalnızca bankaya gider', 'Kart numarasının saklanması'],
    ),
    h('Kimlerle paylaşırız?'),
    ul(
      '**Mağaza:** Siparişinizi hazırlamak ve fatura kesmek için ad, adres ve iletişim bilginiz.',
      '**Kurye:** Paketi getirmek için ad, adres ve telefon.',
      '**Banka:** Ödemeyi almak ve iade etmek için.',
      '**Yetkili kurumlar:** Yalnızca yasa gereği istendiğinde ve istenen kadarıyla.',
    ),
    p('Bilgilerinizi **satmayız**, reklam ağlarına kimlik bilgisi vermeyiz.'),
    h('Ne kadar saklarız?'),
    p(
      'Sipariş ve fatura kayıtları yasa gereği 10 yıl saklanır. Üye olmadan açılan oturumlar, sepetleri ve adresleriyle birlikte son kullanımdan 30 gün sonra, gönderdiğimiz e-postaların kopyaları da 30 gün sonra silinir. Aramalarınız sunucularımızda hesabınızla ilişkilendirilerek tutulmaz; son aramalarınız yalnızca tarayıcınızda saklanır. Süresi dolan veriler [saklama ve imha politikasına](/sayfa/imha-politikasi.html) göre yok edilir.',
    ),
    h('Nasıl koruruz?'),
    ul(
      'Bağlantılar şifrelidir; şifreler geri çevrilemez biçimde saklanır.',
      'Çalışanlar yalnızca görevleri için gereken bilgiyi görür.',
      'Şifre değişince hesabın diğer cihazlardaki oturumları kapanır.',
      'Bir veri ihlali olursa en geç 72 saat içinde Kişisel Verileri Koruma Kuruluna ve etkilenenlere bildirilir.',
    ),
    h('Seçim sizin'),
    p(
      'Çerez tercihlerinizi her sayfanın altındaki **Çerez tercihleri** bağlantısından, ileti izinlerinizi [Kişisel Bilgiler](/my/bilgi) sayfasından değiştirirsiniz. Aynı sayfadan verilerinizin bir kopyasını indirebilir, hesabınızı silebilirsiniz.',
    ),
    h('Çocuklar'),
    p(
      'Üyelik 18 yaşından büyüklere açıktır. Çocuğa ait bir bilginin bize ulaştığını düşünüyorsanız [{privacyEmail}](mailto:{privacyEmail}) adresine yazın; bilgiyi sileriz.',
    ),
  ],
}
