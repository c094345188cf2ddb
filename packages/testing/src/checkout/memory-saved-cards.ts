import { savedCardId, succeed } from '@market/domain/kernel'
import type { SavedCard, SavedCardGateway } from '@market/domain/checkout'
import { notFound } from '../kernel/failing.ts'

export const aSavedCard = (given: Partial<SavedCard> = {}): SavedCard => ({
  id: savedCardId('kart-1'),
  name: '',
  firstDigits: '979200',
  last4: '0011',
  expiry: '12/2035',
  ...given,
})

/** One member's cards, given newest first. */
export const memorySavedCards = (kept: readonly SavedCard[] = []): SavedCardGateway => {
  let cards = kept
  const change = async (id: string, changed: (card: SavedCard) => readonly SavedCard[]) => {
    if (!cards.some((card) => card.id === id)) return notFound('Kayıtlı kart bulunamadı.')
    cards = cards.flatMap((card) => (card.id === id ? changed(card) : [card]))
    return succeed(cards)
  }
  return {
    list: async () => succeed(cards),
    rename: (id, name) => change(id, (card) => [{ ...card, name }]),
    remove: (id) => change(id, () => []),
  }
}
