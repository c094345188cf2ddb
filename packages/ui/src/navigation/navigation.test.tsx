import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Link, LinkProvider } from '../link/link-provider.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Pagination } from './pagination.tsx'
import { Steps } from './steps.tsx'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('pages are real links, the current one is marked', () => {
  render(<Pagination page={2} last={3} hrefOf={(page) => `?page=${page}`} />)
  expect([address('Önceki'), address('Sayfa 3'), address('Sonraki')]).toEqual(['?page=1', '?page=3', '?page=3'])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Sayfa 2')
})

test('at the ends there is nothing further; a single page has no links', () => {
  const { rerender, container } = render(<Pagination page={1} last={2} hrefOf={String} />)
  expect(screen.queryByRole('link', { name: 'Önceki' })).toBeNull()
  rerender(<Pagination page={2} last={2} hrefOf={String} />)
  expect(screen.queryByRole('link', { name: 'Sonraki' })).toBeNull()
  rerender(<Pagination page={1} last={1} hrefOf={String} />)
  expect(container.textContent).toBe('')
})

test('links are drawn by the provider', () => {
  render(
    <LinkProvider component={({ href, children }) => <a href={`/uygulama${href}`}>{children}</a>}>
      <Link href="/sepetim">Sepetim</Link>
      <Breadcrumbs items={[{ text: 'Ana Sayfa', href: '/' }, { text: 'Kulaklık' }]} />
    </LinkProvider>,
  )
  expect([address('Sepetim'), address('Ana Sayfa')]).toEqual(['/uygulama/sepetim', '/uygulama/'])
  expect(screen.getByText('Kulaklık').getAttribute('aria-current')).toBe('page')
})

function ProductTabs() {
  const [tab, setTab] = useState<'info' | 'rates' | 'reviews'>('info')
  return (
    <Tabs
      label="Ürün"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'info', text: 'Bilgiler' },
        { id: 'rates', text: 'Taksit', disabled: true },
        { id: 'reviews', text: 'Yorumlar' },
      ]}
    >
      {tab}
    </Tabs>
  )
}

test('arrows go round the tabs that are on, and the panel follows', () => {
  render(<ProductTabs />)
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key })
  press('ArrowRight')
  expect(screen.getByRole('tabpanel', { name: 'Yorumlar' }).textContent).toBe('reviews')
  expect(document.activeElement?.textContent).toBe('Yorumlar')
  press('ArrowRight')
  expect(screen.getByRole('tabpanel', { name: 'Bilgiler' })).toBeTruthy()
  press('ArrowLeft')
  expect(screen.getByRole('tabpanel', { name: 'Yorumlar' })).toBeTruthy()
  press('Home')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Bilgiler')
})

test('only the selected tab is in the order of the keyboard', () => {
  render(<ProductTabs />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})

test('of the checkout’s steps the done ones lead back and the current one is marked', () => {
  const steps = [
    { text: 'Sepet', href: '/sepetim' },
    { text: 'Adres', href: '/adres' },
    { text: 'Ödeme', href: '/odeme' },
  ]
  render(<Steps label="Adımlar" steps={steps} current={1} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Tamamlandı: Sepet'])
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
