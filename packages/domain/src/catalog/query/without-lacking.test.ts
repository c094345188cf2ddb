import { expect, it } from 'vitest'
import { withoutLacking } from './without-lacking.ts'

const word = (text: string, key: string) => ({ text, forms: [key] })
const read = (text: string, key: string, said: string) => {
  const unknown = word(text, key)
  return withoutLacking(
    { words: [unknown, word('mama', 'mama')], parts: [] },
    { q: `${text} mama`, literal: [] },
    { unknown: [unknown], isSaid: (one) => one === said },
  )
}

it('reads what a thing is without as an exclusion where products say it', () => {
  const { words, parts } = read('tavuksuz', 'tavuksuz', 'tavuk')
  expect(words.map(({ text }) => text)).toEqual(['mama'])
  expect(parts).toMatchObject([
    { label: 'tavuk hariç', filter: { kind: 'without', words: ['tavuk'] }, without: { q: 'mama', literal: [] } },
  ])
})

it.each([
  ['glutensiz', 'glutensiz', 'un'],
  ['yıldız', 'yildiz', 'yildi'],
])('reads %s as it is where no product says what would be lacking', (text, key, said) =>
  expect(read(text, key, said).parts).toEqual([]),
)
