import { succeed, type Suggestions } from '@market/domain'
import { makeSuggestionStore } from '@market/stores'
import { memoryCatalog } from '@market/testing'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { type ReactNode, useLayoutEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { ServicesContext } from '../../composition/use-service.ts'
import { SearchBox } from './search-box.tsx'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

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
  it('stand in a group of their own, after everything else', async () => {
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

  it('are no group where there is none', async () => {
    await type({ ...few, browse: [] })
    expect(screen.queryByRole('group')).toBeNull()
  })
})

/** A shopper who is quicker than the page: types when it is drawn, before any effect has run. */
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

describe('what is typed in the search box', () => {
  it('stays there when it was typed before the page had settled', async () => {
    await act(async () => draw(few, <Hasty />))
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'mercan')
  })
})
