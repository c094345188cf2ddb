import { decline } from '@market/domain'

/** Texts of the drawer in which an alarm is set. */
export const alarmTexts = {
  title: { price: 'Fiyat alarmı', stock: 'Gelince haber ver' },
  now: 'Şu anki fiyat',
  targets: 'Hedef önerileri',
  target: 'Hedef fiyat (TL)',
  required: 'zorunlu',
  badTarget: (price: string) => `Hedef, ${price} fiyatının altında ve en az onda biri kadar olmalıdır.`,
  explain: {
    price: (email: string) => `Fiyat hedefinize inince ${email} adresine bir kez haber veririz.`,
    stock: (email: string) => `Ürün yeniden satın alınabildiğinde ${email} adresine bir kez haber veririz.`,
  },
  variant: (names: string) => `Seçiminiz: ${names}`,
  save: { price: 'Alarmı kur', stock: 'Gelince haber ver' },
  change: 'Hedefi değiştir',
  waiting: {
    price: (target: string, until: string) =>
      `Fiyatın ${decline(target, 'dative')} inmesini bekliyoruz. Alarmınız ${until} tarihine kadar sürer.`,
    stock: (until: string) => `Ürünün gelmesini bekliyoruz. Alarmınız ${until} tarihine kadar sürer.`,
  },
  end: 'Alarmı bitir',
  ended: 'Alarmınız bitirildi.',
  all: 'Tüm alarmlarım',
  here: 'Bu ürün şu anda stokta. Beklemeden sepete ekleyebilirsiniz.',
  proof: {
    title: 'Size nereden haber verelim?',
    note: 'E-posta adresinizi bir kodla doğrulayın. Bu adresi yalnızca istediğiniz haberler için kullanırız.',
    member: 'Üyeyseniz giriş yapın; alarmlarınız hesabınızda durur.',
    login: 'Giriş yap',
  },
} as const
