import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { ProductDetail } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { makePanelStore, makeSessionStore } from '@market/stores'
import {
  aMember,
  aProductCard,
  aProductDetail,
  memoryAlarms,
  memoryGuests,
  memoryPush,
  memorySession,
  memoryTokens,
  valueOf,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { pushBrowser } from '../../../testing/push-browser.ts'
import { AlarmDrawer } from './alarm-drawer.tsx'

afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

const login = { username: 'ada@ornek.test', password: 'Deneme123' }
const product = (more: Partial<ProductDetail> = {}) =>
  aProductDetail({ id: productId(1), price: kurus(10_000), stock: 3, ...more })

function Chosen({ of, kind }: { readonly of: ProductDetail; readonly kind: 'price' | 'stock' }) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  return <AlarmDrawer product={of} chosen={chosen} onChosen={setChosen} kind={kind} onClosed={() => undefined} />
}
const open = async (
  kind: 'price' | 'stock',
  { member = true, of = product() }: { readonly member?: boolean; readonly of?: ProductDetail } = {},
) => {
  const tokens = memoryTokens()
  const session = makeSessionStore({ gateway: memorySession([{ ...login, user: aMember() }], tokens), tokens })
  const panels = makePanelStore()
  const alarms = memoryAlarms([aProductCard({ id: of.id, price: of.price, stock: of.stock })])
  const guests = memoryGuests()
  const pushes = memoryPush()
  const container = new Container()
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.PanelStore).toConstantValue(panels)
  container.bind(services.AlarmGateway).toConstantValue(alarms)
  container.bind(services.GuestGateway).toConstantValue(guests)
  container.bind(services.PushGateway).toConstantValue(pushes)
  if (member) await session.login(login)
  else await session.start()
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <Chosen of={of} kind={kind} />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return { alarms, guests, panels, pushes }
}
const click = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const targets = async (alarms: ReturnType<typeof memoryAlarms>) =>
  (await valueOf(alarms.list())).map(({ target }) => target)

it('takes a target that is suggested, says that it waits, changes it and ends it', async () => {
  const { alarms } = await open('price')
  fireEvent.click(await screen.findByRole('button', { name: '90,00 TL' }))
  click('Alarmı kur')
  expect(await screen.findByText(/90,00 TL’ye inmesini bekliyoruz/)).toBeTruthy()
  write(/^Hedef fiyat/, '85,50')
  click('Hedefi değiştir')
  expect(await screen.findByText(/85,50 TL’ye inmesini bekliyoruz/)).toBeTruthy()
  expect(await targets(alarms)).toEqual([8_550])
  click('Alarmı kaldır')
  expect(await screen.findByText('Alarmınız kaldırıldı.')).toBeTruthy()
  expect(await targets(alarms)).toEqual([])
})

it.each([
  ['a member', true, /^Hedef fiyat/],
  ['a guest', false, /^E-posta/],
])('begins with %s in the first field, which is drawn after an answer', async (_who, member, label) => {
  await open('price', { member })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
})

it.each(['100', '5', 'ucuz'])('refuses “%s” as a target with a message, and keeps the input', async (typed) => {
  const { alarms } = await open('price')
  await screen.findByRole('button', { name: 'Alarmı kur' })
  write(/^Hedef fiyat/, typed)
  click('Alarmı kur')
  expect(await screen.findByText(/100,00 TL’den düşük/)).toBeTruthy()
  expect(screen.getByLabelText(/^Hedef fiyat/)).toHaveProperty('value', typed)
  expect(await targets(alarms)).toEqual([])
})

it('sets a stock alarm by one press, and offers none for a product in stock', async () => {
  const { alarms } = await open('stock', { of: product({ stock: 0 }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Gelince haber ver' }))
  expect(await screen.findByText(/Ürünün gelmesini bekliyoruz/)).toBeTruthy()
  expect((await valueOf(alarms.list())).map(({ kind }) => kind)).toEqual(['stock'])
  cleanup()
  await open('stock')
  expect(await screen.findByText(/şu anda stokta/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Gelince haber ver' })).toBeNull()
})

it('offers push messages after the alarm is set, and asks for permission only when pressed', async () => {
  const browser = pushBrowser()
  const { pushes } = await open('price')
  fireEvent.click(await screen.findByRole('button', { name: '90,00 TL' }))
  expect(screen.queryByRole('button', { name: /bildirim olarak al$/ })).toBeNull()
  click('Alarmı kur')
  const offer = await screen.findByRole('button', { name: /bildirim olarak al$/ })
  expect(browser.asked()).toBe(0)
  fireEvent.click(offer)
  await waitFor(() => expect(pushes.told.size).toBe(1))
})

it('asks a visitor for a proven mailbox, or leads to the login', async () => {
  const { alarms, guests, panels } = await open('price', { member: false })
  write(/^E-posta/, 'misafir@ornek.test')
  click('Kod gönder')
  await waitFor(() => expect(guests.mailed).toHaveLength(1))
  await screen.findByLabelText(/^Doğrulama kodu/)
  write(/^Doğrulama kodu/, guests.mailed[0]?.code ?? '')
  fireEvent.click(await screen.findByRole('button', { name: '95,00 TL' }))
  expect(screen.getByText(/misafir@ornek.test adresine bir kez/)).toBeTruthy()
  click('Alarmı kur')
  await waitFor(async () => expect(await targets(alarms)).toEqual([9_500]))
  cleanup()
  const { panels: other } = await open('price', { member: false })
  click('Giriş yap')
  expect(other.state.current()).toEqual(['user'])
  expect(panels.state.current()).toEqual([])
})

it('asks for a size before it sets an alarm', async () => {
  const value = { stock: 0, addPrice: kurus(0) }
  const { alarms } = await open('stock', {
    of: product({
      stock: 0,
      attributes: [
        {
          attributeType: 'variant',
          name: 'Numara',
          values: [
            { id: 1, name: '36', ...value },
            { id: 2, name: '37', ...value },
          ],
        },
      ],
      stockCounts: [
        { combination: '1', stock: 0 },
        { combination: '2', stock: 0 },
      ],
    }),
  })
  expect(screen.queryByRole('button', { name: 'Gelince haber ver' })).toBeNull()
  fireEvent.click(within(screen.getByRole('group', { name: 'Numara seçin' })).getByRole('button', { name: '37' }))
  expect(screen.getByText('Seçiminiz: Numara: 37')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Gelince haber ver' }))
  await waitFor(async () => expect((await valueOf(alarms.list())).map(({ attrId }) => attrId)).toEqual(['2']))
})
