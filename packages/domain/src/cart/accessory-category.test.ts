import { describe, expect, it } from 'vitest'
import { findCategory, pathTo } from '../catalog/category-tree.ts'
import { accessoryCategory, fitsProduct } from './accessory-category.ts'

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

  it('is undefined without a category', () => {
    expect(accessoryCategory({ categoryTree: '' })).toBeUndefined()
  })
})

it.each([
  ['Nova T5 Akıllı Telefon 8 GB RAM', 'Temperli Cam Ekran Koruyucu T5 Uyumlu Tekli', true],
  ['Nova T5 Pro Akıllı Telefon', 'Temperli Cam Ekran Koruyucu T5 Uyumlu Tekli', false],
  ['Nova T5 Akıllı Telefon', 'Mat Ekran Koruyucu T5 Pro Uyumlu', false],
  ['Nova T5 Pro 5G Akıllı Telefon', 'Mat Ekran Koruyucu T5 Pro Uyumlu', true],
  ['Nova Neo 7 Akıllı Telefon', 'Temperli Cam Ekran Koruyucu T5 Uyumlu', false],
  ['Nova Neo 7 Akıllı Telefon', 'Mat Ekran Koruyucu Vadi 7 Uyumlu', false],
  ['Zirve Neo 5 Akıllı Telefon', 'Mat Ekran Koruyucu Neo 5 Uyumlu', true],
  ['Fotoğraf Makinesi X10', 'Alüminyum Tripod 160 cm', true],
])('of %j and %j: %s', (product, accessory, fits) => expect(fitsProduct(product, accessory)).toBe(fits))
