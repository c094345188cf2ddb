/** Texts of an address that is handed on. */
export const sharedAddressTexts = {
  send: 'Bağlantıyı gönder',
  look: 'Bağlantıyı aç',
  end: 'Paylaşımı durdur',
}
