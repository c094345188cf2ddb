import type { SeedPage } from '../seed-page.ts'
import { h, p, table, ul } from '../write.ts'

export const destruction: SeedPage = {
  path: '/sayfa/imha-politikasi.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'Saklama ve İmha Politikası',
  summary: 'Kişisel verilerin ne kadar saklandığı ve süresi dolunca nasıl yok edildiği.',
  blocks: [
    h('1. Amaç ve kapsam'),
    p(
      'Bu politika, Kişisel Verilerin Silinmesi, Yok Edilmesi veya Anonim Hale Getirilmesi Hakkında Yönetmelik uyarınca {legalName} tarafından hazırlanmıştır; alıcıların, üyelerin, ziyaretçilerin, mağaza yetkililerinin ve çalışan adaylarının verilerini kapsar.',
    ),
    h('2. Kayıt ortamları'),
    ul(
      'Veri tabanları ve yedekleri',
      'Uygulama ve güvenlik kayıtları',
      'E-posta ve destek sistemi',
      'Basılı sözleşme ve tutanaklar',
    ),
    h('3. Saklama süreleri'),
    table(
      'Veri türüne göre süre',
      ['Veri', 'Süre', 'Dayanak'],
      ['Sipariş, fatura, ödeme kaydı', '10 yıl', 'Türk Ticaret Kanunu, Vergi Usul Kanunu'],
      ['Mesafeli sözleşme ve bildirimler', '3 yıl', 'Mesafeli Sözleşmeler Yönetmeliği'],
      ['Ticari ileti onayları', 'Onayın bitiminden sonra 3 yıl', '6563 sayılı Kanun'],
      ['Erişim kayıtları', '2 yıl', '5651 sayılı Kanun'],
      ['Destek görüşmeleri', '3 yıl', 'Hakkın korunması'],
      ['Üye olmadan açılan oturum, sepeti ve adresleri', 'Son kullanımdan sonra 30 gün', 'Amacın sona ermesi'],
      ['Gönderilen e-postaların kopyaları', '30 gün', 'Amacın sona ermesi'],
      ['Çalışan adayı öz geçmişi', '1 yıl', 'Açık rıza'],
      ['Üyelik bilgileri', 'Üye hesabını silene kadar', 'Sözleşmenin ifası'],
    ),
    h('4. İmha yöntemleri'),
    ul(
      '**Silme:** Veri, ilgili kullanıcılar için erişilemez kılınır.',
      '**Yok etme:** Elektronik kayıtların üzerine yazılır, basılı belgeler öğütülür.',
      '**Anonim hâle getirme:** Veri, kimseyle ilişkilendirilemeyecek biçime sokulur; istatistikler böyle tutulur.',
    ),
    h('5. Periyodik imha'),
    p(
      'Oturumlar, e-posta kopyaları ve tek kullanımlık kodlar süreleri dolunca sistemce silinir; diğer veriler **altı ayda** bir, ocak ve temmuz aylarında imha edilir. Yedeklerdeki kopyalar en geç 90 gün içinde döngüden çıkar. İmha işlemleri kayda geçirilir ve kayıtlar 3 yıl saklanır.',
    ),
    h('6. Talep üzerine imha'),
    p(
      'Hesabınızı [Kişisel Bilgiler](/my/bilgi) sayfasından sildiğinizde verileriniz hemen silinir; diğer silme talepleri en geç 30 gün içinde yanıtlanır. Yasal saklama yükümlülüğü bulunan veriler, süre boyunca yalnızca bu amaçla ve erişimi sınırlandırılarak tutulur.',
    ),
    h('7. Sorumluluk'),
    table(
      'Görev dağılımı',
      ['Birim', 'Görev'],
      ['Kişisel veri kurulu', 'Politikayı onaylar, yılda bir gözden geçirir'],
      ['Bilgi güvenliği', 'Teknik önlemleri ve imhayı uygular'],
      ['Hukuk', 'Süreleri mevzuata göre günceller'],
      ['Müşteri hizmetleri', 'Talepleri alır ve yanıtlar'],
    ),
  ],
}
