import type { AddressField } from '@market/domain/account'

/** Texts of the account room. */
export const texts = {
  unknownAddress: 'Adres bulunamadı.',
  tooMany: (max: number) => `En fazla ${max} adres kaydedebilirsiniz. Lütfen önce kullanmadığınız bir adresi silin.`,
  unknownCity: 'İl listede bulunamadı. Lütfen listeden seçin.',
  unknownDistrict: (city: string) => `Seçtiğiniz ilçe ${city} ilinde bulunamadı. Lütfen listeden seçin.`,
  unknownNeighborhood: (district: string) =>
    `Yazdığınız mahalle ${district} ilçesinde bulunamadı. Lütfen listeden seçin ya da boş bırakın.`,
  lettersOnly: (field: string) => `${field} yalnızca harf içerebilir.`,
  lettersAndDigitsOnly: (field: string) => `${field} yalnızca harf ve rakam içerebilir.`,
  houseNumber: 'Adreste bina veya kapı numarası',
  fields: {
    title: 'Adres başlığı',
    firstName: 'Ad',
    lastName: 'Soyad',
    city: 'İl',
    district: 'İlçe',
    neighborhood: 'Mahalle',
    address: 'Adres',
    phone: 'Cep telefonu',
    zipCode: 'Posta kodu',
    email: 'E-posta',
    tc: 'T.C. kimlik numarası',
    companyName: 'Firma unvanı',
    taxOffice: 'Vergi dairesi',
    taxNumber: 'Vergi numarası',
  } satisfies Record<AddressField, string>,
  sameEmail: 'Bu adres zaten hesabınızın e-posta adresi.',
  alreadyActive: 'Üyeliğiniz zaten etkin. E-posta adresiniz ve şifrenizle giriş yapabilirsiniz.',
  deadCode: 'Kod hatalı veya süresi dolmuş. Lütfen kodu kontrol edin ya da yeni bir kod isteyin.',
  exportCodeSent: 'Veri indirme kodunu e-posta adresinize gönderdik.',
  deletionCodeSent: 'Hesap silme kodunu e-posta adresinize gönderdik.',
  /** For the only person who manages a shop, or the office for null. */
  leftAlone: (shop: string | null) =>
    shop === null
      ? 'Personeli yöneten tek kişi sizsiniz. Hesabınızı silmeden önce bu yetkiyi bir başkasına verin.'
      : `${shop} mağazasının tek sahibi sizsiniz. Hesabınızı silmeden önce ekibinizden birini sahip yapın ya da mağazanın kapatılmasını isteyin.`,
  deadLink: 'Bağlantının süresi dolmuş veya daha önce kullanılmış. Lütfen yeni bir bağlantı isteyin.',
  registered:
    'E-posta adresinize bir aktivasyon bağlantısı gönderdik. Üyeliğinizi tamamlamak için bağlantıya tıklayın.',
  registeredBySocial: 'Üyeliğiniz hazır. Giriş yapabilirsiniz.',
  deadSignUp: 'Oturum açma bilgilerinizin süresi doldu. Lütfen yeniden Google veya Facebook ile giriş yapın.',
  linkIsGood: 'Bağlantı geçerli.',
  activated: 'Üyeliğiniz etkinleştirildi. Giriş yapabilirsiniz.',
  activationSent: 'Aktivasyon mailiniz e-posta adresinize gönderildi. Lütfen e-posta adresinizi kontrol edin.',
  resetSent:
    'Bu e-posta adresiyle bir üyelik varsa şifre yenileme bağlantısını gönderdik. Lütfen e-posta adresinizi kontrol edin.',
  passwordChanged: 'Şifreniz değiştirildi.',
  passwordReset: (otherWays: readonly string[]) =>
    `Şifreniz değiştirildi. Hesabınıza şunlarla da giriş yapılabilir: ${otherWays.join('; ')}. Tanımadığınız varsa hesap güvenliği sayfanızdan kaldırın.`,
  wrongCurrentPassword: 'Mevcut şifreniz hatalı.',
  guestMembership: {
    noOrder: 'Bu oturumda verilmiş bir sipariş bulunamadı. Üye Ol sayfasından üye olabilirsiniz.',
    agreement: 'Üye olmak için üyelik sözleşmesini kabul etmelisiniz.',
    isMember: 'Bu e-posta adresiyle bir üyelik var. Giriş yaparsanız siparişiniz hesabınıza eklenir.',
  },
  passkey: {
    none: 'Bu geçiş anahtarı hesabınızda bulunamadı.',
    name: 'Geçiş anahtarı',
    wrongName: 'Ad en fazla 40 karakter olabilir.',
    tooMany: 'En fazla 10 geçiş anahtarı ekleyebilirsiniz. Lütfen önce kullanmadığınız birini silin.',
    known: 'Bu geçiş anahtarı daha önce eklenmiş ya da en fazla sayıya ulaştınız.',
    refused: 'Geçiş anahtarı doğrulanamadı ya da süresi doldu. Lütfen yeniden deneyin.',
  },
  secondStep: {
    wanted: 'Doğrulama uygulamanızdaki 6 haneli kodu ya da bir kurtarma kodunuzu yazın.',
    wrong: 'Doğrulama kodu hatalı. Uygulamanızdaki güncel kodu ya da kullanılmamış bir kurtarma kodunu yazın.',
    wrongFirst:
      'Kod hatalı. Uygulamanızda görünen güncel kodu yazın; telefonunuzun saati otomatik ayarda olmalı. Başka bir sekmede yeniden başladıysanız orada sürdürün.',
    over: 'Giriş süreniz doldu. Lütfen yeniden giriş yapın.',
    setUpOver: 'Kurulum süresi doldu. Lütfen baştan başlayın.',
    isOn: 'İki adımlı doğrulama zaten açık.',
    isOff: 'İki adımlı doğrulama zaten kapalı.',
  },
  samePassword: 'Yeni şifreniz mevcut şifrenizden farklı olmalıdır.',
  member: {
    firstName: 'Ad',
    lastName: 'Soyad',
    email: 'E-posta',
    phone: 'Cep telefonu',
    password: 'Şifre',
    repeated: 'Şifre tekrarı',
    current: 'Mevcut şifre',
    agreement: 'Üyelik sözleşmesi',
    tc: 'T.C. kimlik numarası',
  },
}
