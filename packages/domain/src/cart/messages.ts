/** Texts of the cart (specification sections 4, 8 and 9, rules.md V16). */
export const cartMessages = {
  added: 'Ürün başarıyla sepete eklenmiştir.',
  addedMany: 'Ürünler başarıyla sepete eklenmiştir.',
  goToCart: 'Sepete Git',
  removeOne: 'Bu ürünü sepetinizden silmek istediğinizden emin misiniz?',
  removeRelated:
    'Bu ürün sepetinizdeki başka bir ürünle bağlantılıdır. İkisini birlikte silmek istediğinizden emin misiniz?',
  removeAll: 'Sepetteki tüm ürünleri silmek istediğinizden emin misiniz?',
  cancel: 'Vazgeç',
  remove: 'Sil',
  empty: 'Sepetinizde henüz ürün bulunmuyor.',
  freeCargo: 'Kargo Bedava',
  cargo: 'Kargo ve Lojistik Hizmet Bedeli',
  total: 'KDV Dahil Toplam Fiyat',
  giftCode: 'Hediye Kodu',
  giftCodeApplied: 'Hediye kodunuz uygulandı.',
  giftCodeRemoved: 'Hediye kodunuz kaldırıldı.',
  savedForLater: 'Ürün daha sonra almak üzere saklandı.',
  movedToCart: 'Ürün sepetinize geri taşındı.',
} as const
