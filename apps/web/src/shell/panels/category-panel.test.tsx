import { makePanelStore } from '@market/stores'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { ServicesContext } from '../../composition/use-service.ts'
import { CategoryButton } from '../header/category-button.tsx'
import { RouterLink } from '../router-link.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Where() {
  return <output>{useLocation().pathname}</output>
}
const show = (width: number) => {
  vi.stubGlobal('innerWidth', width)
  const container = new Container()
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <CategoryButton />
          <Where />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  const button = screen.getByRole('link', { name: 'Kategoriler' })
  button.focus()
  fireEvent.click(button)
  return button
}
const openSheet = async () => {
  const button = show(1280)
  return { button, sheet: await screen.findByRole('navigation', { name: 'Bütün kategoriler' }) }
}
const gone = () => waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())

describe('the category panel with a mouse', () => {
  it('shows what is below the category the mouse rests on, not what it crosses', async () => {
    const { sheet } = await openSheet()
    vi.useFakeTimers()
    const main = (name: string) => within(sheet).getByRole('link', { name })
    const shown = (name: string) => within(sheet).queryByRole('link', { name })
    fireEvent.mouseEnter(main('Süpermarket'))
    act(() => void vi.advanceTimersByTime(99))
    fireEvent.mouseLeave(main('Süpermarket'))
    fireEvent.mouseEnter(main('Pet Shop'))
    expect(shown('Tüm Elektronik ürünleri')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(100))
    expect(shown('Tüm Pet Shop ürünleri')).toBeTruthy()
    expect(shown('Tüm Süpermarket ürünleri')).toBeNull()
  })

  it('closes 50 ms after the mouse left it, unless it comes back', async () => {
    const { sheet } = await openSheet()
    vi.useFakeTimers()
    fireEvent.mouseLeave(sheet)
    act(() => void vi.advanceTimersByTime(49))
    fireEvent.mouseEnter(sheet)
    act(() => void vi.advanceTimersByTime(500))
    expect(screen.getByRole('navigation')).toBe(sheet)
    fireEvent.mouseLeave(sheet)
    act(() => void vi.advanceTimersByTime(50))
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('is walked with the arrow keys, and Escape leads back to the button', async () => {
    const { sheet, button } = await openSheet()
    const focused = () => document.activeElement
    expect(focused()?.textContent).toBe('Elektronik')
    const press = (key: string) => fireEvent.keyDown(focused() ?? sheet, { key })
    press('ArrowDown')
    expect(focused()?.textContent).toBe('Giyim & Aksesuar')
    press('ArrowRight')
    expect(focused()?.textContent).toBe('Tüm Giyim & Aksesuar ürünleri')
    press('ArrowLeft')
    expect(focused()?.textContent).toBe('Giyim & Aksesuar')
    press('Escape')
    await gone()
    expect(focused()).toBe(button)
  })

  it('closes on the button and on a click beside it', async () => {
    const { button } = await openSheet()
    fireEvent.click(button)
    await gone()
    fireEvent.click(button)
    await screen.findByRole('navigation')
    fireEvent.pointerDown(document.body)
    await gone()
  })
})

describe('the category panel on a phone', () => {
  it('drills down all levels, goes back, and leaves to the search of a category without children', async () => {
    show(390)
    const drawer = await screen.findByRole('dialog', { name: 'Kategoriler' })
    const tap = (name: RegExp) => fireEvent.click(within(drawer).getByRole('button', { name }))
    tap(/^Elektronik/)
    expect(screen.getByRole('dialog', { name: 'Elektronik' })).toBe(drawer)
    tap(/^Telefon/)
    const title = within(drawer).getByRole('heading').textContent
    tap(/^Geri/)
    expect(within(drawer).getByRole('heading').textContent).toBe('Elektronik')
    tap(/^Telefon/)
    expect(within(drawer).getByRole('heading').textContent).toBe(title)
    fireEvent.click(within(drawer).getByRole('link', { name: 'Cep Telefonu' }))
    expect(screen.getByRole('status').textContent).toBe('/arama/cep-telefonu')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes on its cross and gives the focus back', async () => {
    const button = show(390)
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kapat' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
  })
})
