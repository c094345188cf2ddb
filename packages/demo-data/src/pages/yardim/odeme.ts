import type { SeedPage } from '../seed-page.ts'
import { faq, p } from '../write.ts'

export const helpPayment: SeedPage = {
  path: '/sayfa/yardim-odeme.html',
  section: 'yardim',
  kind: 'help',
  icon: 'credit-card',
  title: 'Ödeme ve Taksit',
  summary: 'Ödeme yöntemleri, taksit sınırları ve kart güvenliği.',
  blocks: [
    p(
      'Yöntemlerin koşulları [ödeme seçenekleri](/sayfa/odeme-secenekleri.html), güvenlik önlemleri [güvenli alışveriş](/sayfa/guvenli-alisveris.html) sayfasında anlatılır.',
    ),
    faq(
      [
        'Taksit sayısı neden sınırlı?',
        'Taksit sınırını mevzuat, ürünün türüne göre belirler. Sepette birden çok tür varsa en küçük sınır geçerlidir; nedeni ödeme adımında taksit tablosunun altında yazar.',
        'Yeni cep telefonu, altın ve gıdada taksit yapılamaz.',
      ],
      [
        'Ödemem alındı ama siparişim görünmüyor, ne yapmalıyım?',
        'Bankanızın yanıtı gecikmiş olabilir. Tutar çekildiyse sipariş birkaç dakika içinde oluşur ya da tutar otomatik olarak geri gönderilir; aynı siparişi yeniden vermeden önce [Siparişlerim](/my/siparisler) sayfasına bakın.',
      ],
      [
        'Kart bilgilerim saklanıyor mu?',
        'Yalnızca siz isterseniz. Kart numaranız tarayıcınızdan doğrudan bankaya gider; sunucularımıza ulaşmaz, satıcıya iletilmez.',
        'Ödeme adımında **Kartımı sonraki alışverişlerim için sakla** kutusunu işaretlerseniz kartınızı banka saklar; biz yalnızca tanımanız için numaranın ilk altı ve son dört hanesini tutarız. Kayıtlı kartlarınızı [Kayıtlı Kartlarım](/my/kartlarim) sayfasından silebilirsiniz.',
      ],
      [
        '3D Secure nedir, neden isteniyor?',
        'Bankanızın, kartı sizin kullandığınızı telefonunuza gönderdiği kodla doğrulamasıdır. Kartınız başkasının eline geçse bile kod olmadan alışveriş yapılamaz.',
      ],
      [
        'Ödemem neden reddedildi?',
        'En sık nedenler yetersiz limit, internet alışverişine kapalı kart ve yanlış doğrulama kodudur. Sepetiniz ve adresiniz korunur; başka kartla hemen yeniden deneyebilirsiniz.',
      ],
      [
        'Havale ile nasıl öderim?',
        'Ödeme adımında **Havale/EFT** seçeneğini ve bankayı seçin. Açıklama alanına sipariş numaranızı yazın ve tutarı siparişte ve e-postada yazan saate kadar gönderin: çoğu üründe üç gününüz, son kalanlarda en az on iki saatiniz vardır. Süre dolarsa sipariş iptal edilir.',
      ],
      [
        'Kapıda ödeme var mı?',
        'Evet. 5.000,00 TL’ye kadar olan siparişleri teslimatta nakit ya da kartla ödeyebilirsiniz. Altın içeren siparişlerde ve Kargomat’a teslimde kapıda ödeme yapılamaz.',
      ],
      [
        'Vade farkı ödüyor muyum?',
        'Kartınıza ve taksit sayısına göre değişir. Taksit tablosunda her seçeneğin aylık ve toplam tutarı ayrı ayrı yazar; **Vade farksız** yazan seçeneklerde toplam tutar değişmez.',
      ],
    ),
  ],
}
