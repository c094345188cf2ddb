/** Header and footer of pages that lead nowhere else: steps of an order, what makes it safe, where its rules stand. */
export const shortTexts = {
  label: 'Sipariş adımları',
  steps: ['Sepet', 'Adres', 'Ödeme', 'Onay'],
  secure: 'Güvenli bağlantı',
  links: [
    ['Gizlilik', '/sayfa/gizlilik.html'],
    ['İade Prosedürü', '/sayfa/iade-proseduru.html'],
    ['Güvenli Alışveriş', '/sayfa/guvenli-alisveris.html'],
    ['İletişim', '/sayfa/iletisim.html'],
  ],
} as const
