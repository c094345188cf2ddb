import { maxQuestionLength, reviewLengths } from '@market/domain'
import { expect, it } from 'vitest'
import { makeProduct } from '../products/make-product.ts'
import { randomOf } from '../random.ts'
import { makeQuestions } from './make-questions.ts'

const now = new Date('2026-11-21T08:00:00Z')
const products = Array.from({ length: 2000 }, (_, index) => makeProduct(index + 1, now).product)
const asked = products.map((product) => ({
  product,
  questions: makeQuestions(
    {
      attributes: product.attributes,
      description: product.description,
      prepareDays: 2,
      freeShipping: product.free_shipping,
      kargomat: product.kargomat,
      wholesale: product.wholesale,
    },
    randomOf('question', product.id),
  ),
}))

it('asks no product the same twice, in questions that the form takes', () => {
  for (const { product, questions } of asked) {
    const texts = questions.map(({ text }) => text)
    expect(new Set(texts).size, product.name).toBe(texts.length)
    expect(texts.length).toBeGreaterThan(0)
    for (const { text, answer } of questions) {
      expect(text.length, text).toBeGreaterThanOrEqual(reviewLengths.min)
      expect(text.length).toBeLessThanOrEqual(maxQuestionLength)
      expect(answer).toMatch(/^Merhaba[.,] .*\.$/)
    }
  }
})

it('answers what the product’s data says', () => {
  for (const { product, questions } of asked)
    for (const { text, answer } of questions) {
      if (text.startsWith('Garantisi')) expect(product.description).toContain(answer.replace('Merhaba. ', ''))
      if (text.startsWith('Kumaşı'))
        expect(answer).toContain(product.attributes.find(({ name }) => name === 'Kumaş')?.values[0]?.name)
      if (text.startsWith('Kargo ücreti')) expect(answer.includes('bu üründe kargo bedava')).toBe(product.free_shipping)
    }
  const texts = new Set(asked.flatMap(({ questions }) => questions.map(({ text }) => text)))
  expect(texts.size).toBeGreaterThan(50)
})
