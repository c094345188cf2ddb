import type { ProductCatalog, Suggestions } from '@market/domain/catalog'
import { memoryCatalog } from '@market/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeSuggestionStore } from './suggestion-store.ts'

const found = (text: string): Suggestions => ({ keywords: [text], products: [], categories: [], browse: [] })

/** A catalogue whose responses the test resolves. */
const asked = () => {
  const open: { readonly text: string; readonly answer: (ok: boolean) => void }[] = []
  const catalog: ProductCatalog = {
    ...memoryCatalog(),
    suggestions: (text) =>
      new Promise((resolve) => {
        const answer = (ok: boolean) => resolve(ok ? { ok, value: found(text) } : { ok, failure: { kind: 'offline' } })
        open.push({ text, answer })
      }),
  }
  return { open, store: makeSuggestionStore(catalog) }
}

describe('L8 makeSuggestionStore', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks 200 ms after the last key, from two characters', async () => {
    const { open, store } = asked()
    store.type('t')
    await vi.advanceTimersByTimeAsync(1_000)
    store.type('te')
    await vi.advanceTimersByTimeAsync(199)
    store.type('tel ')
    await vi.advanceTimersByTimeAsync(199)
    expect(open).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(open.map(({ text }) => text)).toEqual(['tel'])
    expect(store.state.current()).toMatchObject({ text: 'tel', status: 'LOADING' })
  })

  it('shows what was found', async () => {
    const { open, store } = asked()
    store.type('telefon')
    await vi.advanceTimersByTimeAsync(200)
    open[0]?.answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.state.current()).toEqual({ text: 'telefon', status: 'SUCCESS', suggestions: found('telefon') })
  })

  it('shows nothing once the text is too short, whatever is still answered', async () => {
    const { open, store } = asked()
    store.type('telefon')
    await vi.advanceTimersByTimeAsync(200)
    store.type('t')
    open[0]?.answer(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(store.state.current()).toEqual({ text: 't', status: 'PENDING', suggestions: undefined })
  })

  it('goes on after an answer that failed', async () => {
    const { open, store } = asked()
    store.type('telefon')
    await vi.advanceTimersByTimeAsync(200)
    open[0]?.answer(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.state.current()).toMatchObject({ status: 'PENDING', suggestions: undefined })
    store.type('tablet')
    await vi.advanceTimersByTimeAsync(200)
    open[1]?.answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.state.current().suggestions).toEqual(found('tablet'))
  })

  it('shows nothing older than what was asked last, in whatever order answers arrive', async () => {
    const answers = fc.array(fc.nat(), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(answers, async (order) => {
        const { open, store } = asked()
        for (const number of order.keys()) {
          store.type(`metin ${number}`)
          await vi.advanceTimersByTimeAsync(200)
        }
        for (const at of order) {
          const [answered] = open.splice(at % open.length, 1)
          answered?.answer(true)
          await vi.advanceTimersByTimeAsync(0)
          const { suggestions } = store.state.current()
          if (suggestions) expect(suggestions).toEqual(found(`metin ${order.length - 1}`))
        }
        expect(store.state.current().suggestions).toEqual(found(`metin ${order.length - 1}`))
      }),
      { numRuns: 50 },
    )
  })
})
