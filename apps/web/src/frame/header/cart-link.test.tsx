import { productId } from '@market/domain/kernel'
import type { CartShop } from '@market/domain/cart'
import { ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, memorySession, memoryTokens, recordedApp } from '@market/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { CartLink } from './cart-link.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const item = aCartItem({ productId: productId(7), stock: 50, limit: 50, attrId: '' })
const shops: readonly CartShop[] = [aCartShop({ items: [item] })]
const show = async (count: number, path = '/') => {
  const place = document.body.appendChild(document.createElement('div'))
  const gateway = memoryCart(shops)
  if (count > 0) await gateway.add({ productId: item.productId, attrId: '', quantity: count })
  const container = new Container()
  const tokens = memoryTokens()
  const cart = makeCartStore({ gateway, app: recordedApp() })
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(services.CartStore).toConstantValue(cart)
  container.bind(services.InsuranceGateway).toConstantValue(gateway.insurance)
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  render(
    <ServicesContext value={container}>
      <MemoryRouter initialEntries={[path]}>
        <CartLink />
      </MemoryRouter>
    </ServicesContext>,
    { container: place },
  )
  await act(() => cart.load())
  return within(place).getByRole('link', { name: /Sepetim/ })
}

it.each([
  [0, 'Sepetim'],
  [1, '1Sepetim'],
  [9, '9Sepetim'],
  [10, '9+Sepetim'],
])('C7 the badge of a cart with %i units', async (count, text) => {
  const link = await show(count)
  expect(link.textContent).toMatch(new RegExp(`^${text.replace('+', '\\+')}`))
  if (count > 0) expect(link.textContent).toContain(`Sepetinizde ${count} adet ürün var`)
})

it('shows the mini cart under the mouse, hides it 200 ms after it left, and never on the cart’s page', async () => {
  // On the cart's page, hovering shows no mini cart.
  fireEvent.mouseEnter((await show(2, '/my/tr/sepet')).parentElement ?? document.body)
  const place = (await show(2)).parentElement ?? document.body
  fireEvent.mouseEnter(place)
  expect(await screen.findAllByRole('link', { name: 'Sepete git' })).toHaveLength(1)
  screen.getByText('Çınar Giyim: 0,20 TL daha ekleyin, kargo bedava olsun.')
  vi.useFakeTimers()
  fireEvent.mouseLeave(place)
  act(() => void vi.advanceTimersByTime(199))
  expect(screen.queryByRole('link', { name: 'Sepete git' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByRole('link', { name: 'Sepete git' })).toBeNull()
})
