/** Texts of the toll room. */
export const texts = {
  vehicle: { vehicle: 'Plaka ya da şasi numarası' },
  form: {
    firstName: 'Ad',
    lastName: 'Soyad',
    email: 'E-posta',
    phone: 'Cep telefonu',
    vehicle: 'Plaka ya da şasi numarası',
  },
  unknownVehicle: 'Bu araca ait bir HGS hesabı bulunamadı. Plakayı ya da şasi numarasını kontrol edin.',
  unknownTopUp: 'Yükleme bulunamadı.',
  unknownOffer: 'Seçtiğiniz yükleme tutarı artık sunulmuyor. Lütfen listeden yeniden seçin.',
  offer: (amount: string) => `${amount} HGS bakiyesi`,
  loaded: {
    subject: (plate: string) => `HGS bakiyeniz yüklendi: ${plate}`,
    title: 'HGS bakiyeniz yüklendi',
    intro: 'Ödemeniz alındı ve HGS bakiyeniz yüklendi.',
    care: 'Yüklenen bakiye, varsa önce ödenmemiş geçiş borçlarından düşülür.',
    told: (plate: string, amount: string) => `${plate} plakalı aracın HGS hesabına ${amount} yüklendi.`,
  },
  facts: { plate: 'Plaka', amount: 'Yüklenen tutar', balance: 'Yeni bakiye', number: 'İşlem numarası' },
  remittance: {
    subject: 'Havale ile HGS bakiye yükleme',
    intro: (plate: string) =>
      `${plate} plakalı aracın HGS hesabına havale ya da EFT ile bakiye yükleme bilgilerini istediniz. Tutarı aşağıdaki hesaplardan birine gönderin.`,
    holder: 'Alıcı',
    reference: 'Açıklama',
    care: 'Açıklama alanına yalnızca plakayı yazın. Havaleniz hesabımıza geçtikten sonra en geç bir iş günü içinde yüklenir. Bu isteği siz yapmadıysanız bu iletiyi dikkate almayın.',
    office: (plate: string) => `HGS havale isteği: ${plate}`,
  },
}
