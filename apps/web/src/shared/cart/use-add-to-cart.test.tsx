import { windowAppBridge } from '@market/browser'
import { fail, type GatewayFailure, productId } from '@market/domain/kernel'
import { Notices, RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, aProductCard } from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { AddButton } from '../product/add-button.tsx'

afterEach(cleanup)

const product = aProductCard({ id: productId(7), brand: 'Klavi', name: 'Fare', url: '/fare-p-7' })
const item = aCartItem({ productId: product.id, brand: 'Klavi', name: 'Fare', stock: 2, limit: 5 })
const Where = () => <output data-testid="where">{useLocation().pathname}</output>

/** Shows a card's button inside an app whose message handler is `takes`, which may throw. */
const show = (given: Partial<typeof product> = {}, takes: (text: string) => void = () => undefined) => {
  const posted: [string, unknown][] = []
  const warned: string[] = []
  const waits: { readonly run: () => void; readonly ms: number }[] = []
  const post = (name: string) => (text: string) => {
    takes(text)
    posted.push([name, JSON.parse(text)])
  }
  const names = ['add_to_cart', 'remove_from_cart', 'remove_all_products', 'go_cart']
  const android = Object.fromEntries(names.map((name) => [name, post(name)]))
  const app = windowAppBridge({ android }, (text) => warned.push(text))
  const gateway = memoryCart([aCartShop({ items: [item] })])
  const container = new Container()
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway, app }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore((run, ms) => void waits.push({ run, ms }), app))
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <AddButton product={{ ...product, ...given }} />
          <Where />
          <Notices at="middle" />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return { gateway, posted, warned, waits, where: () => screen.getByTestId('where').textContent }
}
const press = () => fireEvent.click(screen.getByRole('button', { name: /Klavi Fare$/ }))

describe('a product that is added to the cart', () => {
  it('is queued without a price while offline, and a dialog says so', async () => {
    const { gateway } = show()
    gateway.add = async () => fail<GatewayFailure>({ kind: 'waits' })
    press()
    const dialog = within(await screen.findByRole('dialog', { name: 'Bağlantı bekleniyor' }))
    expect(dialog.getByText(/bağlantı gelince o andaki fiyatıyla sepetinize eklenecek/)).toBeTruthy()
  })

  it('shows a dialog for two seconds with a link to the cart, and tells the app', async () => {
    const { posted, waits, where } = show()
    press()
    const dialog = within(await screen.findByRole('dialog', { name: 'İşlem Başarılı!' }))
    expect(dialog.getByText('Ürün başarıyla sepete eklenmiştir.')).toBeTruthy()
    expect(dialog.getByText('Klavi Fare')).toBeTruthy()
    expect(waits.map(({ ms }) => ms)).toEqual([2000])
    fireEvent.click(dialog.getByRole('link', { name: 'Sepete git' }))
    expect(where()).toBe('/my/tr/sepet')
    expect(posted).toEqual([
      ['add_to_cart', expect.objectContaining({ product_id: 7, num: 1 })],
      ['go_cart', {}],
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the server’s reason if the product is not available', async () => {
    const { gateway, waits, posted } = show()
    gateway.setStock(item, 0)
    press()
    const dialog = within(await screen.findByRole('dialog', { name: 'İşlem Başarısız!' }))
    expect(dialog.getByText('cart/sold-out')).toBeTruthy()
    expect([waits, posted]).toEqual([[], []])
  })

  it('shows an error if the shop cannot be reached', async () => {
    const { gateway } = show()
    gateway.add = async () => fail<GatewayFailure>({ kind: 'offline' })
    press()
    expect(await screen.findByRole('dialog', { name: 'İşlem Başarısız!' })).toBeTruthy()
  })

  it('is in the cart even if the app fails, which is only logged', async () => {
    const { gateway, warned } = show({}, () => {
      throw new Error('uygulama kapandı')
    })
    press()
    await screen.findByRole('dialog', { name: 'İşlem Başarılı!' })
    expect(gateway.current().count).toBe(1)
    expect(warned).toEqual([expect.stringContaining('the app did not take add_to_cart')])
  })

  it('leads to the product’s page if it has variants or is sold out', async () => {
    const { gateway, where } = show({ hasVariants: true })
    press()
    await waitFor(() => expect(where()).toBe('/fare-p-7'))
    expect(gateway.current().count).toBe(0)
  })

  it('is sent once when the button is pressed twice', async () => {
    const { gateway } = show()
    const sent: unknown[] = []
    const { add } = gateway
    gateway.add = async (addition) => {
      sent.push(addition)
      return add(addition)
    }
    await act(async () => {
      press()
      press()
    })
    await screen.findByRole('dialog', { name: 'İşlem Başarılı!' })
    expect(sent).toHaveLength(1)
  })
})
