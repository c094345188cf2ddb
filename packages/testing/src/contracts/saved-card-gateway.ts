import { savedCardId } from '@market/domain/kernel'
import type { SavedCardGateway } from '@market/domain/checkout'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

/** The behaviour required of every `SavedCardGateway`. The member has two cards, neither of them named. */
export const savedCardGatewayContract = (name: string, subject: () => Promise<SavedCardGateway>): void => {
  describe(`SavedCardGateway: ${name}`, () => {
    it('tells of a card its first six and last four digits and its expiry', async () => {
      for (const card of await valueOf((await subject()).list())) {
        expect(card.firstDigits).toMatch(/^\d{6}$/)
        expect(card.last4).toMatch(/^\d{4}$/)
        expect(card.expiry).toMatch(/^\d{2}\/\d{4}$/)
      }
    })
    it('names a card, and takes the name away', async () => {
      const cards = await subject()
      const [first, second] = await valueOf(cards.list())
      const id = first?.id ?? savedCardId('yok')
      expect(await valueOf(cards.rename(id, 'Maaş kartım'))).toEqual([{ ...first, name: 'Maaş kartım' }, second])
      expect(await valueOf(cards.list())).toEqual([{ ...first, name: 'Maaş kartım' }, second])
      expect(await valueOf(cards.rename(id, ''))).toEqual([first, second])
    })
    it('removes a card, once', async () => {
      const cards = await subject()
      const [first, second] = await valueOf(cards.list())
      const id = first?.id ?? savedCardId('yok')
      expect(await valueOf(cards.remove(id))).toEqual([second])
      expect(await failureOf(cards.remove(id))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(cards.rename(id, 'Eski'))).toMatchObject({ kind: 'not-found' })
    })
    it('does not find another member’s card', async () => {
      const cards = await subject()
      const strange = savedCardId('00000000-0000-4000-8000-0000000000ff')
      expect(await failureOf(cards.remove(strange))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(cards.rename(strange, 'Benim'))).toMatchObject({ kind: 'not-found' })
    })
  })
}
