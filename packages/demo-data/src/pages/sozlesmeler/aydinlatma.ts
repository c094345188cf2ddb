import type { ContentBlock } from '@market/domain/content'
import type { SeedPage } from '../seed-page.ts'
import { facts, h, ol, p, table, ul } from '../write.ts'

const text = (version: 1 | 2): readonly ContentBlock[] => [
  h('1. Veri sorumlusu'),
  p('6698 sayılı Kişisel Verilerin Korunması Kanunu (“KVKK”) uyarınca veri sorumlusu:'),
  facts(
    ['Unvan', '{legalName}'],
    ['Adres', '{address}'],
    ['MERSİS', '{mersis}'],
    ['KEP', '{kep}'],
    ['KVKK başvuru adresi', '[{privacyEmail}](mailto:{privacyEmail})'],
  ),
  h('2. İşlenen veriler, amaçlar ve hukuki sebepler'),
  table(
    'Hangi veri, ne için, hangi hukuki sebeple işlenir',
    ['Veri', 'Amaç', 'Hukuki sebep (KVKK m. 5)'],
    [
      'Kimlik: ad, soyad; altın ve mücevherde T.C. kimlik numarası',
      'Sözleşmenin kurulması, fatura',
      'Sözleşme; kanunda öngörülmesi',
    ],
    ['İletişim: adres, telefon, e-posta', 'Teslimat, bilgilendirme', 'Sözleşmenin ifası'],
    ['Müşteri işlem: sipariş, iade, talep', 'Siparişin yürütülmesi, destek', 'Sözleşme; hukuki yükümlülük'],
    ['Finans: ödeme durumu, IBAN', 'Ödeme ve iade', 'Sözleşmenin ifası'],
    [
      'İşlem güvenliği: IP adresi, oturum ve giriş kayıtları',
      'Güvenlik, 5651 sayılı Kanun',
      'Hukuki yükümlülük; meşru menfaat',
    ],
    ['Pazarlama: alışveriş geçmişi, çerez verileri', 'Kişiselleştirme, ticari ileti', '**Açık rıza**'],
  ),
  h('3. Toplama yöntemi'),
  p(
    'Veriler; site ve uygulamadaki formlar, sipariş ve destek süreçleri ile çerezler üzerinden, tamamen ya da kısmen otomatik yollarla elektronik ortamda toplanır.',
  ),
  h('4. Aktarım'),
  ul(
    'Siparişin ifası için **mağazalara** ve dağıtım hizmeti verenlere,',
    'Ödeme ve iade için **bankalara** ve ödeme kuruluşlarına,',
    'Barındırma, SMS ve e-posta hizmeti alınan **tedarikçilere**, yalnızca hizmetin gerektirdiği ölçüde,',
    'Kanunla yetkili **kurum ve kuruluşlara**.',
  ),
  p(
    version === 1
      ? 'Veriler yurt içinde saklanır.'
      : 'Veriler yurt içindeki sunucularda saklanır. KVKK’nın 9. maddesindeki güvenceler sağlanmadan yurt dışına aktarım yapılmaz.',
  ),
  h('5. Saklama süreleri'),
  p(
    'Veriler, işleme amacının gerektirdiği ve mevzuatın öngördüğü süre kadar saklanır; süre sonunda [saklama ve imha politikasına](/sayfa/imha-politikasi.html) göre silinir, yok edilir ya da anonim hâle getirilir.',
  ),
  h('6. Haklarınız'),
  p('KVKK’nın 11. maddesi uyarınca şu haklara sahipsiniz:'),
  ol(
    'Kişisel verinizin işlenip işlenmediğini öğrenme ve buna ilişkin bilgi isteme',
    'İşlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme',
    'Yurt içinde ya da yurt dışında aktarıldığı üçüncü kişileri bilme',
    'Eksik ya da yanlış işlenmişse düzeltilmesini isteme',
    'Kanun’da öngörülen koşullarda silinmesini ya da yok edilmesini isteme',
    'Düzeltme ve silme işlemlerinin aktarılan kişilere bildirilmesini isteme',
    'Yalnızca otomatik sistemlerle analiz sonucu aleyhinize çıkan sonuca itiraz etme',
    'Hukuka aykırı işleme nedeniyle uğradığınız zararın giderilmesini isteme',
  ),
  h('7. Başvuru'),
  p(
    'Başvurunuzu [{privacyEmail}](mailto:{privacyEmail}) adresine kayıtlı e-postanızdan, {kep} KEP adresine ya da yazılı olarak şirket adresine yapabilirsiniz. Başvurular en geç **30 gün** içinde ücretsiz yanıtlanır. Yanıtı yetersiz bulursanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
  ),
]

export const disclosure: SeedPage = {
  path: '/sayfa/aydinlatma-metni.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'KVKK Aydınlatma Metni',
  summary: 'Kişisel verilerinizin kim tarafından, hangi amaç ve hukuki sebeple işlendiği ile haklarınız.',
  earlier: [{ since: '2026-01-05', changes: '', blocks: text(1) }],
  since: '2026-06-01',
  changes: 'Yurt dışına aktarım maddesi açıklandı.',
  blocks: text(2),
}
