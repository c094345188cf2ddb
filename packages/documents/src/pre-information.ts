import { escapeHtml } from '@market/server'
import type { ContractFacts } from '@market/commerce'
import { buyerTable, goodsTable, section, sellerTable } from './contract-parts.ts'
import { withdrawalSections } from './withdrawal-sections.ts'

/** The pre-information form that the law requires before an order: seller, goods, price, right of withdrawal. */
export function preInformation(facts: ContractFacts): string {
  const site = escapeHtml(facts.siteTitleShort)
  return [
    `<p>Bu form, 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uyarınca, siparişinizi onaylamadan önce sizi bilgilendirmek için hazırlanmıştır.</p>`,
    section(
      '1. Satıcı bilgileri',
      ...facts.shops.map(sellerTable),
      `Satıcılara yukarıdaki KEP adreslerinden ya da ${site} üzerindeki “Mağazaya sor” alanından ulaşabilirsiniz. ${site}, satıcılar ile alıcıları buluşturan aracı hizmet sağlayıcıdır; ürünlerin satıcısı değildir.`,
    ),
    section('2. Alıcı bilgileri', buyerTable(facts)),
    section(
      '3. Ürünlerin temel nitelikleri ve fiyatı',
      goodsTable(facts),
      'Fiyatlara tüm vergiler dâhildir. Yukarıda yazılı olanlar dışında sizden ek bir bedel istenmez. Taksitli ödemeyi seçerseniz varsa vade farkı, ödeme sayfasında taksit tutarları ile birlikte gösterilir ve onayınızla toplam tutara eklenir.',
    ),
    section(
      '4. Ödeme',
      'Ödeme, sipariş sayfasında seçtiğiniz yöntemle alınır: kart ve cüzdan ödemelerinde bankanızın sayfasında onaylamanızla, havale ve EFT’de tutar hesaba geçtiğinde, kapıda ödemede teslimatta. Kart numaranız ve güvenlik kodunuz tarayıcınızdan doğrudan bankaya iletilir; satıcıya ve siteye iletilmez, saklanmaz. Siparişi onayladığınızda ödeme yükümlülüğü altına girersiniz.',
    ),
    section(
      '5. Teslimat',
      `Ürünler, yukarıdaki teslimat adresine, ${site} lojistik ağı ile gönderilir. Tahmini teslim günü sepetinizde ve sipariş sayfanızda gösterilir; teslim süresi, siparişinizin satıcıya ulaşmasından itibaren 30 günü aşamaz. Ürün bu süre içinde teslim edilmezse sözleşmeyi feshedebilirsiniz; ödediğiniz tutarın tamamı 14 gün içinde iade edilir.`,
      'Ürünlerin yolda kaybolması ya da zarar görmesi, siz ya da belirlediğiniz üçüncü kişi teslim alıncaya kadar satıcının sorumluluğundadır.',
    ),
    ...withdrawalSections(6, facts),
    section(
      '8. Şikâyet ve itiraz',
      'Şikâyet ve itirazlarınızı satıcıya ya da Ticaret Bakanlığınca her yıl belirlenen parasal sınırlar içinde yerleşim yerinizdeki ya da ürünü satın aldığınız yerdeki Tüketici Hakem Heyetine, bu sınırları aşan durumlarda Tüketici Mahkemesine iletebilirsiniz. Tüketici Mahkemesinde dava açmadan önce arabulucuya başvurmanız gerekir (6502 sayılı Kanun, m. 73/A).',
    ),
    section(
      '9. Onay',
      'Bu formu elektronik ortamda okuduğunuzu ve bilgilendirildiğinizi onayladığınızda mesafeli satış sözleşmesini kurabilirsiniz. Formun ve sözleşmenin bir örneği e-posta adresinize kalıcı veri saklayıcısı olarak gönderilir.',
    ),
  ].join('\n')
}
