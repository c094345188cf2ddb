import { addressTexts } from '../address/texts.ts'

/** Texts of a card payment. */
export const paymentTexts = {
  card: 'Kart bilgileri',
  required: 'zorunlu',
  fields: {
    number: 'Kart numarası',
    name: 'Kart üzerindeki ad soyad',
    expiry: 'Son kullanma tarihi',
    cvc: 'CVC',
    contract: 'Sözleşme onayı',
  },
  expiryHint: 'AA/YY',
  cvcHint: 'Kartın arkasındaki 3 rakam',
  amexCvcHint: 'Kartın ön yüzündeki 4 rakam',
  recognised: (brand: string) => `${brand} kart tanındı`,
  contracts: 'Sözleşmeler',
  download: 'PDF indir',
  /** Between two documents. */
  with: ' ile ',
  accept: (documents: number) => ` ${documents > 1 ? 'metinlerini' : 'metnini'} okudum, onaylıyorum.`,
  byButton: 'Siparişi onaylayarak ',
  acceptByButton: (documents: number) =>
    ` ${documents > 1 ? 'metinlerini' : 'metnini'} okuduğumu ve kabul ettiğimi beyan ederim.`,
  mustAccept: 'Devam etmek için sözleşmeyi onaylayın.',
  obliges: 'Siparişi onayladığınızda ödeme yükümlülüğü altına girersiniz.',
  safe: 'Ödeme, bankanızın 3D Secure sayfasında onaylanır. Kart numaranız sitemizde saklanmaz.',
  pay: 'Onayla ve öde',
  saved: {
    title: 'Kayıtlı kartlarınız',
    until: (expiry: string) => `Son kullanma ${expiry}`,
    expired: 'Süresi doldu',
    another: 'Başka bir kartla öde',
    note: 'Kart bilgilerinizi yeniden girmeniz gerekmez; ödemeyi bankanızın 3D Secure sayfasında onaylarsınız.',
  },
  problem: addressTexts.problem,
} as const
