import type { SeedPage } from '../seed-page.ts'
import { faq, h, p, steps, table, ul } from '../write.ts'

export const protection: SeedPage = {
  path: '/sayfa/koruma-paketi.html',
  section: 'rehber',
  kind: 'page',
  title: 'Koruma Paketi',
  summary: 'Telefon, bilgisayar ve beyaz eşyayı kazaya ve garanti sonrası arızaya karşı koruyan ek hizmet.',
  blocks: [
    p(
      'Koruma paketi, ürünle birlikte sepete eklenen **isteğe bağlı** bir hizmettir. Hiçbir üründe önceden seçili gelmez; sepetten tek tıkla çıkarılır.',
    ),
    h('Paketler'),
    table(
      'Ürüne göre sunulan hizmetler',
      ['Hizmet', 'Ürün', 'Neyi kapsar?'],
      ['Ekran Koruma Paketi', 'Cep telefonu', 'Bir yıl içinde kırılan ekran bir kez, ücretsiz değiştirilir'],
      ['Hırsızlık ve Kaza Sigortası', 'Cep telefonu', 'İki yıl boyunca sıvı teması, düşme ve kapkaç'],
      ['Cihaz Kaza Sigortası', 'Dizüstü bilgisayar', 'Bir yıl boyunca düşme ve sıvı teması'],
      ['Uzatılmış Garanti (+1 yıl)', 'Bilgisayar', 'Üretici garantisinden sonraki bir yılın parça ve işçiliği'],
      ['Uzatılmış Garanti (+2 yıl)', 'Beyaz eşya', 'Üretici garantisinden sonraki iki yılın parça ve işçiliği'],
    ),
    p('Hizmetin fiyatı ürünün fiyatına göre belirlenir; ürün sayfasında ve sepette ayrı bir satırda yazar.'),
    h('Kapsam dışı'),
    ul(
      'Çizik ve renk solması gibi kullanımı etkilemeyen izler',
      'Bilerek verilen zarar',
      'Cihazın kaybolması',
      'Yetkisiz serviste açılmış cihazlar',
    ),
    h('Nasıl kullanılır?'),
    steps(
      ['Bildirin', '[İletişim formundan](/sayfa/iletisim.html) sipariş numaranızla ve kısa bir açıklamayla yazın.'],
      [
        'Yanıtımızı bekleyin',
        'Cihazı nereye ve nasıl göndereceğinizi e-posta ile yazarız. Göndermeden önce verilerinizi yedekleyin.',
      ],
    ),
    h('Sık sorulanlar'),
    faq(
      ['Ürünü iade edersem hizmet ne olur?', 'Ürünle birlikte iade edilir, bedelinin tamamı geri ödenir.'],
      [
        'Hizmeti sonradan ekleyebilir miyim?',
        'Siparişi verene kadar, ürün sayfasında ya da sepette. Sipariş verildikten sonra eklenemez.',
      ],
      [
        'Hizmetten vazgeçebilir miyim?',
        'Sepette tek tıkla çıkarırsınız. Siparişten sonra ürünle birlikte iptal ya da iade edilir.',
      ],
    ),
  ],
}
