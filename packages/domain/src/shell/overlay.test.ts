import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOverlayOn, overlay, type OverlayEvent, type Panel } from './overlay.ts'

const panels: readonly Panel[] = [
  'menu',
  'category',
  'search',
  'user',
  'raffle-cart',
  'product-comment',
  'ask-seller',
  'suggest-to-friend',
  'wholesale',
  'map',
]

describe('S6 overlay', () => {
  it('is on while any panel is open', () => {
    expect(isOverlayOn(overlay.initial)).toBe(false)
    const one = overlay.next(overlay.initial, { type: 'open', panel: 'search' })
    const two = overlay.next(one, { type: 'open', panel: 'user' })
    expect(two).toEqual(['search', 'user'])
    expect(isOverlayOn(overlay.next(two, { type: 'close', panel: 'search' }))).toBe(true)
    expect(isOverlayOn(overlay.next(two, { type: 'close-all' }))).toBe(false)
  })

  it('gives the same state back for what changes nothing', () => {
    const one = overlay.next(overlay.initial, { type: 'open', panel: 'map' })
    expect(overlay.next(one, { type: 'open', panel: 'map' })).toBe(one)
    expect(overlay.next(one, { type: 'close', panel: 'menu' })).toBe(one)
    const none = overlay.next(one, { type: 'close', panel: 'map' })
    for (const empty of [overlay.initial, none]) expect(overlay.next(empty, { type: 'close-all' })).toBe(empty)
  })

  it('holds the panels that were opened and not closed since', () => {
    const panel = fc.constantFrom(...panels)
    const event: fc.Arbitrary<OverlayEvent> = fc.oneof(
      fc.record({ type: fc.constantFrom('open', 'close' as const), panel }),
      fc.constant({ type: 'close-all' } as const),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const open = new Set<Panel>()
        for (const event of events) {
          if (event.type === 'close-all') open.clear()
          else if (event.type === 'close') open.delete(event.panel)
          else open.add(event.panel)
        }
        expect(events.reduce(overlay.next, overlay.initial)).toEqual([...open])
      }),
    )
  })
})
