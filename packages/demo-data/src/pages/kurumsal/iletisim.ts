import type { SeedPage } from '../seed-page.ts'
import { contactForm, facts, h, note, p, table, tiles } from '../write.ts'

export const contact: SeedPage = {
  path: '/sayfa/iletisim.html',
  section: 'kurumsal',
  kind: 'page',
  title: 'İletişim',
  summary: 'Siparişiniz, iadeniz ya da önerileriniz için bize ulaşmanın tüm yolları.',
  blocks: [
    p(
      'Soruların çoğunun yanıtı [yardım sayfalarında](/sayfa/sikca-sorulan-sorular.html) hazır bekliyor. Siparişinizin yerini ise [Sipariş Takip](/my/siparis-takip) sayfasından, bizi beklemeden görebilirsiniz.',
    ),
    tiles(
      ['receipt', 'Siparişim nerede?', 'Sipariş numarası ve e-posta ile sorgulayın.', '/my/siparis-takip'],
      ['arrow-u-up-left', 'İade etmek istiyorum', 'Koşullar ve adımlar.', '/sayfa/iade-proseduru.html'],
      ['question', 'Bir sorum var', 'Konulara göre sorular ve yanıtlar.', '/sayfa/sikca-sorulan-sorular.html'],
    ),
    h('Müşteri hizmetleri'),
    facts(
      ['Telefon', '[{phone}](tel:{phoneDigits})'],
      ['Çalışma saatleri', '{supportHours}'],
      ['E-posta', '[{email}](mailto:{email})'],
      ['KEP adresi', '{kep}'],
    ),
    note(
      'Kart numaranızı, güvenlik kodunuzu, şifrenizi ya da SMS ile gelen kodu **hiçbir görevlimiz sormaz**. Soran olursa görüşmeyi sonlandırın ve bize bildirin.',
    ),
    contactForm(
      'Bize yazın',
      'Sipariş numaranızı da eklerseniz daha hızlı yanıt veririz: [{email}](mailto:{email}). E-postalara en geç bir iş günü içinde dönülür.',
    ),
    h('Konuya göre adresler'),
    table(
      'Hangi konuda nereye yazılır',
      ['Konu', 'Adres'],
      ['Sipariş, iade, ödeme', '[{email}](mailto:{email})'],
      ['Kişisel verileriniz', '[{privacyEmail}](mailto:{privacyEmail})'],
      ['Mağaza açmak', '[{sellerEmail}](mailto:{sellerEmail})'],
      ['Basın', '[{pressEmail}](mailto:{pressEmail})'],
      ['İş başvurusu', '[{careersEmail}](mailto:{careersEmail})'],
    ),
    h('Şirket bilgileri'),
    facts(
      ['Ticaret unvanı', '{legalName}'],
      ['Merkez adresi', '{address}'],
      ['MERSİS numarası', '{mersis}'],
      ['Ticaret sicili', '{tradeRegistry}'],
      ['Vergi dairesi ve numarası', '{taxOffice} / {taxNumber}'],
    ),
    p('Yüz yüze işlem yapabileceğiniz noktalar [şubeler](/sayfa/subeler.html) sayfasındadır.'),
  ],
}
