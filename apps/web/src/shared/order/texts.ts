import { decline } from '@market/domain/text'

/** Texts of an order, on all pages that show one. */
export const orderViewTexts = {
  number: 'Sipariş no',
  date: 'Tarih',
  total: 'Toplam',
  payment: 'Ödeme',
  installments: (count: number, monthly: string) => `${count} taksit, ayda ${monthly}`,
  parcel: (index: number) => `${index}. paket`,
  tracking: 'Takip no',
  track: (index: number) => `${index}. paketin yolu`,
  next: 'Sıradaki adım:',
  lines: (index: number) => `${index}. paketteki ürünler`,
  units: (count: number, price: string) => `${count} adet × ${price}`,
  withdrawal: {
    none: 'Bu üründe cayma hakkı olmadığı için iade edilemez. Kusurlu, eksik ya da yanlış geldiyse “Mağazaya sor” ile mağazaya yazın.',
    sealed:
      'Yalnızca ambalajı açılmadıysa iade edilebilir. Kusurlu, eksik ya da yanlış geldiyse “Mağazaya sor” ile mağazaya da yazabilirsiniz.',
  },
  sums: 'Tutar',
  givenUp: 'İptal ve iadeler',
  left: 'Güncel toplam',
  refunded: 'Geri ödenen',
  due: (amount: string) => `Bu paketi alırken ${amount} ödeyeceksiniz.`,
  free: 'Ödeme gerekmedi',
  places: 'Teslimat ve fatura',
  receiver: 'Teslim alacak kişi',
  buyer: 'Alıcı',
  address: 'Teslimat adresi',
  phone: 'Telefon',
  invoice: 'Fatura',
  pickup: {
    hours: 'Çalışma saatleri:',
    gone: 'Bu teslimat noktası artık haritada yok. Adresi yukarıda yazılıdır.',
  },
  transfer: {
    title: 'Havalenizi bekliyoruz',
    bank: 'Banka',
    holder: 'Alıcı',
    iban: 'IBAN',
    amount: 'Tutar',
    reference: 'Açıklama',
    note: 'Açıklama alanına yalnızca sipariş numaranızı yazın ve tutarı tam gönderin.',
    until: (day: string, time: string) =>
      `Ürünleriniz ${day} günü saat ${decline(time, 'dative')} kadar sizin için ayrıldı.`,
  },
  documents: {
    title: 'Sözleşmeler ve fatura',
    show: 'Sözleşmeleri göster',
    hide: 'Sözleşmeleri gizle',
    pdf: 'PDF indir',
    invoice: 'Faturayı e-postama gönder',
    invoiceNote: 'Her mağaza kendi ürünlerinin faturasını düzenler; faturalar siparişin e-posta adresine gönderilir.',
    noInvoice: 'Fatura, ödemeniz alınınca düzenlenir.',
    neverInvoiced: 'Sipariş iptal edildiği için fatura düzenlenmez.',
  },
} as const
