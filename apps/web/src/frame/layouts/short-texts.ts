/** Texts of the checkout's header and footer: steps, secure connection, links to the terms. */
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
