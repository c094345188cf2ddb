import type { ContentBlock } from '@market/domain/content'
import type { SeedPage } from '../seed-page.ts'
import { h, ol, p, ul } from '../write.ts'

/** The second version separates returns from reviews, and says how changes are announced. */
const text = (version: 1 | 2): readonly ContentBlock[] => [
  h('1. Taraflar ve tanımlar'),
  p(
    'Bu sözleşme, {address} adresindeki {legalName} (“**{siteName}**”) ile {siteUrl} adresindeki siteye üye olan kişi (“**Üye**”) arasında, Üyenin sözleşmeyi elektronik ortamda onaylamasıyla kurulur.',
  ),
  ul(
    '**Site:** {siteUrl} alan adı ile mobil uygulamalar.',
    '**Mağaza:** Sitede kendi adına ürün satan, bilgileri ürün sayfasında yer alan satıcı.',
    '**Alıcı:** Sitede bir mağazadan ürün satın alan kişi.',
  ),
  h('2. Konu'),
  p(
    'Sözleşmenin konusu, Sitenin kullanım koşulları ile tarafların hak ve yükümlülükleridir. {siteName}, 6563 sayılı Kanun anlamında **aracı hizmet sağlayıcıdır**; ürünlerin satıcısı değildir. Satış sözleşmesi Alıcı ile Mağaza arasında kurulur.',
  ),
  h('3. Üyelik'),
  ol(
    'Üyelik ücretsizdir ve 18 yaşını doldurmuş, fiil ehliyetine sahip kişilere açıktır.',
    'Üye, verdiği bilgilerin doğru olduğunu kabul eder ve değişiklikleri günceller.',
    'Hesap kişiye özeldir; devredilemez. Şifrenin korunması Üyenin sorumluluğundadır.',
    'Üye, hesabının izinsiz kullanıldığını fark ederse gecikmeden bildirir; {siteName} hesabı hemen güvenceye alır.',
  ),
  h('4. Üyenin yükümlülükleri'),
  ol(
    'Siteyi hukuka ve dürüstlük kuralına uygun kullanır; başkasının haklarına zarar vermez.',
    'Otomatik araçlarla veri toplamaz, Sitenin işleyişini bozmaz, güvenlik önlemlerini aşmaya çalışmaz.',
    'Kampanyaları, hediye kodlarını ve yorumları yanıltıcı biçimde kullanmaz.',
  ),
  h('5. İşletmecinin yükümlülükleri'),
  ol(
    'Siteyi güvenli ve kesintisiz açık tutmak için gereken özeni gösterir; bakım çalışmalarını önceden duyurur.',
    'Mağazaların tanıtıcı bilgilerini denetler ve ürün sayfasında gösterir.',
    'Ödemeyi Mağaza adına alır; iptal ve iadede tutarı Alıcının ödediği yolla geri gönderir.',
    'Hukuka aykırı içerikten haberdar olduğunda en geç 48 saat içinde yayından kaldırır.',
  ),
  h('6. Sipariş, cayma ve iade'),
  p(
    version === 1
      ? 'Siparişlerde mesafeli satış sözleşmesi ve ön bilgilendirme formu geçerlidir. Alıcı, yasal süresi içinde cayma hakkını kullanabilir.'
      : 'Siparişlerde, ödeme adımında gösterilen ve e-posta ile gönderilen ön bilgilendirme formu ile [mesafeli satış sözleşmesi](/sayfa/mesafeli-satis-sozlesmesi.html) geçerlidir. Alıcı, teslimden itibaren 14 gün içinde gerekçe göstermeden cayabilir; iade gönderim ücreti Alıcıdan alınmaz.',
  ),
  h('7. Yorumlar ve içerik'),
  p(
    version === 1
      ? 'Üye, yazdığı yorumlardan kendisi sorumludur.'
      : 'Yalnızca satın alınan ürünlere yorum yazılır ve yorumlar [yorum kurallarına](/sayfa/yorum-kurallari.html) göre yayımlanır. Üye, yorumunun Sitede süresiz ve bedelsiz gösterilmesine izin verir; dilediğinde silebilir. Olumsuz yorumlar, kurallara uygun oldukça kaldırılmaz.',
  ),
  h('8. Fikrî haklar'),
  p(
    'Sitenin tasarımı, yazılımı ve markaları {legalName}’nin mülkiyetindedir. Üye, Siteyi kullanmakla bu haklar üzerinde bir hak kazanmaz.',
  ),
  h('9. Kişisel veriler'),
  p(
    'Kişisel veriler 6698 sayılı Kanun’a uygun olarak, [aydınlatma metninde](/sayfa/aydinlatma-metni.html) yazılı amaçlarla işlenir. Bu sözleşmenin onaylanması, ticari ileti gönderilmesine ya da açık rıza gerektiren bir işlemeye **onay anlamına gelmez**; bunlar ayrıca sorulur.',
  ),
  h('10. Sözleşmenin sona ermesi'),
  p(
    'Üye, [Kişisel Bilgiler](/my/bilgi) sayfasından üyeliğini dilediği zaman, gerekçe göstermeden sona erdirebilir. {siteName}, sözleşmeye ağır aykırılık hâlinde nedenini bildirerek üyeliği askıya alabilir ya da sona erdirebilir. Devam eden siparişlerden doğan haklar saklıdır.',
  ),
  ...(version === 1
    ? []
    : [
        h('11. Değişiklikler'),
        p(
          'Değişiklikler yürürlüğe girmeden en az 15 gün önce e-posta ile ve Sitede duyurulur. Yeni koşulları kabul etmeyen Üye, bu süre içinde üyeliğini sona erdirebilir. Önceki sürümler bu sayfanın altında saklanır.',
        ),
      ]),
  h(version === 1 ? '11. Uyuşmazlıkların çözümü' : '12. Uyuşmazlıkların çözümü'),
  p(
    'Türk hukuku uygulanır. Tüketici işlemlerinden doğan uyuşmazlıklarda, Ticaret Bakanlığınca her yıl ilan edilen parasal sınırlara göre Üyenin yerleşim yerindeki Tüketici Hakem Heyetleri ve Tüketici Mahkemeleri yetkilidir.',
  ),
]

export const membershipAgreement: SeedPage = {
  path: '/sayfa/uyelik-sozlesmesi.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'Üyelik Sözleşmesi',
  summary: 'Siteye üye olanlar ile işletmeci arasındaki hak ve yükümlülükler.',
  earlier: [{ since: '2026-01-05', changes: '', blocks: text(1) }],
  since: '2026-09-01',
  changes: 'İade ve yorum maddeleri açıklandı; değişikliklerin 15 gün önceden duyurulması eklendi.',
  blocks: text(2),
}
