import type { SeedPage } from '../seed-page.ts'
import { action, facts, h, p, picture, table, ul } from '../write.ts'

export const press: SeedPage = {
  path: '/sayfa/basin.html',
  section: 'kurumsal',
  kind: 'page',
  title: 'Basın Odası',
  summary: 'Gazeteciler için duyurular, kısa bilgiler ve marka kullanım kuralları.',
  blocks: [
    p(
      'Haberiniz için bilgiye, görsele ya da bir yetkiliyle görüşmeye ihtiyaç duyarsanız bir iş günü içinde yanıt veririz.',
    ),
    facts(
      ['Basın iletişimi', '[{pressEmail}](mailto:{pressEmail})'],
      ['Telefon', '{phone}'],
      ['Şirket unvanı', '{legalName}'],
      ['Merkez', '{address}'],
    ),
    h('Duyurular'),
    table(
      'Son duyurular',
      ['Tarih', 'Konu'],
      ['2 Kasım 2026', 'Kargomat noktaları, tüm il merkezlerinde hizmete girdi.'],
      [
        '1 Eylül 2026',
        '[Üyelik sözleşmesi](/sayfa/uyelik-sozlesmesi.html) sadeleşti; iade ve yorum kuralları açıklığa kavuştu.',
      ],
      ['15 Haziran 2026', '[Coğrafi işaretli ürünler](/sayfa/cografi-isaretli-urunler.html) pazarı açıldı.'],
      ['5 Ocak 2026', '{siteName} yayın hayatına başladı.'],
    ),
    h('Marka kullanımı'),
    picture('cutout.envelope.natural', 'Bir zarf', ''),
    ul(
      'Adımız metinde her zaman büyük harfle başlar: {siteName}.',
      'Logo, çevresinde kendi yüksekliğinin yarısı kadar boşlukla kullanılır; rengi, oranı ve açısı değiştirilmez.',
      'Logo, bir ürünün ya da mağazanın tarafımızdan önerildiği izlenimini verecek biçimde kullanılmaz.',
    ),
    action('Logo ve görsel dosyaları için yazın.', 'Basın ekibine yaz', 'mailto:{pressEmail}'),
  ],
}
