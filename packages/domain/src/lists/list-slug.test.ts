import { expect, it } from 'vitest'
import { listSlug } from './list-slug.ts'

it('says what an empty text was meant to be', () => {
  expect(listSlug('yaz')).toBe('yaz')
  expect(() => listSlug('')).toThrow('not a ListSlug: empty')
})
