import type { SeedPage } from '../seed-page.ts'
import { h, note, p, table, ul } from '../write.ts'

export const paymentGuide: SeedPage = {
  path: '/sayfa/odeme-secenekleri.html',
  section: 'rehber',
  kind: 'page',
  title: 'Ödeme Seçenekleri',
  summary: 'Kart, havale, kapıda ödeme ve diğer yöntemlerin koşulları ile yasal taksit sınırları.',
  blocks: [
    p(
      'Siparişiniz için geçerli yöntemler ödeme adımında görünür. Geçerli olmayanlar, nedeniyle birlikte soluk gösterilir.',
    ),
    h('Yöntemler'),
    table(
      'Ödeme yöntemleri ve koşulları',
      ['Yöntem', 'Nasıl çalışır?', 'Bilmeniz gereken'],
      ['Kredi / Banka Kartı', 'Bankanızın 3D Secure sayfasında onaylanır', 'Taksit yalnızca kredi kartında'],
      [
        'Havale/EFT',
        'Tutarı üç güne kadar, son kalan ürünlerde daha kısa sürede gönderirsiniz',
        'Açıklamaya sipariş numarası yazılır',
      ],
      ['Anında Havale', 'Bankanızın sayfasında onaylarsınız', 'Sipariş hemen oluşur'],
      ['Kapıda Ödeme', 'Kuryeye kartla ya da nakit', '5.000,00 TL’ye kadar; altında ve Kargomat’ta yapılamaz'],
      [
        'Link ile Ödeme',
        'Ödeme linkini siz paylaşır ya da SMS ile gönderirsiniz',
        'Üyelere açıktır; altında kullanılamaz',
      ],
      ['Pttem Kart', '16 haneli kart numarasıyla', 'Üyelere açıktır'],
      ['{siteName} Kart', '8 ile başlayan 16 haneli kart numarasıyla', 'Üyelere açıktır'],
      ['BKM Express, Garanti Pay', 'Kendi penceresinde onaylanır', 'Mobil uygulamada kullanılamaz'],
    ),
    h('Taksit sınırları'),
    p('Taksit sayısını mevzuat, ürün türüne göre sınırlar. Sepetteki en küçük sınır tüm sipariş için geçerlidir.'),
    table(
      'Ürün türüne göre en fazla taksit',
      ['Ürün türü', 'En fazla taksit'],
      ['Genel', '12'],
      ['Bilgisayar', '12'],
      ['Beyaz eşya', '9'],
      ['Tablet', '6'],
      ['Elektronik', '4'],
      ['Yeni cep telefonu, altın, gıda', 'Taksit yapılamaz'],
    ),
    note('Sınırlar değiştiğinde tablo güncellenir; bağlayıcı olan, ödeme adımında gördüğünüz sayıdır.'),
    h('Ödeme güvenliği'),
    ul(
      'Kart bilgileri sunucularımıza ulaşmaz; ayrıntılar [güvenli alışveriş](/sayfa/guvenli-alisveris.html) sayfasındadır.',
      'Toplam tutar siz onaylamadan değişmez; değişirse ödeme alınmadan size sorulur.',
      'Aynı sipariş için iki kez ödeme alınmaz. Bağlantınız koparsa işlem kaldığı yerden tamamlanır.',
      'Sonucu belirsiz kalan ödemeler en geç 15 dakika içinde bankadan sorgulanır.',
    ),
  ],
}
