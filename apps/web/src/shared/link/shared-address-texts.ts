/** Texts of an address that is shared. */
export const sharedAddressTexts = {
  send: 'Bağlantıyı gönder',
  look: 'Bağlantıyı aç',
  end: 'Paylaşımı durdur',
  endTitle: 'Paylaşım durdurulsun mu?',
  endText: 'Bağlantıyı gönderdiğiniz kişiler artık açamaz. Yeniden paylaşırsanız yeni bir bağlantı oluşturulur.',
  keep: 'Vazgeç',
}
