import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { AnalyticsEvent } from '@market/domain/analytics'
import { ServicesContext } from '@market/react'
import { makeCartStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, memorySession, memoryTokens, recordedApp } from '@market/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { Measuring } from './measuring.tsx'

afterEach(cleanup)

async function show(path: string, items = [aCartItem()]) {
  const told: AnalyticsEvent[] = []
  const gateway = memoryCart([aCartShop({ items })])
  for (const item of items) await gateway.add({ ...item, quantity: 1 })
  const cart = makeCartStore({ gateway, app: recordedApp() })
  const tokens = memoryTokens()
  const container = new Container()
  container.bind(services.CartStore).toConstantValue(cart)
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container
    .bind(services.MeasureStore)
    .toConstantValue({ start: () => undefined, isWanted: () => true, track: (event) => void told.push(event) })
  const frame = (
    <>
      <nav data-measure="header-link">
        <Link to="/kampanyalar">Kampanyalar</Link>
      </nav>
      <nav data-measure="category">
        <Link to="/elektronik">Elektronik</Link>
      </nav>
      <Link to="/arama?q=x">Ara</Link>
      <Outlet />
      <Measuring />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: frame }], { initialEntries: [path] })
  const { unmount } = render(
    <ServicesContext value={container}>
      <RouterProvider router={router} />
    </ServicesContext>,
  )
  return { told, router, unmount }
}

it('measures links by their place and retargeted pages by name, and nothing after it is unmounted', async () => {
  const { told, unmount } = await show('/')
  fireEvent.click(screen.getByRole('link', { name: 'Elektronik' }))
  fireEvent.click(screen.getByRole('link', { name: 'Ara' }))
  fireEvent.click(screen.getByRole('link', { name: 'Kampanyalar' }))
  await screen.findByRole('link', { name: 'Kampanyalar' })
  expect(told).toEqual([
    { type: 'category', text: 'Elektronik', href: '/elektronik' },
    { type: 'header-link', text: 'Kampanyalar', href: '/kampanyalar' },
    { type: 'retargeting', route: 'kampanyalar' },
  ])
  const link = screen.getByRole('link', { name: 'Elektronik' })
  unmount()
  document.body.append(link)
  fireEvent.click(link)
  expect(told).toHaveLength(3)
})

it('measures each checkout step with the cart, and never the token of a mailed link', async () => {
  const { told, router } = await show('/my/tr/odeme-yontemi')
  // Opened directly, as by a reload, the cart is not loaded yet.
  await expect.poll(() => told.filter(({ type }) => type === 'checkout')).toMatchObject([{ step: 'payment' }])
  await act(() => router.navigate('/my/tr/sifremi-degistir/gizli-jeton'))
  expect(JSON.stringify(told)).not.toContain('gizli-jeton')
  expect(told.at(-1)).toEqual({ type: 'retargeting', route: 'my-tr-sifremi-degistir' })
})

it('C10 tells of a step of the checkout in fives, of what has a price', async () => {
  const items = [...Array(12).keys()].map((number) =>
    aCartItem({ productId: productId(number + 1), singlePrice: kurus(number === 3 ? 0 : 1_000) }),
  )
  const { told, router } = await show('/', items)
  await act(() => router.navigate('/my/tr/adres'))
  const steps = told.flatMap((event) => (event.type === 'checkout' ? [event] : []))
  expect(steps.map((event) => event.items.map((item) => item.productId))).toEqual([
    [1, 2, 3, 5, 6],
    [7, 8, 9, 10, 11],
    [12],
  ])
})
