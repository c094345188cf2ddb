import { decline } from '@market/domain/text'

/** Texts of the alarm drawer. */
export const alarmTexts = {
  title: { price: 'Fiyat alarmı', stock: 'Gelince haber ver' },
  now: 'Şu anki fiyat',
  targets: 'Hedef önerileri',
  target: 'Hedef fiyat (TL)',
  required: 'zorunlu',
  badTarget: (price: string) =>
    `Hedef fiyat ${decline(price, 'ablative')} düşük, bunun onda birinden yüksek olmalıdır.`,
  explain: {
    price: (email: string) => `Fiyat hedefinize inince ${email} adresine bir kez haber veririz.`,
    stock: (email: string) => `Ürün yeniden satın alınabildiğinde ${email} adresine bir kez haber veririz.`,
  },
  choose: (variant: string) => `${variant} seçin`,
  variant: (names: string) => `Seçiminiz: ${names}`,
  save: { price: 'Alarmı kur', stock: 'Gelince haber ver' },
  change: 'Hedefi değiştir',
  waiting: {
    price: (target: string, until: string) =>
      `Fiyatın ${decline(target, 'dative')} inmesini bekliyoruz. Alarmınız ${until} tarihine kadar geçerlidir.`,
    stock: (until: string) => `Ürünün gelmesini bekliyoruz. Alarmınız ${until} tarihine kadar geçerlidir.`,
  },
  end: 'Alarmı kaldır',
  ended: 'Alarmınız kaldırıldı.',
  all: 'Tüm alarmlarım',
  here: 'Bu ürün şu anda stokta. Beklemeden sepete ekleyebilirsiniz.',
  proof: {
    title: 'Size nereden haber verelim?',
    note: 'E-posta adresinizi bir kodla doğrulayın. Bu adresi yalnızca istediğiniz haberler için kullanırız.',
    member: 'Üyeyseniz giriş yapın; alarmlarınız hesabınızda durur.',
    login: 'Giriş yap',
  },
} as const
