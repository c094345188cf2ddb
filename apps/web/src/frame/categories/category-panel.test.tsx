import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { categoryTree, type Deal } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aProductDetail, memoryDeals, memorySession, memoryTokens, recordedApp } from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { CategoryButton } from '../header/category-button.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Where() {
  return <output>{useLocation().pathname}</output>
}
const [clothes] = aProductDetail().categories
const inPets = clothes ? [{ ...clothes, name: 'Pet Shop', slug: 'pet-shop' }] : []
const onDeal = aProductDetail({ id: productId(1), name: 'Keten Gömlek' })
const cheaper = aProductDetail({
  id: productId(2),
  name: 'Kedi Yatağı',
  originalPrice: kurus(49_990),
  categories: inPets,
})
// 12:00 to 15:00 as the API sends it; read as UTC and shifted, it is 09:00 to 12:00.
const times = [{ startDate: '2026-11-20 12:00:00', endDate: '2026-11-20 15:00:00', active: true, products: [onDeal] }]
const words = { slogan: '', note: '', image: 'scene.gift', tone: 'petrol' } as const
const deal: Deal = { slug: 'super-firsat', title: 'Süper Fırsat', ...words, times }

const show = (width: number) => {
  vi.stubGlobal('innerWidth', width)
  const container = new Container()
  container.bind(services.DealCatalog).toConstantValue(memoryDeals([deal], [onDeal, cheaper]))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app: recordedApp() }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  const tokens = memoryTokens()
  const session = makeSessionStore({ gateway: memorySession([], tokens), tokens })
  container.bind(services.SessionStore).toConstantValue(session)
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
  return { button, sheet: await screen.findByRole('navigation', { name: 'Tüm kategoriler' }) }
}
const gone = () => waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())

describe('the category panel with a mouse', () => {
  it('shows the category under a resting mouse, and not those it crosses', async () => {
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

  it('closes 50 ms after the mouse leaves, unless it returns', async () => {
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

  it.each([
    ['the darkened page', (button: HTMLElement) => button.parentElement?.querySelector('[data-covers-page]')],
    ['the page itself', () => document.body],
  ])('closes by a press on %s', async (_, beside) => {
    const { button } = await openSheet()
    const target = beside(button)
    expect(target).toBeTruthy()
    fireEvent.pointerDown(target ?? button)
    await gone()
  })

  it('shows every main category in its colour, and its name in its size', async () => {
    const { sheet } = await openSheet()
    const icons = within(sheet).getAllByRole('link', {
      name: new RegExp(categoryTree.map(({ name }) => `^${name}$`).join('|')),
    })
    expect(icons.map((link) => link.getAttribute('href'))).toEqual(
      [
        'elektronik',
        'giyim-aksesuar',
        'kozmetik-saglik',
        'anne-bebek',
        'ev-yasam',
        'hobi-dunyasi',
        'outdoor-spor',
        'supermarket',
        'otomobil-motosiklet',
        'pet-shop',
      ].map((slug) => `/${slug}`),
    )
    const colours = icons.map((link) => link.querySelector('svg')?.getAttribute('class'))
    expect(new Set(colours).size).toBe(8)
    expect(colours[8]).toBe(colours[0])
    const sizeOf = (name: string) => {
      fireEvent.focus(within(sheet).getByRole('link', { name }))
      return within(sheet)
        .getAllByText(name)
        .find((element) => element.tagName === 'B')?.className
    }
    expect(sizeOf('Pet Shop')).not.toBe(sizeOf('Otomobil & Motosiklet'))
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

describe('the offer beside the categories', () => {
  const over = (sheet: HTMLElement, name: string) => {
    fireEvent.focus(within(sheet).getByRole('link', { name }))
    return within(sheet)
  }

  it('is the category’s deal of the day, or its largest discount', async () => {
    const { sheet } = await openSheet()
    const offer = over(sheet, 'Giyim & Aksesuar')
    await offer.findByText('Keten Gömlek')
    offer.getByText('Günün fırsatı')
    over(sheet, 'Pet Shop')
    await offer.findByText('Kedi Yatağı')
    offer.getByText('Öne çıkan indirim')
    expect(offer.queryByText('Keten Gömlek')).toBeNull()
  })

  it('is not shown without deals and discounts', async () => {
    const { sheet } = await openSheet()
    const offer = over(sheet, 'Elektronik')
    await waitFor(() => expect(offer.queryByText('Günün fırsatı')).toBeNull())
    expect(offer.queryByText('Öne çıkan indirim')).toBeNull()
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

  it('includes the desktop header’s links, and opens services in a new tab', async () => {
    show(390)
    const links = within(await screen.findByRole('navigation', { name: 'Kısayollar' }))
    for (const name of ['Sipariş Takip', 'Kampanyalar', 'Tarım Kredi', 'MEB Pasaj']) links.getByRole('link', { name })
    for (const service of ['HGS Bakiye Yükleme', 'Kilometre Sorgulama', 'Hasar Sorgulama']) {
      const link = links.getByRole<HTMLAnchorElement>('link', { name: `${service} (yeni sekmede açılır)` })
      expect(link.target).toBe('_blank')
    }
  })

  it('closes on its cross and gives the focus back', async () => {
    const button = show(390)
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kapat' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect.poll(() => document.activeElement).toBe(button)
  })
})
