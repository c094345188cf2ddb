import { deviceSellerLabels, type BuyBackTab, type DeviceSale } from '@market/domain/buy-back'

/** The buy-back room's texts for shoppers. */
export const texts = {
  services: { garantili: 'Garantili alım', delta: 'Delta' } satisfies Record<BuyBackTab, string>,
  deviceNotFound: 'Bu cihaz şu anda alınmıyor. Lütfen başka bir model seçin.',
  chooseMemory: 'Cihazınızın hafızasını seçin.',
  answerAll: 'Teklif için tüm soruları yanıtlayın.',
  offerNotFound: 'Teklif bulunamadı. Lütfen yeniden teklif alın.',
  offerExpired: 'Teklifin süresi doldu. Lütfen yeniden teklif alın.',
  saleNotFound: 'Cihaz satışı bulunamadı.',
  tooLateToCancel: {
    inspected: 'Cihazınız elimize ulaştı ve incelendi; satış artık iptal edilemez.',
    paid: 'Satış tamamlandı ve ödemesi gönderildi; artık iptal edilemez.',
    returned: 'Cihazınız geri gönderildi; iptal edilecek bir satış yok.',
  } satisfies Partial<Record<DeviceSale['status'], string>>,
  accountIsFixed: {
    paid: 'Ödeme gönderildi; hesap artık değiştirilemez.',
    returned: 'Cihazınız geri gönderildi; bu satış için ödeme yapılmaz.',
    cancelled: 'Satış iptal edildi; bu satış için ödeme yapılmaz.',
  } satisfies Partial<Record<DeviceSale['status'], string>>,
  beingPaid: 'Ödemeniz şu anda gönderiliyor; hesap artık değiştirilemez.',
  unknownPlace: 'İl ve ilçeyi listeden seçin.',
  memory: 'Hafıza',
  fields: deviceSellerLabels,
  status: {
    approved: 'Kargoya vermeniz bekleniyor',
    'in-transit': 'Cihazınız yolda',
    inspected: 'İnceleme tamamlandı, ödemeniz hazırlanıyor',
    paid: 'Ödemeniz hesabınıza gönderildi',
    returned: 'Cihazınız geri gönderildi',
    cancelled: 'Satış iptal edildi',
  } satisfies Record<DeviceSale['status'], string>,
}
