import { formatPrice, type Money } from '@market/domain/money'
import { escapeHtml } from '@market/server'
import type { Contract, ContractFacts, PurchaseKind } from '@market/commerce'
import { section } from './contract-parts.ts'
import { versionedContract } from './versioned-contract.ts'

/** Change it with the wording. */
const wording = '2026-11-1'

interface SaleText {
  readonly title: string
  readonly subject: string
  readonly performance: string
  readonly withdrawal: string
}
const saleTexts: Readonly<Record<PurchaseKind, SaleText>> = {
  hgs: {
    title: 'HGS Bakiye Yükleme Sözleşmesi',
    subject:
      'Sözleşmenin konusu, plakası ya da şasi numarası yazılan aracın Hızlı Geçiş Sistemi (HGS) hesabına, aşağıda yazılı tutarlardan seçilenin yüklenmesidir. Yükleme için ayrıca hizmet bedeli alınmaz.',
    performance:
      'Yükleme, bankanız ödemeyi onaylar onaylamaz yapılır. Hesapta ödenmemiş geçiş borcu varsa yüklenen tutardan önce bu borç düşülür. Ödeme onaylandığı hâlde yükleme yapılamazsa tutar kartınıza iade edilir.',
    withdrawal:
      'Yükleme, elektronik ortamda anında yerine getirilen bir hizmettir. Mesafeli Sözleşmeler Yönetmeliği’nin 15. maddesi uyarınca, yükleme yapıldıktan sonra cayma hakkı kullanılamaz. Hesaptaki kullanılmamış bakiyenin iadesi için HGS işletmecisine başvurulur.',
  },
  raffle: {
    title: 'Çekiliş Katılım Sözleşmesi',
    subject:
      'Sözleşmenin konusu, aşağıda yazılı çekilişlere bilet satışıdır. Her bilete bir numara verilir; çekilişin yapılacağı gün ve saat, bir üyenin alabileceği en fazla bilet sayısı ve kalan bilet sayısı çekiliş sayfasında yazar.',
    performance:
      'Biletler, bankanız ödemeyi onaylar onaylamaz hesabınıza eklenir. Kazanan numaralar, satılan biletler arasından rastgele ve her bilete eşit şans verilerek belirlenir; sonuç çekiliş sayfasında ve hesabınızda yayımlanır, kazanan üyeye e-posta ile bildirilir. Çekiliş yapılamazsa bilet bedelleri iade edilir.',
    withdrawal:
      'Belirli bir tarihte yapılacak bir etkinliğe katılım niteliğinde olduğundan, Mesafeli Sözleşmeler Yönetmeliği’nin 15. maddesi uyarınca satın alınan biletler için cayma hakkı kullanılamaz.',
  },
}

/** The goods and their price. */
export type SaleLine = readonly [name: string, price: Money]

/** The full contract of a purchase outside the cart; its version identifies wording and content. */
export function makeSaleContract(
  kind: PurchaseKind,
  lines: readonly SaleLine[],
  { siteTitleShort, siteUrl }: Pick<ContractFacts, 'siteTitleShort' | 'siteUrl'>,
): Contract {
  const { title, subject, performance, withdrawal } = saleTexts[kind]
  const rows = lines.map(
    ([name, price]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(formatPrice(price))}</td></tr>`,
  )
  const html = [
    section(
      '1. Taraflar',
      `Bu sözleşme, ${escapeHtml(siteUrl)} adresindeki ${escapeHtml(siteTitleShort)} ile bu sayfada ödeme yapan alıcı arasında elektronik ortamda kurulur.`,
    ),
    section('2. Konu', subject, `<table>${rows.join('')}</table>`),
    section(
      '3. Ödeme',
      'Tutara vergiler dâhildir; tutar, bankanın 3D Secure sayfasında onaylanan kartla tek çekimde ödenir. Kart bilgileri yalnızca bankaya gönderilir.',
    ),
    section('4. Yerine getirme', performance),
    section('5. Cayma hakkı', withdrawal),
    section(
      '6. Uyuşmazlıkların çözümü',
      'Bu sözleşmeden doğan uyuşmazlıklarda, Ticaret Bakanlığınca her yıl ilan edilen parasal sınırlara göre alıcının yerleşim yerindeki ya da işlemin yapıldığı yerdeki Tüketici Hakem Heyetleri ile Tüketici Mahkemeleri yetkilidir.',
    ),
  ].join('\n')
  return versionedContract(wording, [{ id: 'mesafeli-satis', title, html }])
}
