import type { SeedPage } from '../seed-page.ts'
import { h, p, table, ul } from '../write.ts'

export const cookies: SeedPage = {
  path: '/sayfa/cerez-politikasi.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'Çerez Politikası',
  summary: 'Tarayıcınızda neyin, ne kadar süreyle saklandığı ve tercihinizi nasıl değiştireceğiniz.',
  blocks: [
    h('Çerez nedir?'),
    p(
      'Çerez, ziyaret ettiğiniz sitenin tarayıcınıza bıraktığı küçük bir metin kaydıdır. Bu politika, tarayıcınızın yerel deposunda tutulan benzer kayıtları da kapsar.',
    ),
    h('Zorunlu kayıtlar'),
    p('Sitenin çalışması için gereklidir; izne bağlı değildir ve reklam için kullanılmaz.'),
    table(
      'Onaysız tutulan kayıtlar',
      ['Ad', 'Ne işe yarar?', 'Süre'],
      ['Oturum anahtarı', 'Sepetinizi ve girişinizi tanır', 'Çıkışa ya da süresi dolana kadar'],
      [
        'device',
        'Daha önce giriş yaptığınız cihazı tanır: başkalarının şifre denemeleri girişinizi engellemez',
        '180 gün',
      ],
      ['cookie_status', 'Çerez tercihinizi hatırlar', 'Siz değiştirene kadar'],
      ['Yetişkin içerik izni', 'Yaş onayınızı yeniden sormaz', '24 saat'],
      ['Son baktıklarınız ve karşılaştırma', 'Ürünleri bu tarayıcıda yeniden bulmanızı sağlar', '30 gün'],
      ['Son aramalarınız', 'Önceki aramalarınızı arama kutusunda yeniden sunar; kutudan temizleyebilirsiniz', '90 gün'],
      ['Çekiliş sepeti', 'Seçtiğiniz biletleri ödeme bitene kadar tutar', 'Çıkışa ya da ödemeye kadar'],
      ['Süren ödeme', 'Sonuçlanmamış ödemenizi her sayfada hatırlatır', '4 gün'],
      [
        'Ödeme taslağı',
        'Yeniden denediğinizde seçtiğiniz yöntemi ve kart üzerindeki adı geri getirir; kart numarasını içermez',
        'Sekme kapanana kadar',
      ],
      [
        'Çevrimdışı kopyalar',
        'Bağlantınız kesildiğinde gezdiğiniz sayfaları, görselleri ve üyeyseniz siparişlerinizle listelerinizi gösterir',
        'Üyeye ait olanlar çıkışa, diğerleri yenisi gelene kadar',
      ],
      [
        'waiting_writes',
        'Bağlantı yokken sepete eklediklerinizi ve favorilerinizi bağlantı gelince işlemek için tutar',
        'İşlenene ya da çıkışa kadar',
      ],
      ['cart_changed', 'Sepetteki değişikliği açık diğer sekmelere haber verir', 'Bir sonraki değişikliğe kadar'],
      [
        'begun_action',
        'Giriş yapmadan başladığınız işlemi girişten sonra tamamlar',
        '30 dakika ya da sekme kapanana kadar',
      ],
      [
        'social_sign_in',
        'Google ya da Facebook ile girişin dönüşünü doğrular',
        'Giriş bitene ya da sekme kapanana kadar',
      ],
      ['expiring:update_later', 'Ertelediğiniz uygulama güncellemesini yeniden sormaz', '24 saat'],
      ['expiring:liked', '“Faydalı” bulduğunuz yorumları işaretli gösterir', '1 yıl ya da çıkışa kadar'],
    ),
    h('Onayınıza bağlı olanlar'),
    table(
      'Yalnızca kabul ederseniz',
      ['Tür', 'Ne işe yarar?', 'Süre'],
      [
        'Ölçüm',
        'Hangi bağlantılara tıklandığını, sayfaların ne kadar okunduğunu, sepete eklenip çıkarılanları ve verilen siparişleri kim olduğunuzu kaydetmeden sayar',
        'Sayfa açık kaldığı sürece; hangi siparişin sayıldığı 12 ay',
      ],
      [
        'Yeniden pazarlama',
        'Baktığınız sayfanın adını reklam listelerine ekler; ana sayfa, arama, kategori, ürün, sepet ve sipariş sonucu sayfalarında çalışmaz',
        'Sayfa açık kaldığı sürece',
      ],
      ['Öneri', 'Size ürün önerir', 'Sayfa açık kaldığı sürece'],
    ),
    p(
      'Siz kabul etmeden bu kayıtlar **oluşmaz** ve ilgili yazılımlar yüklenmez. Onayınızı geri aldığınız anda durur, bıraktıkları silinir. Bir etiket yöneticisi kullanılıyorsa kendi kayıtlarının süresi en fazla 13 aydır.',
    ),
    h('Tercihinizi değiştirmek'),
    ul(
      'İlk ziyarette alttaki bildirimden **Kabul et** ya da **Reddet** ile; ikisi de tek tıkladır.',
      'Sonradan, her sayfanın altındaki **Çerez tercihleri** bağlantısıyla.',
      'Tarayıcınızın ayarlarından tüm kayıtları silerek. Bu durumda sepetiniz ve girişiniz de silinir.',
    ),
    h('Kişisel veriler'),
    p(
      'Çerezlerle toplanan kişisel verilerin işlenmesi [aydınlatma metninde](/sayfa/aydinlatma-metni.html), onayınızın kapsamı [açık rıza metninde](/sayfa/acik-riza.html) anlatılır. Sorularınız için: [{privacyEmail}](mailto:{privacyEmail}).',
    ),
  ],
}
