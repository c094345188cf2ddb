/** Texts of a product in a list, the member's own or a shared one. */
export const listRowTexts = {
  add: 'Sepete ekle',
  choose: 'Seçenekleri gör',
  soldOut: 'Tükendi',
  notSold: 'Satışta değil',
  look: 'Ürüne bak',
}
