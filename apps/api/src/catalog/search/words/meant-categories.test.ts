import { findCategory } from '@market/domain/catalog'
import { describe, expect, it } from 'vitest'
import { meantKinds } from './kind-rows.ts'
import { meantCategories } from './meant-categories.ts'

describe('the categories that a word means', () => {
  it.each([
    ['limon', 'taze-meyve'],
    ['LİMON', 'taze-meyve'],
    ['cevizi', 'kuruyemis'],
    ['battaniyeler', 'yorgan'],
    ['balik', 'deniz-baligi'],
  ])('%s has the category %s first, in every spelling', (word, slug) =>
    expect(meantCategories(word.toLocaleLowerCase('tr'))?.first).toContain(slug),
  )

  it('are leaves of the tree', () => {
    const words = [
      'limon',
      'portakal',
      'kayısı',
      'domates',
      'ceviz',
      'nane',
      'nohut',
      'buğday',
      'mısır',
      'balık',
      'ton',
      'tavuk',
      'et',
      'yağ',
    ]
    const others = [
      'organik',
      'battaniye',
      'diş',
      'saç',
      'yüz',
      'göz',
      'parfüm',
      'gözlük',
      'güneş',
      'ipek',
      'yün',
      'ip',
      'deri',
      'yağmur',
    ]
    for (const word of [...words, ...others, 'kar', 'deniz', 'çiçek', 'fil', 'davul', 'tarih', 'okul']) {
      const { first = [], next = [] } = meantCategories(word) ?? {}
      expect(first.length).toBeGreaterThan(0)
      for (const slug of [...first, ...next].filter(Boolean)) expect(findCategory(slug)?.children, slug).toEqual([])
    }
  })

  it('are undefined for most words', () => expect(meantCategories('telefon')).toBeUndefined())
})

it('lists each word in one row of meant-kinds.tsv', () => {
  const words = meantKinds().flatMap((row) => row.words)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
