import { decline } from '@market/domain/text'

/** Texts of a shared list, for its visitors. */
export const sharedListTexts = {
  by: (owner: string) => `${decline(owner, 'genitive')} paylaştığı liste`,
  count: (count: number) => `${count} ürün`,
  empty: 'Bu listede şu anda ürün yok.',
  emptyAction: 'Alışverişe başla',
  more: 'Daha fazla göster',
  problems: {
    notFound: 'Bu liste artık paylaşılmıyor.',
    unavailable: 'Liste şu anda gösterilemiyor. Lütfen biraz sonra yeniden deneyin.',
  },
}
