/** Texts of the order pages. */
export const orderTexts = {
  orders: 'Siparişlerim',
  count: (count: number) => `${count} sipariş`,
  empty: 'Henüz siparişiniz yok.',
  emptyAction: 'Alışverişe başla',
  more: 'Daha fazla göster',
  retry: 'Tekrar dene',
  track: 'Sipariş Takip',
  trackNote: 'Sipariş numaranızı ve siparişi verirken yazdığınız e-posta adresini girin.',
  number: 'Sipariş numarası',
  email: 'E-posta',
  show: 'Siparişi göster',
  required: 'zorunlu',
  missing: (field: string) => `${field} zorunludur.`,
  invalid: (field: string) => `${field} geçersiz`,
} as const
