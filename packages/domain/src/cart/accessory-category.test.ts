import { describe, expect, it } from 'vitest'
import { findCategory, pathTo } from '../catalog/category-tree.ts'
import { accessoryCategory } from './accessory-category.ts'

describe('accessoryCategory', () => {
  it.each([
    ['cep-telefonu', 'ekran-koruyucu'],
    ['fotograf-makinesi', 'tripod'],
    ['ekran-koruyucu', undefined],
  ])('of %s is %s, a category that there is', (slug, wanted) => {
    const names = pathTo(slug).map(({ name }) => name)
    expect(accessoryCategory({ categoryTree: names.join('>>') })).toBe(wanted)
    if (wanted) expect(findCategory(wanted)).toBeTruthy()
  })

  it('is none of what is in no category', () => {
    expect(accessoryCategory({ categoryTree: '' })).toBeUndefined()
  })
})
