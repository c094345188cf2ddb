import { fail, type GatewayFailure, productId } from '@market/domain/kernel'
import { Notices, ServicesContext } from '@market/react'
import { makeNetworkStore, makeNoticeStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, memoryExpiringStore, recordedApp, setClock, setNetwork } from '@market/testing'
import '@market/ui/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { writeBriefs } from '../../shared/product/product-brief.ts'
import { waitingStore } from '../../testing/waiting-store.ts'
import { OfflineNotice } from './offline-notice.tsx'

afterEach(cleanup)

const item = aCartItem({ productId: productId(7), stock: 1 })
const show = async () => {
  const network = setNetwork(false)
  const cart = memoryCart([aCartShop({ items: [item] })])
  const waiting = waitingStore({ cart, network })
  waiting.start()
  const networkStore = makeNetworkStore(network)
  networkStore.start()
  const memory = memoryExpiringStore(setClock())
  writeBriefs(memory, 'seen', [
    { id: item.productId, brand: 'Klavi', name: 'Fare', url: '/fare-p-7', image: '', kind: 'fare' },
  ])
  const container = new Container()
  container.bind(services.NetworkStore).toConstantValue(networkStore)
  container.bind(services.WaitingStore).toConstantValue(waiting)
  container.bind(services.ExpiringStore).toConstantValue(memory)
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  const wish = async (productOf: typeof item.productId) =>
    act(async () => {
      const addition = { productId: productOf, attrId: '', quantity: 1 }
      await waiting.ask({ what: 'addition', addition }, async () => fail<GatewayFailure>({ kind: 'offline' }))
    })
  const element = (
    <>
      <OfflineNotice />
      <Notices at="middle" />
    </>
  )
  render(
    <ServicesContext value={container}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ServicesContext>,
  )
  return { network, wish, cart }
}

it('says how much waits for the line, and in passing that it was done', async () => {
  const { network, wish } = await show()
  const status = screen.getByText(/İnternet bağlantınız yok/)
  expect(status.textContent).not.toContain('işleminiz')
  await wish(item.productId)
  expect(status.textContent).toContain('1 işleminiz bağlantı gelince sırayla yapılacak.')
  await act(async () => network.set(true))
  expect(await screen.findByText('Bekleyen işleminiz yapıldı.')).toBeTruthy()
  expect(status.textContent).toBe('')
})

it('tells by name what was declined, in a dialog that stays', async () => {
  const { network, wish, cart } = await show()
  cart.setStock(item, 0)
  await wish(item.productId)
  await act(async () => network.set(true))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toMatch(/Sepete ekleme yapılamadı \(Klavi Fare\): cart\/sold-out/)
  expect(screen.queryByText('Bekleyen işleminiz yapıldı.')).toBeNull()
})
