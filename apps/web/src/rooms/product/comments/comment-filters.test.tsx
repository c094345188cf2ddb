import { type CommentFacets, listingQuery } from '@market/domain/catalog'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CommentFilters } from './comment-filters.tsx'

afterEach(cleanup)

const show = (search: string, withPhotos: number) => {
  const facets: CommentFacets = { count: 40, themes: [], variants: [], withPhotos, photographed: [] }
  const query = listingQuery.parse(new URLSearchParams(search), 'comments')
  const ratings = { 1: 0, 2: 0, 3: 0, 4: 3, 5: 37 }
  render(<CommentFilters path="/kazak-p-1/yorumlar" query={query} facets={facets} ratings={ratings} />)
  return screen.queryByRole('link', { name: /^Fotoğraflı/ })
}

describe('the filter of comments with photos', () => {
  it('says how many there are, and keeps the others', () => {
    const chip = show('rating=5', 12)
    expect(chip?.textContent).toBe('Fotoğraflı (12)')
    expect(chip?.getAttribute('href')).toBe('/kazak-p-1/yorumlar?rating=5&attr=foto%3Avar#liste')
  })

  it('is removed when it is pressed again', () =>
    expect(show('rating=5&attr=foto:var', 12)?.getAttribute('href')).toBe('/kazak-p-1/yorumlar?rating=5#liste'))

  it('is not offered when no comment has photos, but can be removed', () => {
    expect(show('', 0)).toBeNull()
    cleanup()
    expect(show('attr=foto:var', 0)).not.toBeNull()
  })
})
