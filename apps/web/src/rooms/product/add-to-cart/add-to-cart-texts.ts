/** Texts of the page behind a link that adds a product to the cart. */
export const addToCartTexts = {
  title: 'Sepete eklensin mi?',
  note: 'Bağlantı bir ürünü sepetinize eklemek istiyor. Onaylamadan sepetiniz değişmez.',
  quantity: 'Adet',
  confirm: 'Sepete Ekle',
  toProduct: 'Ürün sayfasına git',
  choose: 'Bu ürünün seçenekleri var. Renk, beden gibi seçimi ürün sayfasında yapın.',
  soldOut: 'Bu ürün şu anda tükendi.',
  inactive: 'Bu ürün şu anda satışta değil.',
  clamped: (max: number) => `Bu üründen en fazla ${max} adet alabilirsiniz.`,
  added: 'Ürün sepetinizde.',
  toCart: 'Sepete git',
  missing: 'Bağlantıda eklenecek ürün belirtilmemiş.',
} as const
