import type { SeedPage } from '../seed-page.ts'
import { faq, h, p, steps, table, ul } from '../write.ts'

export const protection: SeedPage = {
  path: '/sayfa/koruma-paketi.html',
  section: 'rehber',
  kind: 'page',
  title: 'Koruma Paketi',
  summary: 'Telefon, bilgisayar ve küçük ev aletlerini kazaya ve garanti sonrası arızaya karşı koruyan ek hizmet.',
  blocks: [
    p(
      'Koruma paketi, ürünle birlikte sepete eklenen **isteğe bağlı** bir hizmettir. Hiçbir üründe önceden seçili gelmez; sepetten tek dokunuşla çıkarılır.',
    ),
    h('Paketler'),
    table(
      'Neyi kapsar?',
      ['Kapsam', 'Kaza', 'Kaza ve uzatılmış garanti'],
      ['Ekran kırılması', 'Var', 'Var'],
      ['Sıvı teması', 'Var', 'Var'],
      ['Elektrik dalgalanması', 'Yok', 'Var'],
      ['Yasal garanti bitince arıza', 'Yok', '2 yıl daha'],
      ['Süre', '12 ay', '36 ay'],
      ['Onarım sayısı', '1', '2'],
    ),
    h('Kapsam dışı'),
    ul(
      'Çizik ve renk solması gibi kullanımı etkilemeyen izler',
      'Bilerek verilen zarar',
      'Kaybolma ve çalınma (tutanaklı gasp dışında)',
      'Yetkisiz serviste açılmış cihazlar',
    ),
    h('Nasıl kullanılır?'),
    steps(
      ['Bildirin', 'Olaydan sonra 7 gün içinde [iletişim formundan](/sayfa/iletisim.html), kısa bir açıklamayla.'],
      ['Gönderin', 'Ücretsiz gönderi koduyla şubeye ya da Kargomat’a bırakın. Verilerinizi yedekleyin.'],
      ['Onarılsın', 'Onarım 20 iş gününü aşarsa ya da olanaksızsa cihaz benzeriyle değiştirilir.'],
    ),
    h('Sık sorulanlar'),
    faq(
      ['Ürünü iade edersem paket ne olur?', 'Ürünle birlikte iade edilir, bedelinin tamamı geri ödenir.'],
      ['Paketi sonradan ekleyebilir miyim?', 'Hayır. Paket, ürünle birlikte sepete eklenir.'],
      [
        'Katılım payı öder miyim?',
        'Ekran onarımında yoktur; diğer kaza onarımlarında ürün bedelinin %10’u alınır ve onay vermeden onarıma başlanmaz.',
      ],
      [
        'Paketten cayabilir miyim?',
        'Evet, kullanmadıysanız 14 gün içinde bedelin tamamı, sonrasında kalan süreye düşen bölümü iade edilir.',
      ],
    ),
  ],
}
