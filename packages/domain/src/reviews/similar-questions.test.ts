import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShopQuestion } from './question-gateway.ts'
import { similarQuestions } from './similar-questions.ts'

const ask = (text: string, id = 1): ShopQuestion => ({
  id,
  name: 'E** K**',
  text,
  date: '2026-11-20T09:00:00Z',
  product: { name: 'Kazak', url: '/kazak-p-1' },
  answer: null,
})
const found = (texts: readonly string[], typed: string) =>
  similarQuestions(
    texts.map((text) => ask(text)),
    typed,
  ).map(({ text }) => text)

describe('similarQuestions', () => {
  it('finds words with other suffixes and letters, most shared first', () => {
    const asked = ['Makinede kurutulur mu?', 'MAKİNEDE YIKANIR MI?', 'Rengi solar mı?']
    expect(found(asked, 'makine yikanirsa ceker mi')).toEqual(['MAKİNEDE YIKANIR MI?', 'Makinede kurutulur mu?'])
  })

  it('finds nothing by the words that any question holds', () => {
    expect(found(['Bu ürün nasıl yıkanır?'], 'Ürünün garantisi nasıl?')).toEqual([])
  })

  it('offers three at most, all of them of the list and none twice', () => {
    fc.assert(
      fc.property(fc.array(hostileText), hostileText, (texts, typed) => {
        const questions = texts.map(ask)
        const similar = similarQuestions(questions, typed)
        expect(similar.length).toBeLessThanOrEqual(3)
        expect(new Set(similar).size).toBe(similar.length)
        expect(similar.every((one) => questions.includes(one))).toBe(true)
      }),
    )
  })

  it('finds a question by its own words', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[b-f]{6,12}$/), (word) => {
        expect(found([word], `  ${word.toUpperCase()}?`)).toEqual([word])
      }),
    )
  })
})
