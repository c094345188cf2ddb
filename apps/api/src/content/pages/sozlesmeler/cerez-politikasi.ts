import type { SeedPage } from '../seed-page.ts'
import { h, p, table, ul } from '../write.ts'

export const cookies: SeedPage = {
  path: '/sayfa/cerez-politikasi.html',
  section: 'sozlesmeler',
  kind: 'legal',
  title: 'Çerez Politikası',
  summary: 'Tarayıcınızda neyin, ne kadar süreyle saklandığı ve tercihinizi nasıl değiştireceğiniz.',
  blocks: [
    h('Çerez nedir?'),
    p(
      'Çerez, ziyaret ettiğiniz sitenin tarayıcınıza bıraktığı küçük bir metin kaydıdır. Bu politika, tarayıcınızın yerel deposunda tutulan benzer kayıtları da kapsar.',
    ),
    h('Zorunlu kayıtlar'),
    p('Sitenin çalışması için gereklidir; izne bağlı değildir ve reklam için kullanılmaz.'),
    table(
      'Onaysız tutulan kayıtlar',
      ['Ad', 'Ne işe yarar?', 'Süre'],
      ['Oturum anahtarı', 'Sepetinizi ve girişinizi tanır', 'Çıkışa ya da süresi dolana kadar'],
      ['cookie_status', 'Çerez tercihinizi hatırlar', 'Siz değiştirene kadar'],
      ['Yetişkin içerik izni', 'Yaş onayınızı yeniden sormaz', '24 saat'],
    ),
    h('Onayınıza bağlı olanlar'),
    table(
      'Yalnızca kabul ederseniz',
      ['Tür', 'Ne işe yarar?', 'Süre'],
      ['Ölçüm', 'Hangi sayfaların zor kullanıldığını anlamak', '13 ay'],
      ['Yeniden pazarlama', 'Baktığınız ürünleri reklamlarda göstermek', '6 ay'],
    ),
    p(
      'Siz kabul etmeden bu kayıtlar **oluşmaz** ve ilgili yazılımlar yüklenmez. Sepet, adres ve ödeme sayfalarında kabul etseniz de çalışmazlar.',
    ),
    h('Tercihinizi değiştirmek'),
    ul(
      'İlk ziyarette alttaki bildirimden **Kabul et** ya da **Reddet** ile; ikisi de tek dokunuştur.',
      'Sonradan, her sayfanın altındaki **Çerez tercihleri** bağlantısıyla.',
      'Tarayıcınızın ayarlarından tüm kayıtları silerek. Bu durumda sepetiniz ve girişiniz de silinir.',
    ),
    h('Kişisel veriler'),
    p(
      'Çerezlerle toplanan kişisel verilerin işlenmesi [aydınlatma metninde](/sayfa/aydinlatma-metni.html), onayınızın kapsamı [açık rıza metninde](/sayfa/acik-riza.html) anlatılır. Sorularınız için: [{privacyEmail}](mailto:{privacyEmail}).',
    ),
  ],
}
