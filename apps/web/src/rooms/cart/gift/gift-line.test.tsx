import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { ServicesContext, useService, useStream } from '@market/react'
import { makeCartStore, makeNoticeStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, recordedApp, refused } from '@market/testing'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { GiftLine } from './gift-line.tsx'

afterEach(cleanup)

const vase = aCartItem({ productId: productId(7), brand: 'Sesta', name: 'Vazo', wrapOffer: kurus(3_990) })

function Line() {
  const { cart } = useStream(useService(services.CartStore).state)
  const item = cart?.shops[0]?.items[0]
  return item && <GiftLine item={item} name="Sesta Vazo" />
}

async function show(item = vase, fails = false) {
  const cart = memoryCart([aCartShop({ items: [item] })])
  await cart.add({ productId: item.productId, attrId: '', quantity: 2 })
  const app = recordedApp()
  const container = new Container()
  const store = makeCartStore({ gateway: cart, app })
  const gifts = cart.gifts
  container.bind(services.CartStore).toConstantValue(store)
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, app))
  const gateway = fails ? { choose: async () => refused(404, 'Bu ürün sepetinizde yok.') } : gifts
  container.bind(services.GiftChoiceGateway).toConstantValue(gateway)
  await store.load()
  render(
    <ServicesContext value={container}>
      <Line />
    </ServicesContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Hediye olarak gönder: Sesta Vazo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hediye olarak gönder' }))
  return { cart, dialog }
}
const write = (dialog: ReturnType<typeof within>, note: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: /^Hediye notu/ }), { target: { value: note } })
const tick = (dialog: ReturnType<typeof within>, name: RegExp) =>
  fireEvent.click(dialog.getByRole('checkbox', { name }))
const save = (dialog: ReturnType<typeof within>) => fireEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))

it('ticks nothing that costs, says what it costs, and shows what was chosen with the way to change it', async () => {
  const { cart, dialog } = await show()
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Hediye paketi yapılsın: 39,90 TL' }).checked).toBe(
    false,
  )
  tick(dialog, /^Hediye paketi/)
  write(dialog, 'Sevgiyle \u{1F339}')
  save(dialog)
  expect(await screen.findByText('Hediye paketi: 39,90 TL')).toBeTruthy()
  expect(screen.getByText('Hediye notu: “Sevgiyle \u{1F339}”')).toBeTruthy()
  expect(screen.getByText('Koliden çıkan belgede fiyat yazmaz')).toBeTruthy()
  expect(cart.current().shops[0]?.items[0]?.gift).toEqual({
    wrapped: true,
    note: 'Sevgiyle \u{1F339}',
    pricesHidden: true,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Hediye seçimini değiştir: Sesta Vazo' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Hediye olmasın' }))
  await waitFor(() => expect(screen.queryByText('Hediye paketi: 39,90 TL')).toBeNull())
  expect(cart.current().shops[0]?.items[0]?.gift).toBeNull()
})

it('counts an emoji as one, and says by how much a note is too long or that it cannot be printed', async () => {
  const { cart, dialog } = await show()
  write(dialog, '\u{1F381}'.repeat(300))
  expect(dialog.getByText(/0 karakter kaldı/)).toBeTruthy()
  write(dialog, '\u{1F381}'.repeat(303))
  save(dialog)
  expect(await dialog.findByText('Notunuz 3 karakter uzun. Biraz kısaltın.')).toBeTruthy()
  write(dialog, 'a\u0007b')
  save(dialog)
  expect(await dialog.findByText(/yazdırılamayan bir karakter/)).toBeTruthy()
  expect(cart.current().shops[0]?.items[0]?.gift ?? null).toBeNull()
})

it('offers note and hidden prices where nothing is wrapped, and says why a refusal', async () => {
  const { dialog } = await show({ ...vase, wrapOffer: null }, true)
  expect(dialog.queryByRole('checkbox', { name: /^Hediye paketi/ })).toBeNull()
  expect(dialog.getByText(/hediye paketi sunulmuyor/)).toBeTruthy()
  save(dialog)
  expect(await dialog.findByText('Bu ürün sepetinizde yok.')).toBeTruthy()
})
