import type { SeedPage } from '../seed-page.ts'
import { action, faq, h, p, table, ul, warn } from '../write.ts'

export const safeShopping: SeedPage = {
  path: '/sayfa/guvenli-alisveris.html',
  section: 'rehber',
  kind: 'page',
  title: 'Güvenli Alışveriş',
  summary: 'Kartınızın, hesabınızın ve paketinizin nasıl korunduğu; dolandırıcılığa karşı dikkat edilecekler.',
  blocks: [
    h('Kartınız nasıl korunur?'),
    ul(
      'Bağlantı baştan sona şifrelidir; adres çubuğundaki kilit simgesi bunu gösterir.',
      'Kart numaranız ve güvenlik kodunuz tarayıcınızdan **doğrudan bankaya** gider. Sunucularımıza, satıcıya ya da kayıtlarımıza ulaşmaz.',
      'Her kart ödemesi bankanızın 3D Secure sayfasında, telefonunuza gelen kodla onaylanır.',
      'Ölçüm ve öneri yalnızca izin verirseniz çalışır; kart bilgileriniz hiçbir ölçüme girmez.',
    ),
    h('Vazgeçerseniz paranız'),
    p(
      'Ödemenizi mağaza adına biz alırız. Siparişi iptal ya da iade ettiğinizde tutarı, ödediğiniz yolla size biz geri göndeririz; her adımı sipariş sayfasında görürsünüz.',
    ),
    h('Hesabınızı korumak için'),
    ul(
      'Başka yerde kullanmadığınız, en az 8 karakterli bir şifre seçin.',
      'Şifrenizi ve SMS kodunu kimseyle paylaşmayın; görevlilerimiz hiçbir zaman sormaz.',
      'Ortak bilgisayarda işiniz bitince **Çıkış** yapın.',
      'Tanımadığınız bir sipariş görürseniz şifrenizi hemen değiştirin: tüm oturumlar kapanır.',
    ),
    h('Dolandırıcılığı tanıyın'),
    warn(
      'Siparişiniz için **site dışında** ödeme, havale ya da “kargo ücreti” isteyen iletilere uymayın. Tüm ödemeler yalnızca {siteUrl} üzerindeki ödeme sayfasında alınır.',
    ),
    table(
      'Sahte ileti nasıl anlaşılır?',
      ['İleti', 'Gerçeği'],
      ['“Paketiniz gümrükte, bağlantıdan ödeyin”', 'Yurt içi siparişte gümrük ödemesi olmaz.'],
      [
        '“Çekilişten telefon kazandınız, kart bilginizi girin”',
        'Çekiliş sonuçları hesabınızda görünür, kart bilgisi istenmez.',
      ],
      ['“İadeniz için IBAN ve SMS kodu gerekli”', 'Kartla ödenen tutar karta döner; kod hiçbir iade için sorulmaz.'],
      ['“Hesabınız kapanacak, hemen giriş yapın”', 'Bağlantıya basmayın; adresi kendiniz yazarak girin.'],
    ),
    h('Sık sorulanlar'),
    faq(
      [
        'Satıcının gerçek olduğunu nasıl anlarım?',
        'Her mağazanın unvanı, şehri, MERSİS, KEP ve vergi numarası ürün sayfasındaki mağaza künyesinde yazar. Bu belgeler mağaza açılırken denetlenir.',
      ],
      [
        'Kartım bilgim dışında kullanıldıysa ne yapmalıyım?',
        'Önce bankanızı arayıp kartı kapattırın, sonra işlem tarihini ve tutarını bize yazın. İşlem sitemizdeyse siparişi durdurur, bankanıza bilgi veririz.',
      ],
    ),
    action('Şüpheli bir ileti mi aldınız?', 'Bize bildirin', '/sayfa/iletisim.html'),
  ],
}
