import type { WithdrawalRight } from '@market/domain/catalog'
import type { CartItem } from '@market/domain/cart'
import { escapeHtml } from '@market/server'
import type { ContractFacts } from '@market/commerce'
import { section } from './contract-parts.ts'

/**
 * The right of withdrawal, its exceptions and the order's goods that it excludes, in sections numbered from `first`.
 */
export const withdrawalSections = (first: number, facts: ContractFacts): readonly string[] => [
  section(
    `${first}. Cayma hakkı`,
    'Ürünü teslim aldığınız günden itibaren 14 gün içinde, hiçbir gerekçe göstermeden ve cezai şart ödemeden sözleşmeden cayabilirsiniz. Süre her satıcının ürünleri için ayrı işler; bir satıcının ürünleri ayrı ayrı teslim edilirse, o satıcıdan son ürünü teslim aldığınız gün başlar. Cayma hakkınızı ürün size ulaşmadan önce de kullanabilirsiniz.',
    'Caymak için bu süre dolmadan sipariş sayfanızdaki iade adımlarını izlemeniz ya da satıcıya yazılı olarak veya kalıcı veri saklayıcısı ile bildirmeniz yeterlidir. Bildirimden itibaren 10 gün içinde ürünü, size verilen iade kodu ile geri gönderirsiniz.',
    'İade gönderim bedelini siz ödemezsiniz. Ödediğiniz tutar, varsa teslimat bedeli ve tümünü geri gönderdiğiniz ürünün hediye paketi ücreti ile birlikte, cayma bildiriminizin satıcıya ulaşmasından itibaren 14 gün içinde, ödemede kullandığınız araca uygun biçimde ve tek seferde iade edilir. Ürünü mutat biçimde incelemenizden doğan değişiklik ve bozulmalardan sorumlu olmazsınız.',
  ),
  section(
    `${first + 1}. Cayma hakkının kullanılamayacağı ürünler`,
    ...named(facts, 'none', 'Bu siparişte cayma hakkı bulunmayan ürünler:'),
    ...named(facts, 'sealed', 'Bu siparişte yalnızca ambalajı açılmadan iade edilebilen ürünler:'),
    'Fiyatı finansal piyasalardaki dalgalanmalara bağlı olarak değişen ürünlerde (altın gibi), istekleriniz ya da kişisel ihtiyaçlarınız doğrultusunda hazırlanan ürünlerde, çabuk bozulabilen ya da son kullanma tarihi geçebilecek ürünlerde, tesliminden sonra ambalajı açılmış olup iadesi sağlık ve hijyen bakımından uygun olmayan ürünlerde, tesliminden sonra ambalajı açılmış kitap, dijital içerik ve bilgisayar sarf malzemelerinde cayma hakkı kullanılamaz.',
  ),
]

function named({ draft }: ContractFacts, right: WithdrawalRight, text: string): readonly string[] {
  const names = draft.cart.shops.flatMap(({ items }) => items.filter((item) => item.withdrawal === right).map(nameOf))
  return names.length === 0 ? [] : [`${text} ${escapeHtml(names.join('; '))}.`]
}

const nameOf = ({ brand, name }: CartItem): string => `${brand} ${name}`
