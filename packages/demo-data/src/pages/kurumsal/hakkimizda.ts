import type { SeedPage } from '../seed-page.ts'
import { action, facts, h, p, picture, steps, tiles, ul } from '../write.ts'

export const about: SeedPage = {
  path: '/sayfa/hakkimizda.html',
  section: 'kurumsal',
  kind: 'page',
  title: 'Hakkımızda',
  summary: 'Türkiye’nin dört bir yanındaki mağazaları, kendi dağıtım ağıyla alıcılara kavuşturan pazaryeri.',
  blocks: [
    p(
      '{siteName}, siparişi mağazanın rafından alıp kapınıza kadar **kendi dağıtım ağıyla** taşıyan bir pazaryeridir. Ürünü satan mağazadır; biz alıcı ile satıcıyı buluşturur, ödemeyi mağaza adına alır ve paketi yola çıkarırız.',
    ),
    picture(
      'scene.parcel',
      'Raftan yola çıkmaya hazır bir paket',
      'Her paketin yolu, ilk taramadan teslimata kadar izlenir.',
    ),
    h('Nasıl çalışıyoruz?'),
    steps(
      ['Mağaza hazırlar', 'Siparişiniz, ürünün sayfasında yazan hazırlık süresi içinde paketlenir.'],
      ['Biz taşırız', 'Paket en yakın şubeden alınır, aktarma merkezinden geçer ve dağıtıma çıkar.'],
      ['Siz teslim alırsınız', 'Adresinizde, şubede ya da [Kargomat’ta](/sayfa/kargomat-ile-teslimat.html).'],
      ['Vazgeçerseniz', '14 gün içinde iade edersiniz; tutarı, ödediğiniz yolla biz geri göndeririz.'],
    ),
    h('Neye söz veriyoruz?'),
    ul(
      '**Açık fiyat:** Kargo ücreti ödeme adımından önce, sepette yazar. Gördüğünüz toplam, ödediğiniz toplamdır.',
      '**Doğru indirim:** Üstü çizili fiyat, ürünün son 30 gündeki en düşük fiyatıdır.',
      '**Gerçek yorum:** Yalnızca ürünü satın alanlar yorum yazar; olumsuz yorumlar da olumlular kadar görünür.',
      '**Sade iade:** 14 gün içinde gerekçe göstermeden, kargo ücreti ödemeden iade edersiniz.',
      '**Gerçek süre:** Sayaçlar ve “son ürünler” uyarıları gerçek stok ve gerçek saattir.',
    ),
    h('Değerlerimiz'),
    tiles(
      [
        'shield-check',
        'Güven',
        'Kart bilgisi sunucularımıza hiç girmez; ödeme bankanızda doğrulanır.',
        '/sayfa/guvenli-alisveris.html',
      ],
      [
        'map-pin',
        'Yerellik',
        'Coğrafi işaretli ürünler yöresindeki üreticiden yola çıkar.',
        '/sayfa/cografi-isaretli-urunler.html',
      ],
      [
        'user',
        'Herkes için',
        'Site klavyeyle ve ekran okuyucuyla uçtan uca kullanılır.',
        '/sayfa/erisilebilirlik.html',
      ],
      [
        'storefront',
        'Esnafın yanında',
        'Küçük üretici ile büyük mağaza aynı kurallarla satar.',
        '/sayfa/magaza-rehberi.html',
      ],
    ),
    h('Şirket bilgileri'),
    p('Elektronik ticaret mevzuatının istediği bilgiler:'),
    facts(
      ['Ticaret unvanı', '{legalName}'],
      ['Merkez adresi', '{address}'],
      ['MERSİS numarası', '{mersis}'],
      ['KEP adresi', '{kep}'],
      ['Vergi dairesi ve numarası', '{taxOffice} / {taxNumber}'],
      ['Ticaret sicili', '{tradeRegistry}'],
      ['Telefon', '{phone}'],
      ['E-posta', '{email}'],
    ),
    action('Bizimle çalışmak ister misiniz?', 'Açık görevlere bakın', '/sayfa/kariyer.html'),
  ],
}
