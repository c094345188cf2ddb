/** Header and footer of the checkout: its steps, its safety, and links to its terms. */
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
