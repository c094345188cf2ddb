export const texts = {
  productNotFound: 'Ürün bulunamadı',
  categoryNotFound: 'Kategori bulunamadı',
  brand: 'Marka',
  rating: 'Değerlendirme',
  delivery: 'Teslimat',
  shop: 'Mağaza',
  starsAndAbove: (stars: number) => `${stars} yıldız ve üzeri`,
  deliveries: {
    free_shipping: 'Kargo Bedava',
    fast_shipping: 'Hızlı Teslimat',
    kargomat: 'Kargomattan Teslim',
  },
}
