import type { TrackStep } from '@market/domain'

/** Steps of a parcel, for shoppers. */
export const texts = {
  locker: {
    title: 'Kargomat teslim kodu',
    sms: (shop: string, place: string, code: string) =>
      `${shop} paketiniz Kargomat’ta: ${place}. Teslim kodunuz ${code}. Kodu yalnızca paketi alacak kişiyle paylaşın.`,
  },
  steps: {
    ordered: { done: 'Sipariş alındı', current: 'Ödeme bekleniyor', ahead: 'Sipariş' },
    prepared: { done: 'Hazırlandı', current: 'Hazırlanıyor', ahead: 'Hazırlanacak' },
    shipped: { done: 'Yola çıktı', current: 'Yolda', ahead: 'Yola çıkacak' },
    out_for_delivery: { done: 'Dağıtıma çıktı', current: 'Dağıtımda', ahead: 'Dağıtım' },
    delivered: { done: 'Teslim edildi', current: 'Teslim ediliyor', ahead: 'Teslim edilecek' },
  } satisfies Record<TrackStep['key'], Record<TrackStep['state'], string>>,
  storeConfirmed: 'Mağaza onayladı',
  today: 'bugün',
}
