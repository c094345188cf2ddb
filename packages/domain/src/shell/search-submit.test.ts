import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchSubmit } from './search-submit.ts'

describe('S14 searchSubmit', () => {
  it('goes to the search from two characters on', () => {
    expect(searchSubmit('çay', '', '/').to).toBe('/arama?q=%C3%A7ay')
    expect(searchSubmit('tv', '', '/').to).toBe('/arama?q=tv')
    expect(searchSubmit(' a ', '', '/').to).toBeUndefined()
    expect(searchSubmit('', '', '/').to).toBeUndefined()
    expect(searchSubmit('🫖', '', '/').to).toBeUndefined()
  })

  it('stays where the query is the current one', () => {
    expect(searchSubmit('kulaklık', 'kulaklık', '/arama').to).toBeUndefined()
    expect(searchSubmit(' kulaklık ', 'kulaklık', '/arama').to).toBeUndefined()
    expect(searchSubmit('Kulaklık', 'kulaklık', '/arama').to).toBeDefined()
  })

  it('lets the box follow the query, except on paths that start with /firsatlar', () => {
    expect(searchSubmit('yazılan', 'aranan', '/arama').box).toBe('aranan')
    expect(searchSubmit('yazılan', '', '/elektronik').box).toBe('')
    expect(searchSubmit('yazılan', 'aranan', '/firsatlar').box).toBe('yazılan')
    expect(searchSubmit('yazılan', 'aranan', '/firsatlar/elektronik').box).toBe('yazılan')
    expect(searchSubmit('yazılan', 'aranan', '/firsat/super-firsat').box).toBe('aranan')
  })

  it('keeps every text inside the query of the search page', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { to } = searchSubmit(text, '', '/')
        if (to === undefined) return
        const [, q = ''] = /^\/arama\?q=([^&#\s]+)$/.exec(to) ?? []
        expect(decodeURIComponent(q)).toBe(text.toWellFormed().trim())
      }),
    )
  })
})
