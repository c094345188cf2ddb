import { listingQuery } from '@market/domain/catalog'
import { describe, expect, it } from 'vitest'
import { listingHref } from '../../../shared/listing/load-listing.ts'
import { isNarrowed, narrowingOf, turnPhotos, turnTheme, turnVariant, withoutNarrowing } from './comment-narrowing.ts'

const parse = (search: string) => listingQuery.parse(new URLSearchParams(search), 'comments')

describe('what the address narrows comments to', () => {
  it('is stars, a theme, a choice and words', () => {
    const query = parse('rating=4&q=kargo&attr=konu:price&attr=secenek:Renk: Mor, Beden: M')
    expect(narrowingOf(query)).toEqual({ rating: 4, q: 'kargo', theme: 'price', variant: 'Renk: Mor, Beden: M' })
    expect(isNarrowed(query)).toBe(true)
    expect(isNarrowed(withoutNarrowing(query))).toBe(false)
  })

  it.each([
    '',
    'attr=konu:uydurma',
    'rating=9',
    'attr=baska:price',
    'attr=foto:yok',
    `attr=secenek:${'a'.repeat(201)}`,
  ])('is nothing for “%s”', (search) => expect(narrowingOf(parse(search))).toEqual({}))

  it('takes a theme back where it is pressed again, and keeps the rest', () => {
    const query = parse('rating=4&attr=konu:price&page=3')
    expect(listingHref('/y', query, turnTheme(query, 'price'))).toBe('/y?rating=4')
    expect(listingHref('/y', query, turnTheme(query, 'fit'))).toBe('/y?rating=4&attr=konu%3Afit')
    expect(narrowingOf({ ...query, ...turnVariant(query, 'Renk: Mor') })).toMatchObject({ variant: 'Renk: Mor' })
  })

  it('is only those with photos, until that is pressed again', () => {
    const query = parse('rating=4&attr=foto:var')
    expect(narrowingOf(query)).toEqual({ rating: 4, withPhotos: true })
    expect(listingHref('/y', query, turnPhotos(query))).toBe('/y?rating=4')
    expect(narrowingOf({ ...query, attributes: [], ...turnPhotos({ ...query, attributes: [] }) })).toMatchObject({
      withPhotos: true,
    })
  })
})
