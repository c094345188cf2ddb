import { expect, it } from 'vitest'
import { defaultListName } from './favourite-list.ts'

it('names the list that every member begins with', () => {
  expect(defaultListName).toBe('Favori Listem')
})
