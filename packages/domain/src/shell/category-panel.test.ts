import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryPanel, type CategoryPanelEvent } from './category-panel.ts'

const run = (...events: readonly CategoryPanelEvent[]) => events.reduce(categoryPanel.next, categoryPanel.initial)
const open: CategoryPanelEvent = { type: 'button' }

describe('S6 categoryPanel', () => {
  it('opens and closes by its button, and closes by Escape', () => {
    expect(run(open).status).toBe('open')
    expect(run(open, open)).toEqual(categoryPanel.initial)
    expect(run(open, { type: 'escape' })).toEqual(categoryPanel.initial)
    expect(run({ type: 'escape' })).toBe(categoryPanel.initial)
  })

  it.each(['outside-click', 'leave'] as const)('waits a moment after %s and stays when the pointer is back', (type) => {
    const closing = run(open, { type })
    expect(closing.status).toBe('closing')
    expect(categoryPanel.next(closing, { type: 'close-timeout' })).toEqual(categoryPanel.initial)
    const back = categoryPanel.next(closing, { type: 'enter' })
    expect(back.status).toBe('open')
    expect(categoryPanel.next(back, { type: 'close-timeout' })).toBe(back)
    expect(categoryPanel.next(back, { type: 'enter' })).toBe(back)
    expect(categoryPanel.next(closing, { type })).toBe(closing)
  })

  it('opens the sub-panel of the hovered category', () => {
    const hovered = run(open, { type: 'hover', slug: 'elektronik' })
    expect(hovered.hovered).toBe('elektronik')
    expect(categoryPanel.next(hovered, { type: 'hover', slug: 'elektronik' })).toBe(hovered)
    for (const slug of ['pet-shop', 'elektronik'])
      expect(
        [{ type: 'leave' } as const, { type: 'hover', slug } as const].reduce(categoryPanel.next, hovered),
      ).toMatchObject({ status: 'open', hovered: slug })
  })

  it('drills down and comes back one level at a time', () => {
    const deep = run(
      open,
      { type: 'tap', slug: 'elektronik', hasChildren: true },
      { type: 'tap', slug: 'telefon', hasChildren: true },
    )
    expect(deep.trail).toEqual(['elektronik', 'telefon'])
    expect(categoryPanel.next(deep, { type: 'back' }).trail).toEqual(['elektronik'])
    const deepest = categoryPanel.next(deep, { type: 'tap', slug: 'kilif', hasChildren: true })
    expect(categoryPanel.next(deepest, { type: 'back' }).trail).toEqual(['elektronik', 'telefon'])
    const root = run(open)
    expect(categoryPanel.next(root, { type: 'back' })).toBe(root)
  })

  it('goes to the search of a category without children, and closes', () => {
    const gone = run(open, { type: 'tap', slug: 'cep-telefonu', hasChildren: false })
    expect(gone).toMatchObject({ status: 'closed', goTo: '/arama/cep-telefonu', trail: [] })
    expect(categoryPanel.next(gone, open)).toMatchObject({ status: 'open', goTo: null })
  })

  it('leads nowhere but to a search, whatever the slug', () => {
    fc.assert(
      fc.property(hostileText, (slug) => {
        expect(run(open, { type: 'tap', slug, hasChildren: false }).goTo).toMatch(/^\/arama(\/[^/?#\\]+)?$/)
      }),
    )
  })
})
