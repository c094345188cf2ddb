export const texts = {
  listName: 'Liste adı',
  listNotFound: 'Liste bulunamadı.',
  taken: 'Bu adda bir listeniz var.',
  defaultStays: 'Favori listeniz silinemez.',
  tooManyLists: (most: number) => `En fazla ${most} liste oluşturabilirsiniz.`,
  tooManyItems: (most: number) => `Bir listeye en fazla ${most} ürün ekleyebilirsiniz.`,
  unknownVariant: 'Seçtiğiniz ürün seçeneği bulunamadı.',
}
