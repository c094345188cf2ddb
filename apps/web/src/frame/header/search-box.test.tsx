import { succeed } from '@market/domain/kernel'
import type { ProductCatalog, Suggestions } from '@market/domain/catalog'
import { ServicesContext } from '@market/react'
import { makeSuggestionStore } from '@market/stores'
import { aProductCard, memoryCatalog, memoryExpiringStore, setClock } from '@market/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { type ReactNode, useLayoutEffect } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { SearchBox } from './search-box.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const page = (text: string) => ({ url: `/magaza/${text}`, image: 'scene.garden', text })
const few: Suggestions = {
  keywords: ['mercan'],
  products: [],
  categories: [{ name: 'Bahçe', slug: 'bahce' }],
  browse: [page('mercan-kosesi'), page('mercan-evi')],
}

function Address() {
  return <p>{useLocation().pathname}</p>
}
const draw = (suggestions: Suggestions, beside: ReactNode) => {
  const catalog = { ...memoryCatalog(), suggestions: async () => succeed(suggestions) }
  const container = new Container()
  container.bind(services.ExpiringStore).toConstantValue(memoryExpiringStore(setClock()))
  container.bind(services.SuggestionStore).toConstantValue(makeSuggestionStore(catalog))
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <SearchBox />
        {beside}
      </MemoryRouter>
    </ServicesContext>,
  )
}
const type = async (suggestions: Suggestions) => {
  draw(suggestions, <Address />)
  const box = screen.getByRole('combobox')
  fireEvent.change(box, { target: { value: 'merc' } })
  await screen.findAllByRole('option')
  return box
}

describe('pages to browse in the search box', () => {
  it('are a separate group after the other suggestions', async () => {
    await type(few)
    const group = screen.getByRole('group', { name: 'Göz at' })
    const names = within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['mercan-kosesi', 'mercan-evi'])
    expect(screen.getAllByRole('option')).toHaveLength(4)
    expect(
      screen
        .getAllByRole('option')
        .slice(0, 2)
        .some((option) => group.contains(option)),
    ).toBe(false)
  })

  it('are reached and opened by keyboard', async () => {
    const box = await type(few)
    for (const _ of few.browse) fireEvent.keyDown(box, { key: 'ArrowUp' })
    const chosen = screen.getByRole('option', { selected: true })
    expect(chosen.textContent).toBe('mercan-kosesi')
    expect(box.getAttribute('aria-activedescendant')).toBe(chosen.id)
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(screen.getByText('/magaza/mercan-kosesi')).toBeTruthy())
  })

  it('keep the list at ten', async () => {
    await type({ ...few, browse: [...Array(12).keys()].map((number) => page(`mercan-${number}`)) })
    expect(screen.getAllByRole('option')).toHaveLength(10)
    expect(screen.getByRole('status').textContent).toBe('10 öneri')
  })

  it('render no group without such pages', async () => {
    await type({ ...few, browse: [] })
    expect(screen.queryByRole('group')).toBeNull()
  })
})

describe('a search', () => {
  const Where = () => {
    const { pathname, search } = useLocation()
    return <output>{pathname + search}</output>
  }
  const at = (address: string, catalog: Partial<ProductCatalog> = {}) => {
    const container = new Container()
    container.bind(services.ExpiringStore).toConstantValue(memoryExpiringStore(setClock()))
    container
      .bind(services.SuggestionStore)
      .toConstantValue(makeSuggestionStore({ ...memoryCatalog(), suggestions: async () => succeed(few), ...catalog }))
    const router = createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <ServicesContext value={container}>
              <SearchBox />
              <Where />
            </ServicesContext>
          ),
        },
      ],
      { initialEntries: [address] },
    )
    render(<RouterProvider router={router} />)
    const box = screen.getByRole<HTMLInputElement>('combobox')
    return {
      box,
      go: (to: string) => act(() => router.navigate(to)),
      where: () => document.querySelector('output')?.textContent,
      type: (value: string) => fireEvent.change(box, { target: { value } }),
      send: () => fireEvent.submit(screen.getByRole('search')),
    }
  }

  it('S14 needs two letters and another text than before, and follows the address but on deal pages', async () => {
    const { box, go, where, type, send } = at('/arama?q=kahve')
    expect(box.value).toBe('kahve')
    for (const idle of ['kahve', ' kahve ', 'k', ' k ', '']) {
      type(idle)
      send()
      expect(where()).toBe('/arama?q=kahve')
    }
    type(' bal & süt ')
    send()
    expect(where()).toBe('/arama?q=bal%20%26%20s%C3%BCt')
    expect(box.value).toBe('bal & süt')
    await go('/elektronik')
    expect(box.value).toBe('')
    type('çay')
    await go('/firsatlar/elektronik')
    expect(box.value).toBe('çay')
  })

  it('L8 is suggested 200 ms after the last key, and an answer that a newer request overtook is not shown', async () => {
    vi.useFakeTimers()
    const asked: string[] = []
    const answers = new Map<string, (keyword: string) => void>()
    const { type } = at('/', {
      suggestions: (text) => {
        asked.push(text)
        return new Promise((resolve) =>
          answers.set(text, (keyword) => resolve(succeed({ ...few, keywords: [keyword], browse: [], categories: [] }))),
        )
      },
    })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    for (const text of ['k', 'ka', 'kah']) {
      type(text)
      await pass(199)
    }
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual(['kah'])
    type('kahv')
    await pass(200)
    expect(asked).toEqual(['kah', 'kahv'])
    answers.get('kahv')?.('kahve değirmeni')
    await pass(0)
    answers.get('kah')?.('kahraman')
    await pass(0)
    const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
    expect(options()).toEqual(['kahve değirmeni'])
    // A single letter sends no request and shows no options.
    type('k')
    await pass(500)
    expect([asked.length, options()]).toEqual([2, []])
  })

  it('is stored, offered on focus while the box is empty, and deleted on request', async () => {
    const { box, type, send, where } = at('/')
    const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
    const offered = (texts: readonly string[]) => waitFor(() => expect(options()).toEqual(texts))
    for (const text of ['bal', 'kahve']) {
      type(text)
      send()
      await waitFor(() => expect(where()).toBe(`/arama?q=${text}`))
    }
    expect(options()).toEqual([])
    fireEvent.click(box)
    await offered(['kahve', 'bal', 'Son aramaları temizle'])
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    send()
    await waitFor(() => expect(where()).toBe('/arama?q=bal'))
    fireEvent.focus(box)
    await offered(['bal', 'kahve', 'Son aramaları temizle'])
    fireEvent.click(screen.getByRole('option', { name: 'Son aramaları temizle' }))
    await offered([])
    type('çay')
    send()
    fireEvent.click(box)
    await offered(['çay', 'Son aramaları temizle'])
    expect(where()).toBe('/arama?q=%C3%A7ay')
  })

  it('shows a message without suggestions', async () => {
    const { type } = at('/', {
      suggestions: async () => succeed({ keywords: [], products: [], categories: [], browse: [] }),
    })
    type('zzqq')
    expect(await screen.findByText('Sonuç bulunmadı')).toBeTruthy()
  })

  it('leads to searches, categories and products', async () => {
    const product = aProductCard({ name: 'Mercan Saksı', url: '/mercan-saksi-p-7' })
    for (const [name, to] of [
      [/^mercan$/, '/arama?q=mercan'],
      [/Bahçe/, '/arama/bahce?q=merc'],
      [/Mercan Saksı/, '/mercan-saksi-p-7'],
    ] as const) {
      const { type, where } = at('/', { suggestions: async () => succeed({ ...few, products: [product] }) })
      type('merc')
      fireEvent.click(await screen.findByRole('option', { name }))
      await waitFor(() => expect(where()).toBe(to))
      cleanup()
    }
  })
})

/** A fast shopper: types right after rendering, before the page's effects have run. */
function Hasty() {
  useLayoutEffect(() => {
    const box = screen.getByRole<HTMLInputElement>('combobox')
    box.setRangeText('mercan')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return null
}

describe('the page below the suggestions', () => {
  it('does not scroll while they are open', async () => {
    const box = await type(few)
    const held = () => document.querySelector('[data-covers-page]')
    expect(held()).toBe(screen.getByRole('listbox'))
    fireEvent.keyDown(box, { key: 'Escape' })
    expect(held()).toBeNull()
  })
})

describe('text typed in the search box', () => {
  it('stays when it was typed before hydration', async () => {
    await act(async () => draw(few, <Hasty />))
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'mercan')
  })
})
