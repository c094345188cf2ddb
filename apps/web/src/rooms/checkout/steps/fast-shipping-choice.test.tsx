import { productId } from '@market/domain/kernel'
import { ServicesContext, useService, useStream } from '@market/react'
import { makeCartStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, recordedApp, setClock } from '@market/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it, vi } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { FastShippingChoice } from './fast-shipping-choice.tsx'

afterEach(cleanup)

const fast = { productId: productId(1), attrId: '' }
const slow = { productId: productId(2), attrId: '' }

const show = async (address: string, ...lines: readonly (typeof fast)[]) => {
  const gateway = memoryCart([aCartShop({ items: [aCartItem(fast), aCartItem(slow)] })])
  gateway.offerFast([fast], 'ev')
  const shipping = gateway.fastShipping
  for (const line of lines) await gateway.add({ ...line, quantity: 1 })
  const cartStore = makeCartStore({ gateway, app: recordedApp() })
  await cartStore.load()
  const container = new Container()
  container.bind(services.Clock).toConstantValue(setClock())
  container.bind(services.CartStore).toConstantValue(cartStore)
  container.bind(services.FastShippingGateway).toConstantValue(shipping)
  render(
    <ServicesContext value={container}>
      <Choice address={address} />
    </ServicesContext>,
  )
  return shipping
}
function Choice({ address }: { readonly address: string }) {
  const { cart } = useStream(useService(services.CartStore).state)
  return cart && <FastShippingChoice cart={cart} address={address} />
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Hızlı teslimat/ })

it('brings the estimated day forward, and back when it is given up', async () => {
  await show('ev', fast)
  screen.getByText('Tahmini teslimat: 23–25 Kasım')
  fireEvent.click(box())
  await screen.findByText('Tahmini teslimat: 21 Kasım')
  expect(box().checked).toBe(true)
  fireEvent.click(box())
  await screen.findByText('Tahmini teslimat: 23–25 Kasım')
})

it('stays enabled while its answer is under way, and asks once', async () => {
  const shipping = await show('ev', fast)
  const choose = vi.spyOn(shipping, 'choose').mockReturnValue(new Promise(() => undefined))
  fireEvent.click(box())
  expect(box().ariaBusy).toBe('true')
  expect(box().matches(':disabled')).toBe(false)
  fireEvent.click(box())
  expect(choose).toHaveBeenCalledTimes(1)
})

it('is not there for a cart that cannot have it', async () => {
  await show('ev', fast, slow)
  screen.getByText(/Tahmini teslimat/)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('says why an address cannot have it, and stays off', async () => {
  await show('yazlık', fast)
  fireEvent.click(box())
  expect((await screen.findByRole('alert')).textContent).toBe('cart/unknown-fast-address')
  expect(box().checked).toBe(false)
})
