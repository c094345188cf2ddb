import { aProductCard, hostileText, memoryQuestions, memoryReviewPhotos, memoryReviews, valueOf } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { askShop, maxQuestionLength, questionProblems } from './ask-shop.ts'
import { maskedName } from './masked-name.ts'
import { reportComment } from './report-comment.ts'
import { reviewProblems } from './review-form.ts'
import { writeReview } from './write-review.ts'

const product = productId(1)
const text = 'Kumaşı yumuşak.'
const problems = (rating: number, text: string) =>
  reviewProblems({ productId: product, rating, text }).map(({ field, problem }) => `${field} ${problem}`)

describe('reviewProblems', () => {
  it('asks for stars and words', () => {
    expect(problems(0, ' ')).toEqual(['rating required', 'text required'])
    expect(problems(5, text)).toEqual([])
  })

  it.each([1, 2, 3, 4, 5])('takes %i stars', (rating) => {
    expect(problems(rating, text)).toEqual([])
  })

  it.each([-1, 6, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('takes no %s stars', (rating) => {
    expect(problems(rating, text)).toEqual(['rating invalid'])
  })

  it('wants ten characters and at most two thousand, spaces around them not counted', () => {
    expect(problems(5, `  ${'a'.repeat(9)}  `)).toEqual(['text invalid'])
    expect(problems(5, 'a'.repeat(10))).toEqual([])
    expect(problems(5, ` ${'a'.repeat(2000)} `)).toEqual([])
    expect(problems(5, 'a'.repeat(2001))).toEqual(['text invalid'])
  })
})

describe('writeReview', () => {
  it('sends the words trimmed, and nothing without stars', async () => {
    const reviews = memoryReviews([aProductCard({ id: product })])
    const photos = memoryReviewPhotos([product], async () => true)
    const write = writeReview({ reviews, photos })
    expect(await write({ productId: product, rating: 0, text })).toMatchObject({
      failure: { kind: 'invalid', problems: [{ field: 'rating', problem: 'required' }] },
    })
    expect(await valueOf(reviews.mine())).toMatchObject({ resultCount: 0 })
    const written = await valueOf(write({ productId: product, rating: 4, text: ` ${text}\n` }))
    expect(written).toMatchObject({ rating: 4, text })
  })

  it('gives the comment its photos once it is written, and leaves those it has where none are named', async () => {
    const reviews = memoryReviews([aProductCard({ id: product })])
    const photos = memoryReviewPhotos([product], async () => (await valueOf(reviews.mine())).resultCount > 0)
    const write = writeReview({ reviews, photos })
    const sent = await valueOf(photos.add(product, Uint8Array.of(0xff, 0xd8, 0xff)))
    const review = { productId: product, rating: 4, text }
    await valueOf(write({ ...review, photos: [sent.key] }))
    await valueOf(write({ ...review, rating: 5 }))
    expect(await valueOf(photos.mine(product))).toEqual([sent])
    expect(await write({ ...review, photos: ['uydurma'] })).toMatchObject({ failure: { kind: 'not-found' } })
    await valueOf(write({ ...review, photos: [] }))
    expect(await valueOf(photos.mine(product))).toEqual([])
  })
})

describe('reportComment', () => {
  it('needs a reason, and words for another one', async () => {
    const reviews = memoryReviews([], [7])
    const report = reportComment({ reviews })
    expect(await report({ id: 7, reason: '', note: '' })).toMatchObject({
      failure: { problems: [{ field: 'reason', problem: 'required' }] },
    })
    expect(await report({ id: 7, reason: 'other', note: '  ' })).toMatchObject({
      failure: { problems: [{ field: 'note', problem: 'required' }] },
    })
    expect(await report({ id: 7, note: '', ...JSON.parse('{ "reason": "no-such-reason" }') })).toMatchObject({
      failure: { problems: [{ field: 'reason', problem: 'invalid' }] },
    })
    expect(reviews.reported).toEqual([])
    await valueOf(report({ id: 7, reason: 'insult', note: '' }))
    await valueOf(report({ id: 7, reason: 'other', note: ' Aynı metin her üründe. ' }))
    expect(reviews.reported.map(({ note }) => note)).toEqual(['', 'Aynı metin her üründe.'])
  })
})

describe('askShop', () => {
  it('sends a question of ten characters and more', async () => {
    const questions = memoryQuestions([product])
    const ask = askShop({ questions })
    expect(await ask({ productId: product, text: 'Olur mu?', open: true })).toMatchObject({
      failure: { problems: [{ field: 'text', problem: 'invalid' }] },
    })
    await valueOf(ask({ productId: product, text: '  Yıkanınca çeker mi? ', open: true }))
    expect((await valueOf(questions.mine())).questions.map(({ text }) => text)).toEqual(['Yıkanınca çeker mi?'])
    const lengths = [9, 10, maxQuestionLength, maxQuestionLength + 1]
    expect(lengths.map((length) => questionProblems({ text: 'a'.repeat(length) }).length)).toEqual([1, 0, 0, 1])
  })
})

describe('maskedName', () => {
  it('shows first letters alone', () => {
    expect(maskedName({ firstName: 'Işıl Ece', lastName: 'İğdeli' })).toBe('I** İ**')
    expect(maskedName({ firstName: ' Ada ', lastName: '' })).toBe('A**')
    expect(maskedName({ firstName: '', lastName: '' })).toBe('')
  })

  it('never tells more than one letter of a name', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (firstName, lastName) => {
        const shown = maskedName({ firstName, lastName })
        expect(Array.from(shown).length).toBeLessThanOrEqual(7)
        expect(shown.isWellFormed()).toBe(true)
      }),
    )
  })
})
