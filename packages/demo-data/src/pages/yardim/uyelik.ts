import type { SeedPage } from '../seed-page.ts'
import { faq, p } from '../write.ts'

export const helpMembership: SeedPage = {
  path: '/sayfa/yardim-uyelik.html',
  section: 'yardim',
  kind: 'help',
  icon: 'user',
  title: 'Üyelik ve Hesap',
  summary: 'Üye olma, şifre, adresler, bildirimler ve hesabı silme.',
  blocks: [
    p(
      'Üyelik ücretsizdir. Koşullar [üyelik sözleşmesinde](/sayfa/uyelik-sozlesmesi.html), verilerinizin kullanımı [aydınlatma metninde](/sayfa/aydinlatma-metni.html) yazar.',
    ),
    faq(
      [
        'Şifremi unuttum, ne yapmalıyım?',
        '[Giriş](/giris-yap) sayfasındaki **Şifremi unuttum** bağlantısına e-posta adresinizi yazın. Gelen bağlantı 30 dakika geçerlidir ve bir kez kullanılır; yeni şifreyle birlikte tüm açık oturumlar kapanır.',
      ],
      [
        'Nasıl üye olurum?',
        '[Üye Ol](/uye-ol) sayfasında adınızı, e-posta adresinizi ve şifrenizi yazın, gelen bağlantıyla adresinizi doğrulayın. Şifre en az 8 karakterdir; büyük harf, küçük harf ve rakam içerir.',
      ],
      [
        'Aktivasyon e-postası gelmedi, ne yapabilirim?',
        'İstenmeyen e-posta (spam) klasörünü kontrol edin. Yine yoksa giriş yapmayı deneyin; **Aktivasyon Maili Gönder** butonu görünür ve bağlantı yeniden gönderilir.',
      ],
      [
        'Telefon numaramı ya da e-posta adresimi nasıl değiştiririm?',
        'İkisini de [Kişisel Bilgiler](/my/bilgi) sayfasından değiştirirsiniz. E-posta adresi için şifrenizi ve yeni adrese gönderilen kodu yazmanız gerekir; değişikliği eski adresinize de bildiririz.',
      ],
      [
        'Kampanya iletilerini nasıl durdururum?',
        '[Kişisel Bilgiler](/my/bilgi) sayfasındaki izinlerden. E-posta izni ile SMS ve telefon izni ayrı ayrıdır; değişiklik kaydettiğiniz anda geçerli olur.',
      ],
      [
        'Hesabımı nasıl silerim?',
        'Kişisel Bilgiler sayfasının altındaki **Hesabımı sil** bağlantısıyla. Yasanın saklamamızı istediği sipariş ve fatura kayıtları dışındaki verileriniz silinir; ayrıntılar [imha politikasındadır](/sayfa/imha-politikasi.html).',
      ],
      [
        'Hesabımı başkası kullanmış olabilir mi?',
        'Tanımadığınız bir sipariş ya da sizin yapmadığınız bir şifre değişikliği gördüyseniz hemen şifrenizi değiştirin; diğer cihazlardaki oturumlar kapanır. Ardından bize yazın, birlikte kontrol edelim.',
      ],
    ),
  ],
}
