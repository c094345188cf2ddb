import { type GiftRefusal, maxGiftTakes } from '@market/domain/lists'

export const texts = {
  listName: 'Liste adı',
  listNotFound: 'Liste bulunamadı.',
  linkEnded: 'Bu liste artık paylaşılmıyor.',
  noGifts: 'Bu liste artık bir hediye listesi değil.',
  noGift: 'Bu ürün artık listede yok.',
  giftRefusals: {
    own: 'Kendi listenizdeki ürünleri işaretleyemezsiniz.',
    taken: 'Bu hediyeyi sizden önce bir başkası aldı.',
    'too-many': `Bir listeden en fazla ${maxGiftTakes} hediye alabilirsiniz.`,
  } satisfies Record<GiftRefusal, string>,
  taken: 'Bu adda bir listeniz var.',
  defaultStays: 'Favori listeniz silinemez.',
  tooManyLists: (max: number) => `En fazla ${max} liste oluşturabilirsiniz.`,
  tooManyItems: (max: number) => `Bir listeye en fazla ${max} ürün ekleyebilirsiniz.`,
  unknownVariant: 'Seçtiğiniz ürün seçeneği bulunamadı.',
}
