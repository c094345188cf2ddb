import { packageStateNames, type PackageState, returnStateNames, type SellerReturnState } from '@market/domain/packages'

/** A state within a sentence. */
const inSentence = (name: string) => name.toLocaleLowerCase('tr')
export const packageTexts = {
  notFound: 'Paket bulunamadı.',
  stale: 'Paket siz bakarken değişti. Güncel hâline bakıp yeniden deneyin.',
  state: (state: PackageState) => `Bu işlem artık yapılamaz. Paketin durumu: ${inSentence(packageStateNames[state])}.`,
  units: 'Adetler paketteki ürünlerle uyuşmuyor.',
  noLabel: 'Bu paket için etiket hazırlanamaz.',
  noInvoice: 'İptal edilmiş bir pakete fatura yüklenemez.',
  columns: [
    'Paket no',
    'Sipariş no',
    'Durum',
    'Sipariş tarihi',
    'Son gün',
    'Gecikme (iş günü)',
    'Takip no',
    'Ürün',
    'Adet',
    'Tutar (TL)',
    'Alıcı',
  ],
  returns: {
    columns: [
      'Sipariş no',
      'Durum',
      'Talep tarihi',
      'Mağazaya ulaştı',
      'Son yanıt',
      'Ürün',
      'Adet',
      'Neden',
      'Not',
      'Tutar (TL)',
    ],
    shop: 'Mağaza',
    notFound: 'İade bulunamadı.',
    stale: 'İade siz bakarken değişti. Güncel hâline bakıp yeniden deneyin.',
    state: (state: SellerReturnState) =>
      `Bu işlem artık yapılamaz. İadenin durumu: ${inSentence(returnStateNames[state])}.`,
    units: 'Adetler iade edilen ürünlerle uyuşmuyor.',
    disputeNeeded: 'Kabul etmediğiniz ürünler için itiraz nedenini ve fotoğraf ekleyin.',
    reason: 'Cayma hakkıyla iade edilen ürünlere itiraz edilemez.',
    photos: 'İtiraz fotoğraflarını yeniden yükleyin.',
    tooManyPhotos: 'Bu iade için yeterince fotoğraf yüklediniz.',
  },
  orderNotFound: 'Sipariş bulunamadı.',
}
