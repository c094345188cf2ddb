import { decline } from '@market/domain/text'

/** Sentences of the cart. Product names are in curly quotes, so that a Turkish suffix never touches them. */
export const texts = {
  unknownProduct: 'Ürün bulunamadı.',
  notSold: (name: string) => `“${name}” şu anda satışta değil.`,
  unknownVariant: 'Seçtiğiniz ürün seçeneği bulunamadı. Lütfen sayfayı yenileyip tekrar seçin.',
  chooseVariant: (names: string) => `Lütfen önce ürün seçeneğini belirleyin: ${names}.`,
  unknownInsurance: 'Seçtiğiniz ek hizmet bu ürün için sunulmuyor.',
  serviceGone: (name: string) => `“${name}” için seçtiğiniz ek hizmet artık sunulmadığından sepetinizden çıkarıldı.`,
  couponEnded: (name: string) => `“${name}” kuponunun süresi doldu; indirimi artık uygulanmıyor.`,
  giftCode: {
    unknown: 'Hediye kodu geçersiz. Lütfen kodu kontrol edip tekrar deneyin.',
    ended: 'Hediye kodunun süresi dolmuş.',
    spent: 'Hediye kodu daha önce kullanılmış.',
    emptyCart: 'Hediye kodunu kullanmak için önce sepetinize ürün ekleyin.',
    minTotal: (least: string) => `Hediye kodunu kullanmak için sepetinizde en az ${least} tutarında ürün olmalıdır.`,
    idle: {
      'min-total': 'Sepet tutarınız hediye kodunun alt sınırının altına düştüğü için kod şu anda uygulanmıyor.',
      ended: 'Hediye kodunun süresi dolduğu için kod uygulanmıyor.',
      aside: 'Hediye kodunuz, kenarda duran ürünleriniz için saklanıyor.',
      spent: 'Hediye kodunun bakiyesi bittiği için kod uygulanmıyor.',
    },
  },
  unknownRelated: 'Bağlantılı ürün sepetinizde yok. Sepetinizi yenileyip tekrar deneyin.',
  notSaved: 'Bu ürün daha sonra al listenizde yok. Listeyi yenileyip tekrar deneyin.',
  giftNote: 'Hediye notu en fazla 300 karakter olabilir ve yazdırılamayan karakter içeremez.',
  giftGone: (name: string) => `“${name}” satışta olmadığı için hediye seçiminiz uygulanmıyor.`,
  wrapGone: (name: string) => `“${name}” için hediye paketi şu anda sunulmadığından paketleme ücreti alınmayacak.`,
  tooManySaved: (max: number) => `Daha sonra al listenizde en fazla ${max} ürün tutabilirsiniz.`,
  unknownFastAddress: 'Adres bulunamadı.',
  noFastShipping:
    'Sepetinizdeki ürünler bu adrese hızlı teslim edilemiyor. Hızlı teslimat mağazanın kendi şehrine yapılır.',
  notInCart: 'Bu ürün sepetinizde yok. Sepetinizi yenileyip tekrar deneyin.',
  tooManyLines: (max: number) => `Sepetinize en fazla ${max} farklı ürün ekleyebilirsiniz.`,
  overLimit: (name: string, limit: number) => `“${name}” ürününden en fazla ${limit} adet alabilirsiniz.`,
  soldOut: (name: string) => `“${name}” tükendi.`,
  noneLeft: (name: string, limit: number) =>
    `“${name}” ürününden alabileceğiniz en fazla adet olan ${limit} adet zaten sepetinizde.`,
  clamped: (name: string, quantity: number) =>
    `“${name}” ürününden en fazla ${quantity} adet alabildiğiniz için adet ${quantity} olarak güncellendi.`,
  shareEnded: 'Bu sepet artık paylaşılmıyor.',
  nothingToShare: 'Paylaşmak için önce sepetinizden ürün seçin.',
  tooManyShares: (max: number) =>
    `Aynı anda en fazla ${max} sepet paylaşabilirsiniz. Yeni bir bağlantı için önce birini durdurun.`,
  removeSoldOut: (name: string) => `“${name}” tükendi. Devam etmek için sepetinizden çıkarın.`,
  removeInactive: (name: string) => `“${name}” şu anda satışta değil. Devam etmek için sepetinizden çıkarın.`,
  lowerQuantity: (name: string, quantity: number) =>
    `“${name}” ürününden en fazla ${quantity} adet alabilirsiniz. Devam etmek için adedi azaltın.`,
  priceRose: (name: string, before: string, now: string) =>
    `“${name}” ürününün fiyatı ${decline(before, 'ablative')} ${decline(now, 'dative')} yükseldi.`,
  priceFell: (name: string, before: string, now: string) =>
    `“${name}” ürününün fiyatı ${decline(before, 'ablative')} ${decline(now, 'dative')} düştü.`,
  discountEnded: (name: string, before: string, now: string) =>
    `“${name}” ürününde indirimli adet kalmadı: tutar ${decline(before, 'ablative')} ${decline(now, 'dative')} yükseldi.`,
  discountShrank: (name: string, before: string, now: string) =>
    `“${name}” ürününde indirimli adet azaldı: tutar ${decline(before, 'ablative')} ${decline(now, 'dative')} yükseldi.`,
  mergeClamped: (name: string, quantity: number) =>
    `Sepetleriniz birleştirildi. “${name}” ürününden en fazla ${quantity} adet alınabildiği için adet ${quantity} olarak güncellendi.`,
  mergeGone: (name: string) => `Sepetleriniz birleştirilirken “${name}” artık satışta olmadığı için eklenemedi.`,
  mergeDropped: (name: string) => `Sepetleriniz birleştirilirken “${name}” tükendiği için eklenemedi.`,
}
