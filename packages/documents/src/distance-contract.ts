import { escapeHtml } from '@market/server'
import type { ContractFacts } from '@market/commerce'
import { buyerTable, goodsTable, section, sellerTable } from './contract-parts.ts'
import { withdrawalSections } from './withdrawal-sections.ts'

/** The contract between the shopper and each shop of the order. */
export function distanceContract(facts: ContractFacts): string {
  const site = escapeHtml(facts.siteTitleShort)
  return [
    section(
      '1. Taraflar',
      'Bu sözleşme, aşağıda bilgileri yer alan satıcıların her biri ile alıcı arasında, her satıcının kendi sattığı ürünler için ayrı ayrı geçerli olmak üzere elektronik ortamda kurulmuştur.',
      ...facts.shops.map(sellerTable),
      buyerTable(facts),
    ),
    section(
      '2. Konu',
      `Sözleşmenin konusu, alıcının ${escapeHtml(facts.siteUrl)} adresinden elektronik ortamda sipariş ettiği, nitelikleri ve fiyatı aşağıda yazılı ürünlerin satışı ve teslimi ile tarafların hak ve yükümlülükleridir. 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği hükümleri uygulanır.`,
    ),
    section('3. Sözleşme konusu ürünler', goodsTable(facts)),
    section(
      '4. Genel hükümler',
      'Alıcı, ürünlerin temel niteliklerini, vergiler dâhil fiyatını, ödeme şeklini ve teslimata ilişkin ön bilgileri okuyup bilgi sahibi olduğunu, elektronik ortamda gereken onayı verdiğini kabul eder.',
      'Satıcı, ürünü eksiksiz, siparişte belirtilen niteliklere uygun ve varsa garanti belgesi ile kullanım kılavuzuyla birlikte teslim etmekle yükümlüdür. Ürünün ayıplı olması durumunda alıcı, Kanun’un 11. maddesindeki seçimlik haklarını (sözleşmeden dönme, ayıp oranında indirim, ücretsiz onarım, ayıpsız misli ile değişim) satıcıya karşı kullanabilir.',
      'Satıcı, siparişi yerine getirmesinin olanaksızlaştığını öğrendiği andan itibaren 3 gün içinde alıcıya bildirir ve ödenen tutarın tamamını bildirimden itibaren 14 gün içinde iade eder. Ürünün stokta bulunmaması, yerine getirmenin olanaksızlaşması sayılmaz.',
    ),
    section(
      '5. Ödeme ve fatura',
      'Alıcı, toplam bedeli sipariş sayfasında seçtiği yöntemle öder. Taksitli ödemede bankanın uyguladığı vade farkı, onaydan önce gösterilen tutar kadardır. Fatura, alıcının bildirdiği fatura bilgilerine göre satıcı tarafından düzenlenir.',
    ),
    section(
      '6. Teslimat',
      `Ürün, alıcının yukarıdaki adresine ${site} lojistik ağı ile, siparişin satıcıya ulaşmasından itibaren en geç 30 gün içinde teslim edilir. Teslime kadar oluşan kayıp ve hasardan satıcı sorumludur. Alıcı dışında birine teslim edilmesi istenirse bu kişinin teslim almaması satıcının sorumluluğunu doğurmaz.`,
    ),
    ...withdrawalSections(7, facts),
    section(
      '9. Aracı hizmet sağlayıcı',
      `${site}, sözleşmenin kurulmasına aracılık eder, ödemeyi satıcı adına alır ve alıcının bildirimlerini satıcıya iletmesini sağlayan sistemi kesintisiz açık tutar. Yönetmeliğin aracı hizmet sağlayıcıya yüklediği sorumluluklar saklıdır.`,
    ),
    section(
      '10. Kişisel veriler',
      'Alıcının kişisel verileri, 6698 sayılı Kişisel Verilerin Korunması Kanunu’na uygun olarak, yalnızca sözleşmenin kurulması ve yerine getirilmesi için gereken ölçüde satıcı ve taşıyıcı ile paylaşılır.',
    ),
    section(
      '11. Uyuşmazlıkların çözümü',
      'Bu sözleşmeden doğan uyuşmazlıklarda, Ticaret Bakanlığınca her yıl ilan edilen parasal sınırlara göre alıcının yerleşim yerindeki ya da işlemin yapıldığı yerdeki Tüketici Hakem Heyetleri ile Tüketici Mahkemeleri yetkilidir.',
    ),
    section(
      '12. Yürürlük',
      'Alıcı, sözleşmeyi elektronik ortamda onayladığında tüm maddeleri okuyup kabul etmiş sayılır; sözleşme, siparişin onaylandığı tarihte yürürlüğe girer. Sözleşmenin bir örneği alıcının e-posta adresine gönderilir ve sipariş kaydında saklanır.',
    ),
  ].join('\n')
}
