export const texts = {
  listName: 'Liste adı',
  listNotFound: 'Liste bulunamadı.',
  linkEnded: 'Bu liste artık paylaşılmıyor.',
  taken: 'Bu adda bir listeniz var.',
  defaultStays: 'Favori listeniz silinemez.',
  tooManyLists: (max: number) => `En fazla ${max} liste oluşturabilirsiniz.`,
  tooManyItems: (max: number) => `Bir listeye en fazla ${max} ürün ekleyebilirsiniz.`,
  unknownVariant: 'Seçtiğiniz ürün seçeneği bulunamadı.',
}
