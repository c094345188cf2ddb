import { productId } from '@market/domain/kernel'
import { ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, aMember, memorySession, memoryTokens, recordedApp } from '@market/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { useFinishLogin } from './use-finish-login.ts'

afterEach(cleanup)
const book = aCartItem({ brand: 'Ihlamur', name: 'Kitap' })
const robot = aCartItem({ productId: productId(1002), brand: 'Zirve', name: 'Robot' })

function LoggedIn() {
  const finish = useFinishLogin()
  const access = {
    accessToken: 'yeni',
    listingKey: 'yeni',
    user: aMember(),
    messages: ['“Ek garanti” artık satılmıyor; sepetinizden çıkarıldı.'],
  }
  return <button onClick={() => void finish(access, () => undefined)}>Giriş</button>
}

it('a login lists units from an earlier cart, and saves them for later by one press', async () => {
  const gateway = memoryCart([aCartShop({ items: [book, robot] })])
  for (const { productId: id, attrId } of [book, robot]) await gateway.add({ productId: id, attrId, quantity: 1 })
  gateway.deliverBy((cart) => ({
    ...cart,
    shops: cart.shops.map((shop) => ({
      ...shop,
      items: shop.items.map((item) => ({ ...item, earlierUnits: item.name === 'Robot' ? 1 : 0 })),
    })),
  }))
  const app = recordedApp()
  const tokens = memoryTokens()
  const notices = makeNoticeStore(() => undefined, app)
  const container = new Container()
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway, app }))
  container.bind(services.SavedGateway).toConstantValue(gateway.saved)
  container.bind(services.AppBridge).toConstantValue(app)
  container.bind(services.NoticeStore).toConstantValue(notices)
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  render(
    <ServicesContext value={container}>
      <LoggedIn />
    </ServicesContext>,
  )
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(notices.state.current().dialog).toBeTruthy())
  const { dialog } = notices.state.current()
  expect(dialog?.text).toBe(
    'Önceki sepetinizden eklenenler: “Zirve Robot”. “Ek garanti” artık satılmıyor; sepetinizden çıkarıldı.',
  )
  expect(dialog?.actions.map(({ text }) => text)).toEqual(['Daha sonra al', 'Sepete git', 'Devam et'])
  const [aside] = dialog?.actions ?? []
  if (aside) notices.choose(aside)
  await waitFor(() => expect(gateway.current().shops[0]?.items).toMatchObject([{ name: 'Kitap' }]))
})
