import type { PackageState, SellerReturnState } from '@market/domain/packages'

export const packageStates: Readonly<Record<PackageState, string>> = {
  new: 'Yeni',
  accepted: 'Onaylandı',
  packed: 'Paketlendi',
  shipped: 'Kargoda',
  delivered: 'Teslim edildi',
  unsupplied: 'Tedarik edilemedi',
  cancelled: 'Alıcı iptal etti',
  returned: 'Teslim alınmadı, dönüyor',
  lost: 'Kayıp',
}
const returnStates: Readonly<Record<SellerReturnState, string>> = {
  awaited: 'henüz mağazaya ulaşmadı',
  arrived: 'yanıtınızı bekliyor',
  disputed: 'incelemede',
  accepted: 'kabul edildi',
  refused: 'reddedildi',
}
export const packageTexts = {
  notFound: 'Paket bulunamadı.',
  stale: 'Paket siz bakarken değişti. Güncel hâline bakıp yeniden deneyin.',
  state: (state: PackageState) =>
    `Bu işlem artık yapılamaz; paketin durumu: ${packageStates[state].toLocaleLowerCase('tr')}.`,
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
    notFound: 'İade bulunamadı.',
    stale: 'İade siz bakarken değişti. Güncel hâline bakıp yeniden deneyin.',
    state: (state: SellerReturnState) => `Bu işlem artık yapılamaz; iade ${returnStates[state]}.`,
    units: 'Adetler iade edilen ürünlerle uyuşmuyor.',
    disputeNeeded: 'Kabul etmediğiniz ürünler için itiraz nedenini ve fotoğraf ekleyin.',
    reason: 'Cayma hakkıyla iade edilen ürünlere itiraz edilemez.',
    photos: 'İtiraz fotoğraflarını yeniden yükleyin.',
    tooManyPhotos: 'Bu iade için yeterince fotoğraf yüklediniz.',
  },
  orderNotFound: 'Sipariş bulunamadı.',
}
