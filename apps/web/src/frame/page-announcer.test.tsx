import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { PageAnnouncer } from './page-announcer.tsx'

afterEach(cleanup)

/** Two frames, like the shop's and its checkout's. */
const Frame = () => (
  <>
    <PageAnnouncer />
    <input aria-label="Ara" />
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  </>
)
const show = () => {
  const router = createMemoryRouter(
    [
      { path: '/my/*', Component: Frame, children: [{ path: '*', element: <h1>Sepet</h1> }] },
      { path: '/', Component: Frame, children: [{ path: '*', element: <button>Filtre</button> }] },
    ],
    { initialEntries: ['/elektronik'] },
  )
  render(<RouterProvider router={router} />)
  return async (to: string, title = to) => {
    document.title = title
    await act(() => router.navigate(to))
    return document.activeElement
  }
}

it('leaves the first page to the browser, and filters to the hand that chose them', async () => {
  const go = show()
  expect([document.activeElement, screen.getByRole('status').textContent]).toEqual([document.body, ''])
  screen.getByRole('button').focus()
  expect(await go('/elektronik?brand=Orkun&sort=price_asc')).toBe(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says the next page, takes the focus to its content, and does so over a change of frames', async () => {
  const go = show()
  expect(await go('/my/tr/sepet', 'Sepetim | Kumru')).toBe(screen.getByRole('main'))
  await screen.findByText('Sepetim | Kumru')
  screen.getByRole('textbox').focus()
  expect(await go('/arama?q=', 'Arama | Kumru')).toBe(screen.getByRole('main'))
  await screen.findByText('Arama | Kumru')
  expect(await go('/arama?page=2', 'Arama | Kumru')).toBe(screen.getByRole('main'))
})

it('leaves the focus in a field while the shopper types', async () => {
  const go = show()
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.focus()
  field.value = 'kulak'
  expect(await go('/kozmetik')).toBe(screen.getByRole('textbox'))
  screen.getByRole<HTMLInputElement>('textbox').value = 'kulaklık'
  expect(await go('/arama?q=kulaklık')).toBe(screen.getByRole('main'))
})
