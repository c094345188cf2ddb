const required = 'zorunlu'

/** Texts of the toll pages. */
export const hgsTexts = {
  required,
  title: 'HGS Bakiye Yükleme',
  description: 'Plaka ya da şasi numarası ile HGS bakiyenizi sorgulayın, kartla yükleyin.',
  intro: 'Plakanızı ya da şasi numaranızı yazın, bakiyenizi görün ve kartla hemen yükleyin.',
  vehicle: {
    title: 'Aracınız',
    by: 'Aracınızı nasıl bulalım?',
    plate: 'Plaka ile',
    vin: 'Şasi numarası ile',
    labels: { plate: 'Plaka', vin: 'Şasi numarası' },
    hints: { plate: 'Örnek: 34 ABC 123', vin: 'Ruhsatta yazan 17 haneli numara' },
    find: 'Bakiyeyi sorgula',
  },
  account: {
    title: 'HGS hesabı',
    other: 'Başka araç',
    plate: 'Plaka',
    vehicleClass: 'Araç sınıfı',
    classText: (vehicleClass: number) => `${vehicleClass}. sınıf`,
    balance: 'Bakiye',
    owed: (amount: string) => `Ödenmemiş ${amount} geçiş borcu var. Yükleyeceğiniz tutardan önce bu borç düşülür.`,
  },
  offers: {
    title: 'Yüklenecek tutar',
    legend: 'Ne kadar yüklemek istersiniz?',
    pays: (price: string) => `Ödenecek ${price}`,
    none: 'Şu anda yükleme yapılamıyor',
    noneText: 'Lütfen daha sonra yeniden deneyin ya da havale ile yükleyin.',
  },
  payment: {
    title: 'Yükleme özeti',
    plate: 'Plaka',
    amount: 'Yüklenecek bakiye',
    fee: 'Hizmet bedeli',
    free: 'Ücretsiz',
    total: 'Ödenecek tutar',
  },
  result: {
    checking: 'Ödemeniz kontrol ediliyor.',
    paid: (number: string) => `Yükleme tamamlandı. İşlem numaranız ${number}.`,
    pending: (number: string) =>
      `${number} numaralı ödemenizin sonucu henüz bankadan gelmedi. Sonuç gelince bakiye yüklenir; yeniden ödemeyin.`,
    failed: 'Ödeme tamamlanamadı, bakiye yüklenmedi.',
  },
  receipt: {
    title: 'Yükleme makbuzu',
    print: 'Yazdır',
    number: 'İşlem numarası',
    date: 'Ödeme tarihi',
    plate: 'Plaka',
    amount: 'Yüklenen tutar',
    balance: 'Yeni bakiye',
  },
  remittance: {
    title: 'Havale ile yükleme',
    text: 'Kart kullanmak istemiyorsanız hesap bilgilerini ve yapmanız gerekenleri e-posta ile gönderelim.',
    open: 'Bilgileri e-posta ile iste',
    labels: {
      firstName: 'Ad',
      lastName: 'Soyad',
      email: 'E-posta',
      phone: 'Cep telefonu',
      vehicle: 'Plaka',
    },
    phoneHint: '05XX XXX XX XX',
    send: 'E-posta gönder',
    sent: (email: string) =>
      `Havale bilgileri ${email} adresine gönderildi. Birkaç dakika içinde gelmezse istenmeyen e-posta (spam) klasörünü kontrol edin.`,
  },
  way: {
    title: 'Yolculukta işinize yarayabilir',
    none: 'Şu anda yolculuk için önerdiğimiz bir ürün yok.',
  },
  failed: {
    title: 'HGS bakiyesi yüklenemedi',
    text: 'Hesabınıza bakiye yüklenmedi. Kartınızdan bir tutar çekildiyse otomatik olarak iade edilir.',
    again: 'Tekrar dene',
    home: 'Ana sayfaya git',
  },
} as const
