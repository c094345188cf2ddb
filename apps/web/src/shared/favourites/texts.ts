export const favouriteTexts = {
  add: 'Favorilere ekle',
  held: 'Favorilerinizde',
  of: (name: string) => `Favori: ${name}`,
  choose: 'Liste seç',
  newList: 'Yeni liste',
  listName: 'Liste adı',
  create: 'Liste oluştur',
  done: 'Tamam',
  added: 'Ürün favori listenize eklendi.',
  taken: 'Ürün favorilerinizden çıkarıldı.',
} as const
