import type { SeedPage } from '../seed-page.ts'
import { action, good, h, note, p, steps, table, ul } from '../write.ts'

export const returns: SeedPage = {
  path: '/sayfa/iade-proseduru.html',
  section: 'rehber',
  kind: 'page',
  title: 'İade Prosedürü',
  summary: '14 gün içinde, gerekçe göstermeden ve kargo ücreti ödemeden iade etmenin adımları ve koşulları.',
  blocks: [
    good('Ürünü teslim aldığınız günden itibaren **14 gün** içinde cayabilirsiniz. İade kargosu **ücretsizdir**.'),
    h('Adım adım iade'),
    steps(
      [
        'İadeyi başlatın',
        '[Siparişlerim](/my/siparisler) sayfasında siparişi açıp **İptal ya da iade et** butonuna tıklayın. Üye değilseniz [Sipariş Takip](/my/siparis-takip) sayfasından aynı işlemi yaparsınız.',
      ],
      [
        'Ürünleri ve nedeni seçin',
        'Siparişin bir bölümünü de iade edebilirsiniz. Seçtiğiniz neden iade hakkınızı etkilemez, mağazanın düzelmesine yardımcı olur.',
      ],
      [
        'İade kodunu alın',
        'Kod ekranda görünür ve e-posta ile gelir. Paketin üzerine yazmanız yeterlidir, çıktı gerekmez.',
      ],
      [
        'Paketi bırakın',
        'Bildirimden itibaren **10 gün** içinde herhangi bir [şubeye](/sayfa/subeler.html) ya da [Kargomat’a](/sayfa/kargomat-ile-teslimat.html).',
      ],
      [
        'Tutar geri gelir',
        'Bildiriminizden itibaren en geç 14 gün içinde, ödediğiniz yöntemle ve tek seferde. Bir paketin tamamını iade ederseniz kargo ücreti de iade edilir. Her adımın beklenen son günü sipariş sayfanızda yazar.',
      ],
    ),
    h('Ürün hangi durumda olmalı?'),
    ul(
      'Ürünü mağazada deneyeceğiniz ölçüde incelemiş olmanız iadeye engel değildir.',
      'Aksesuarlar, belgeler ve ürünle gelen hediyeler eksiksiz gönderilir.',
      'Faturanın aslını kurumsal alıcılar iade faturasıyla birlikte gönderir.',
    ),
    h('Para iadesi ne kadar sürer?'),
    table(
      'Ödeme yöntemine göre iade',
      ['Ödeme', 'Nereye döner?', 'Bankaya gönderdikten sonra'],
      ['Kredi kartı', 'Aynı karta; taksitli ödemede bankanız taksit taksit yansıtabilir', '1–7 iş günü'],
      ['Banka kartı', 'Kartın bağlı olduğu hesaba', '1–3 iş günü'],
      ['Havale/EFT', 'Parayı gönderdiğiniz banka hesabına', '1 iş günü'],
      ['Kapıda ödeme', 'Adınıza, kimliğinizle herhangi bir şubeden ödenir', 'Hemen'],
      ['Hediye kodu', 'Kodun bakiyesine; tek kullanımlık kod, siparişin tamamı geri gelince', 'Hemen'],
    ),
    h('İade edilemeyen ürünler'),
    p(
      'Mesafeli Sözleşmeler Yönetmeliği’ne göre aşağıdaki ürünlerde cayma hakkı yoktur. Ürün **ayıplıysa** bu istisnalar geçerli değildir.',
    ),
    ul(
      'Fiyatı finans piyasalarındaki dalgalanmaya bağlı ürünler (altın gibi)',
      'İsteğinize ya da ölçünüze göre hazırlanan ürünler',
      'Gıda, mama ve yem gibi çabuk bozulan ya da son kullanma tarihi geçebilecek ürünler',
      'Ambalajı açılmış, sağlık ve hijyen bakımından iadesi uygun olmayan ürünler',
      'Ambalajı açılmış kitap, plak, film, oyun ve yazılım',
      'Elektronik ortamda anında yerine getirilen hizmetler (HGS yükleme gibi)',
    ),
    h('Ayıplı ürün'),
    p(
      'Ürün bozuk, eksik ya da açıklamasından farklıysa şu haklardan birini seçebilirsiniz: **sözleşmeden dönme, ayıp oranında indirim, ücretsiz onarım, ayıpsız benzeriyle değişim**. Teslimden itibaren 6 ay içinde ortaya çıkan ayıbın teslim sırasında var olduğu kabul edilir.',
    ),
    note(
      'Mağaza ile anlaşamazsanız Tüketici Hakem Heyetine başvurabilirsiniz. Biz de sipariş kayıtlarını istendiğinde kurula iletiriz.',
    ),
    action('İade etmek istediğiniz bir sipariş mi var?', 'Siparişlerime git', '/my/siparisler'),
  ],
}
