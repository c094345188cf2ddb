/** What the cart says. Product names stand in curly quotes, so that a suffix never touches them. */
export const texts = {
  unknownProduct: 'Ürün bulunamadı.',
  unknownVariant: 'Seçtiğiniz ürün seçeneği bulunamadı. Lütfen sayfayı yenileyip tekrar seçin.',
  chooseVariant: (names: string) => `Lütfen önce ürün seçeneğini belirleyin: ${names}.`,
  unknownInsurance: 'Seçtiğiniz ürün koruma paketi bu ürün için sunulmuyor.',
  notInCart: 'Bu ürün sepetinizde yok. Sepetinizi yenileyip tekrar deneyin.',
  tooManyLines: (most: number) => `Sepetinize en fazla ${most} farklı ürün ekleyebilirsiniz.`,
  overLimit: (name: string, limit: number) => `“${name}” ürününden en fazla ${limit} adet alabilirsiniz.`,
  soldOut: (name: string) => `“${name}” tükendi.`,
  noneLeft: (name: string, limit: number) =>
    `“${name}” ürününden alabileceğiniz en fazla adet olan ${limit} adet zaten sepetinizde.`,
  clamped: (name: string, quantity: number) =>
    `“${name}” ürününden en fazla ${quantity} adet alabildiğiniz için adet ${quantity} olarak güncellendi.`,
  removeSoldOut: (name: string) => `“${name}” tükendi. Devam etmek için sepetinizden çıkarın.`,
  removeInactive: (name: string) => `“${name}” artık satışta değil. Devam etmek için sepetinizden çıkarın.`,
  lowerQuantity: (name: string, quantity: number) =>
    `“${name}” ürününden en fazla ${quantity} adet alabilirsiniz. Devam etmek için adedi azaltın.`,
  priceRose: (name: string, before: string, now: string) => `“${name}” fiyatı ${before} iken ${now} oldu.`,
  priceFell: (name: string, before: string, now: string) => `“${name}” ucuzladı: fiyatı ${before} iken ${now} oldu.`,
  mergeClamped: (name: string, quantity: number) =>
    `Sepetleriniz birleştirildi. “${name}” ürününden en fazla ${quantity} adet alınabildiği için adet ${quantity} olarak güncellendi.`,
  mergeDropped: (name: string) => `Sepetleriniz birleştirilirken “${name}” tükendiği için eklenemedi.`,
}
