import { describe, expect, it } from 'vitest'
import { makeDrawnParts } from '../../page/drawn-parts.ts'
import { htmlOf } from '../../page/html-piece.ts'
import { drawListing } from '../../testing/draw-listing.tsx'

const bytes = (text: string) => new TextEncoder().encode(text).length

describe('a listing of 48 products and 120 values to narrow it by', () => {
  it('stays within its limit of elements', () => {
    const body = new DOMParser().parseFromString(drawListing(), 'text/html').body
    expect(body.querySelectorAll('h3')).toHaveLength(48)
    expect(body.querySelectorAll('*').length).toBeLessThanOrEqual(990)
  })

  it('stays within its limit of bytes, without class names', () => {
    expect(bytes(drawListing().replaceAll(/ class="[^"]*"/g, ''))).toBeLessThanOrEqual(59_000)
  })
})

it('is written from parts that were drawn before, cards and facets, as React would write it', () => {
  const fill = makeDrawnParts(1_000_000)
  let placed = 0
  const drawn = () =>
    fill(({ place }) =>
      drawListing({
        place: (part) => {
          const at = place(part)
          placed += Number(at.known)
          return at
        },
      }),
    )
      .map(htmlOf)
      .join('')
  const whole = drawListing()
  expect(drawn()).toBe(whole)
  expect(placed).toBe(0)
  expect(drawn()).toBe(whole)
  // The first card has a preloaded picture, so it is not a cached part.
  expect(placed).toBe(47 + 9)
})
