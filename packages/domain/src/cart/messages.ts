/** Texts of the cart (specification sections 4, 8 and 9, rules.md V16). */
export const cartMessages = {
  added: 'Ürün başarıyla sepete eklenmiştir.',
  addedMany: 'Ürünler başarıyla sepete eklenmiştir.',
  goToCart: 'Sepete Git',
  removeOne: (name: string) => `“${name}” ürününü sepetinizden silmek istediğinizden emin misiniz?`,
  removeRelated: (name: string, related = 'sepetinizdeki başka bir ürün') =>
    `“${name}” ile ${related} bağlantılıdır. İkisini birlikte mi, yalnızca bu ürünü mü silmek istiyorsunuz?`,
  removeAll: 'Sepetteki tüm ürünleri silmek istediğinizden emin misiniz?',
  cancel: 'Vazgeç',
  remove: 'Sil',
  removeBoth: 'İkisini de sil',
  removeAlone: 'Yalnızca bunu sil',
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
