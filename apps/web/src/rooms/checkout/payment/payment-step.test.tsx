import { fail, type GatewayFailure, orderId, paymentId, productId, savedCardId, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { type Access, anonymousUser, type User } from '@market/domain/session'
import type { OpenPayment, PaymentDraft, PaymentDraftMemory, SavedCardPayment } from '@market/domain/checkout'
import { RouterLink, ServicesContext } from '@market/react'
import { aCartItem, aCartShop, aMember, anAddress, aSavedCard, refused, unauthorized } from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { begunPayment } from '../../../shared/payment/use-begun-payment.ts'
import { checkoutContainer, type CheckoutStage, coveredCart } from '../../../testing/checkout-container.ts'
import { checkoutRoom } from '../bind.ts'
import { CheckoutPage } from '../checkout-page.tsx'

afterEach(cleanup)

/** Texts of the elements that were scrolled into view; jsdom does not scroll. */
const broughtIntoView: (string | null)[] = []
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  broughtIntoView.push(this.textContent)
}
afterEach(() => void broughtIntoView.splice(0))

type Made = Awaited<ReturnType<typeof checkoutContainer>>
/** Replaces the stored draft of an earlier attempt to pay. */
const remember = (container: Made['container'], drafts: PaymentDraftMemory) => {
  container.load(checkoutRoom.paymentDrafts.module)
  container.rebind(checkoutRoom.paymentDrafts.id).toConstantValue(drafts)
}
const show = async (stage: CheckoutStage = {}, change: (made: Made) => void = () => undefined) => {
  const made = await checkoutContainer({ guestEmail: 'ada@ornek.test', addresses: [{}], ...stage })
  change(made)
  render(
    <ServicesContext value={made.container}>
      <MemoryRouter initialEntries={['/my/tr/odeme-yontemi']}>
        <LinkProvider component={RouterLink}>
          <Routes>
            <Route path="/my/tr/:step" element={<CheckoutPage />} />
            <Route path="/my/siparis-tamamlandi" element={<h1>Siparişiniz alındı</h1>} />
          </Routes>
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return made
}
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })
const fillCard = async (number = '4000 0000 0000 0002') => {
  await type(/^Kart numarası/, number)
  await type(/^Kart üzerindeki/, 'Ada Deneme')
  await type(/^Son kullanma/, '12/30')
  await type(/^CVC/, '123')
}
const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox', { name: /okudum, onaylıyorum/ })
const accept = async () => {
  for (const box of await boxes()) fireEvent.click(box)
}
const pay = () => fireEvent.click(screen.getAllByRole('button', { name: /Siparişi onayla/ })[0] as HTMLElement)
const summary = () => within(screen.getByRole('region', { name: 'Sipariş Özeti' }))
/** Id of the first address in the in-memory address book. */
const keptAddress = '00000000-0000-4000-8000-000000000001'
const two = [
  aCartShop({ items: [aCartItem({ quantity: 2, attributes: [{ key: 'Beden', value: 'M' }], withdrawal: 'none' })] }),
]

const accessOf = (user: User): Access => ({
  user,
  accessToken: `token-${user.userId}`,
  listingKey: 'liste',
  messages: [],
})

describe('the payment step', () => {
  it('the lines of the summary add up, interest by its own line', async () => {
    await show({ shops: two })
    await type(/^Kart numarası/, '4000 0000 0000 0002')
    fireEvent.click(await screen.findByRole('radio', { name: /^3 taksit/ }))
    const told = summary()
    expect(told.getByText('Beden: M')).toBeTruthy()
    expect(told.getByText('Cayma hakkı yoktur')).toBeTruthy()
    expect(told.getAllByText('499,80 TL')).toHaveLength(2)
    expect(told.getByText('39,90 TL')).toBeTruthy()
    expect(told.getByText('Vade farkı')).toBeTruthy()
    // 499.80 and 39.90 shipping with 1.5 % interest are 547.80; the interest is a separate line.
    expect(told.getByText('8,10 TL')).toBeTruthy()
    expect(told.getAllByText(/547/).length).toBeGreaterThan(0)
    expect(await screen.findByText(/ödersiniz.*Vade farkı 8,10 TL/)).toBeTruthy()
  })

  it('shows how a price changed since the product was added', async () => {
    const dearer = aCartItem()
    const cheaper = aCartItem({ productId: productId(1002) })
    await show({ shops: [aCartShop({ items: [dearer, cheaper] })] }, ({ cart }) => {
      cart.setPrice(dearer, kurus(29_980))
      cart.setPrice(cheaper, kurus(20_000))
    })
    await type(/^CVC/, '123')
    summary().getByText('Eklediğinizden beri 49,90 TL zamlandı')
    summary().getByText('Eklediğinizden beri 49,90 TL ucuzladı')
  })

  it('offers delivery on the next day where the order may have it, and says the day that follows', async () => {
    const line = { productId: aCartItem().productId, attrId: aCartItem().attrId }
    await show({}, ({ cart }) => cart.offerFast([line], keptAddress))
    await type(/^CVC/, '123')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Hızlı teslimat/ })
    expect(box.checked).toBe(false)
    fireEvent.click(box)
    await summary().findByText(/Çınar Giyim: 21 Kasım/)
    expect(box.checked).toBe(true)
    // The typed card code is preserved.
    expect((await field(/^CVC/)).value).toBe('123')
    fireEvent.click(box)
    await summary().findByText(/Çınar Giyim: 23–25 Kasım/)
  })

  it('delays the payment until a new delivery day is saved and its order is shown', async () => {
    const line = { productId: aCartItem().productId, attrId: aCartItem().attrId }
    const kept = Promise.withResolvers<void>()
    await show({}, ({ container, cart }) => {
      const fast = cart.fastShipping
      cart.offerFast([line], keptAddress)
      const choose: typeof fast.choose = async (address) => {
        await kept.promise
        return fast.choose(address)
      }
      container.rebind(services.FastShippingGateway).toConstantValue({ ...fast, choose })
    })
    await fillCard()
    await accept()
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Hızlı teslimat/ }))
    const busy = () => screen.getAllByRole('button', { name: /Siparişi onayla/ }).map(({ ariaBusy }) => ariaBusy)
    await expect.poll(busy).toEqual(['true', 'true'])
    kept.resolve()
    await summary().findByText(/Çınar Giyim: 21 Kasım/)
    await expect.poll(busy).toEqual([null, null])
  })

  it('is not offered to a branch', async () => {
    const line = { productId: aCartItem().productId, attrId: aCartItem().attrId }
    await show({}, ({ container, cart }) => {
      cart.offerFast([line], keptAddress)
      const shippings = container.get(services.ShippingGateway)
      const pickup = { id: 1, name: 'Nilüfer Şubesi', city: 'Bursa', district: 'Nilüfer', address: '', hours: '' }
      const chosen = async () => succeed({ option: 'branch' as const, pickup, receiver: null, unfitForLocker: [] })
      container.rebind(services.ShippingGateway).toConstantValue({ ...shippings, chosen })
    })
    await field(/^CVC/)
    expect(screen.queryByRole('checkbox', { name: /^Hızlı teslimat/ })).toBeNull()
  })

  it('every kind of card’s instalments are one press away', async () => {
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Tüm kartların taksit tablosu' }))
    expect(await screen.findByRole('table', { name: 'Diğer kartlar' })).toBeTruthy()
  })

  it('names who receives it, and services bought with a product', async () => {
    await show({ insured: true })
    expect(await screen.findByText(/^Teslim alacak kişi: Ada Deneme, 0555 000 00 00/)).toBeTruthy()
    expect(summary().getByText('Uzatılmış garanti')).toBeTruthy()
    // The service is on its line, and as in the cart, separate from the goods in the sums.
    expect(summary().getAllByText('99,00 TL')).toHaveLength(2)
    expect(summary().getByText('Ek hizmetler')).toBeTruthy()
    expect(summary().getByText(/Çınar Giyim: 23–25 Kasım/)).toBeTruthy()
  })

  it('a holder of one word is refused in the specification’s words', async () => {
    await show()
    await type(/^Kart üzerindeki/, 'Ada')
    fireEvent.blur(await field(/^Kart üzerindeki/))
    expect(await screen.findByText('Kart üzerindeki ad soyad alanı geçersiz')).toBeTruthy()
  })

  it.each([
    ['V1 a wrong check digit', /^Kart numarası/, '4000 0000 0000 0003', 'Kart numarası geçersiz'],
    ['V1 too few digits', /^Kart numarası/, '4000 0000 0000 000', 'Kart numarası geçersiz'],
    ['V1 an American Express of 14 digits', /^Kart numarası/, '3782 822463 1000', 'Kart numarası geçersiz'],
    ['V1 no number', /^Kart numarası/, '', 'Kart numarası zorunludur.'],
    ['V4 no such month', /^Son kullanma/, '13/30', 'Son kullanma tarihi geçersiz'],
    ['V4 three digits of a year', /^Son kullanma/, '05/027', 'Son kullanma tarihi geçersiz'],
    ['V4 a month that is over', /^Son kullanma/, '10/26', 'Kartın son kullanma tarihi geçmiş.'],
    ['V5 a digit in the name', /^Kart üzerindeki/, 'Ada Deneme 2', 'Kart üzerindeki ad soyad alanı geçersiz'],
    ['V5 words of one letter', /^Kart üzerindeki/, 'A D', 'Kart üzerindeki ad soyad alanı geçersiz'],
  ])('%s is refused at the field once it is left', async (_, name, value, text) => {
    await show()
    // A field that was only tabbed through shows no error.
    fireEvent.blur(await field(name))
    if (value === '') await type(name, '4')
    await type(name, value)
    expect(screen.queryByText(text)).toBeNull()
    expect((await field(name)).getAttribute('aria-invalid')).toBeNull()
    fireEvent.blur(await field(name))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each([
    ['V1 16 digits with spaces', /^Kart numarası/, '4000 0000 0000 0002'],
    ['V1 an American Express of 15 digits', /^Kart numarası/, '378282246310005'],
    ['V4 this month', /^Son kullanma/, '1126'],
    ['V4 four digits of a year', /^Son kullanma/, '05/2030'],
    ['V5 an initial between two words', /^Kart üzerindeki/, ' Ada D Deneme '],
  ])('%s is taken', async (_, name, value) => {
    await show()
    await type(name, value)
    fireEvent.blur(await field(name))
    await screen.findByRole('button', { name: 'Tüm kartların taksit tablosu' })
    expect((await field(name)).getAttribute('aria-invalid')).toBeNull()
  })

  it('one payment is chosen until the shopper chooses more', async () => {
    await show()
    await type(/^Kart numarası/, '4000 0000 0000 0002')
    await screen.findByRole('radio', { name: /^6 taksit/ })
    const choices = screen.getAllByRole<HTMLInputElement>('radio', { name: /Tek çekim|taksit/ })
    expect(choices.map(({ checked }) => checked)).toEqual([true, false, false])
  })

  it('all nine ways to pay have titles, and a reason if one is not available', async () => {
    await show({}, ({ container, payments }) =>
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        init: async () => {
          const start = await payments.init()
          if (!start.ok) return start
          const methods = start.value.methods.map((one) => ({
            ...one,
            available: one.method !== 'cash_on_delivery',
            note: one.method === 'cash_on_delivery' ? 'En fazla 5.000,00 TL tutarındaki siparişlerde' : '',
          }))
          return succeed({ ...start.value, methods })
        },
      }),
    )
    const group = within(await screen.findByRole('group', { name: 'Nasıl ödemek istersiniz?' }))
    const titles = [
      'Kredi / Banka Kartı',
      'Havale/EFT',
      'Kapıda Ödeme',
      'BKM Express',
      'Garanti Pay',
      'Link ile Ödeme',
      'Pttem Kart',
      'Alışveriş Kartı',
      'Anında Havale',
    ]
    const ways = group.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'payment-method')
    const named = ways.map(({ labels }) => labels?.[0]?.textContent?.trim() ?? '')
    expect(named.map((name, at) => name.startsWith(titles[at] ?? '?'))).toEqual(titles.map(() => true))
    expect(ways.filter(({ disabled }) => disabled)).toEqual([group.getByRole('radio', { name: /^Kapıda Ödeme/ })])
    expect(group.getByText('En fazla 5.000,00 TL tutarındaki siparişlerde')).toBeTruthy()
  })

  it('a card of American Express has its code in front', async () => {
    await show()
    await type(/^Kart numarası/, '3782 822463 10005')
    expect(screen.getByText('Kartın ön yüzündeki 4 rakam')).toBeTruthy()
  })

  it('warns of paying twice while a payment’s end is not known', async () => {
    const open: OpenPayment = {
      kind: 'order',
      orderId: orderId('GV-1'),
      paymentId: paymentId('p-1'),
      method: 'credit_card',
      amount: kurus(16_190),
      since: '2026-11-20T09:00:00Z',
      expiresAt: '2026-11-20T09:15:00Z',
      state: 'unknown',
      continueUrl: null,
    }
    await show({}, ({ container, payments }) => {
      container.rebind(services.PaymentGateway).toConstantValue({ ...payments, open: async () => succeed([open]) })
    })
    expect(
      await screen.findByText(/GV-1 numaralı ödemenizin \(161,90 TL\) sonucunu bankanız henüz bildirmedi/),
    ).toBeTruthy()
    const check = screen.getByRole('link', { name: 'Ödemenin durumunu gör' })
    expect(check.getAttribute('href')).toBe('/banka-yonlendirmesi?payment=p-1')
    cleanup()
    // Transfers and links stay open for days; another payment meanwhile is not a second one for the same order.
    await show({}, ({ container, payments }) => {
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        open: async () =>
          succeed(
            (['bank_transfer', 'pay_with_url'] as const).map((method) => ({ ...open, method, state: 'awaiting' })),
          ),
      })
    })
    await field(/^Kart numarası/)
    expect(screen.queryByText(/GV-1 numaralı/)).toBeNull()
  })

  it('names another invoice recipient, and the reason for few instalments', async () => {
    await show({}, ({ container, payments }) =>
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        init: async () => {
          const start = await payments.init()
          const invoice = anAddress({ companyName: 'Örnek Matbaa', address: 'Sanayi Caddesi No: 7' })
          const installmentCap = { max: 1, reason: 'Altın içeren siparişlerde taksit yapılamaz.' }
          return start.ok ? succeed({ ...start.value, invoice, installmentCap }) : start
        },
      }),
    )
    await field(/^Kart numarası/)
    expect(summary().getByText(/^Fatura: Örnek Matbaa, /).textContent).toContain('Sanayi Caddesi No: 7')
    expect(screen.getByText('Altın içeren siparişlerde taksit yapılamaz.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Tüm kartların taksit tablosu' })).toBeNull()
  })

  it('the summary has a line for a gift code, and none for a service that was not chosen', async () => {
    const offered = { image: '', price: kurus(9_900), selected: true }
    await show({ cart: { giftCodeAmount: kurus(5_000) } }, ({ cart }) =>
      cart.deliverBy((now) => ({
        ...now,
        shops: now.shops.map((shop) => ({
          ...shop,
          items: shop.items.map((item) => ({
            ...item,
            insuranceItems: [
              { ...offered, id: 7, name: 'Ek garanti' },
              { ...offered, id: 8, name: 'Kurulum', selected: false },
            ],
          })),
        })),
      })),
    )
    await field(/^Kart numarası/)
    expect(summary().getByText('−50,00 TL')).toBeTruthy()
    // 249.90, the service's 99.00 and 39.90 shipping, minus the gift code's amount.
    expect(summary().getByText('338,80 TL')).toBeTruthy()
    expect(summary().getByText('Ek garanti')).toBeTruthy()
    expect(summary().queryByText('Kurulum')).toBeNull()
  })
})

describe('the shopper’s input', () => {
  it('is there for a second attempt, save the card’s number and code; the same contract stays accepted', async () => {
    const kept: PaymentDraft = {
      owner: '',
      method: 'credit_card',
      cardName: 'Ada Deneme',
      installment: 3,
      acceptedVersion: '2026-11',
    }
    await show({}, ({ container }) => {
      remember(container, { read: () => kept, write: () => undefined })
    })
    expect((await field(/^Kart üzerindeki/)).value).toBe('Ada Deneme')
    expect((await field(/^Kart numarası/)).value).toBe('')
    expect((await boxes()).every(({ checked }) => checked)).toBe(true)
    await type(/^Kart numarası/, '4000 0000 0000 0002')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^3 taksit/ })).checked).toBe(true)
  })

  it('is not accepted if only an earlier version of the contract was accepted', async () => {
    const kept: PaymentDraft = {
      owner: '',
      method: 'credit_card',
      cardName: 'Ada Deneme',
      installment: 1,
      acceptedVersion: '2026-10',
    }
    await show({}, ({ container }) => {
      remember(container, { read: () => kept, write: () => undefined })
    })
    expect((await boxes()).some(({ checked }) => checked)).toBe(false)
  })

  it('is not shown to another buyer in the same tab', async () => {
    const kept: PaymentDraft = {
      owner: 'x@y.zt',
      method: 'bkm',
      cardName: 'Başka Biri',
      installment: 1,
      acceptedVersion: null,
    }
    await show({}, ({ container }) => {
      remember(container, { read: () => kept, write: () => undefined })
    })
    expect((await field(/^Kart üzerindeki/)).value).toBe('Ada Deneme')
  })

  it('stays when the step cannot be read again', async () => {
    let failing = false
    await show({}, ({ container, payments }) => {
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        init: async () => (failing ? fail<GatewayFailure>({ kind: 'offline' }) : payments.init()),
        payByCard: async () => refused(409, 'Sepetinizin tutarı değişti.'),
      })
    })
    await fillCard()
    await accept()
    failing = true
    pay()
    expect(await screen.findByText('Sepetinizin tutarı değişti.')).toBeTruthy()
    expect((await field(/^Kart numarası/)).value).toBe('4000 0000 0000 0002')
    expect((await field(/^CVC/)).value).toBe('')
  })

  it('says a refusal once where the step is refused for the same when it is read again, and brings it into view', async () => {
    let failing = false
    const same = 'Sepetinizdeki bir ürün tükendi.'
    await show({}, ({ container, payments }) => {
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        init: async () => (failing ? refused(409, same) : payments.init()),
        payByCard: async () => refused(409, same),
      })
    })
    await fillCard()
    await accept()
    failing = true
    pay()
    await screen.findByRole('button', { name: 'Tekrar dene' })
    expect(screen.getAllByText(new RegExp(same))).toHaveLength(1)
    expect(broughtIntoView.at(-1)).toContain(same)
  })

  it('is kept when the session expires, and pays after the same member logs in again', async () => {
    const asked: { readonly installment: number }[] = []
    let sessionIsOver = false
    let read = 0
    const { session } = await show({ member: aMember() }, ({ container, payments }) => {
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        init: async () => {
          read += 1
          return payments.init()
        },
        async payByCard(wish) {
          asked.push(wish)
          return sessionIsOver ? unauthorized() : refused(422, 'Bankanız kartı onaylamadı.')
        },
      })
    })
    await fillCard('4000 0000 0000 0002')
    fireEvent.click(await screen.findByRole('radio', { name: /^3 taksit/ }))
    await accept()
    const typed = async () => ({
      number: (await field(/^Kart numarası/)).value,
      name: (await field(/^Kart üzerindeki/)).value,
      until: (await field(/^Son kullanma/)).value,
      threeTimes: screen.getByRole<HTMLInputElement>('radio', { name: /^3 taksit/ }).checked,
      accepted: (await boxes()).every(({ checked }) => checked),
    })
    const before = await typed()
    expect(before).toEqual({
      number: '4000 0000 0000 0002',
      name: 'Ada Deneme',
      until: '12/30',
      threeTimes: true,
      accepted: true,
    })
    sessionIsOver = true
    pay()
    expect(await screen.findByText('Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.')).toBeTruthy()
    act(() => session.adopt(accessOf(anonymousUser)))
    expect(session.state.current().ended?.user.userId).toBe('uye-1')
    expect(await typed()).toEqual(before)
    act(() => session.adopt(accessOf(aMember())))
    sessionIsOver = false
    expect(await typed()).toEqual(before)
    await type(/^CVC/, '123')
    pay()
    expect(await screen.findByText('Bankanız kartı onaylamadı.')).toBeTruthy()
    expect(asked.map(({ installment }) => installment)).toEqual([3, 3])
    // For the same buyer, the step is not loaded again, so the input stays.
    expect(read).toBe(1)
  })

  it('is cleared when another member logs in, and the new cart is loaded', async () => {
    let read = 0
    const { session } = await show({ member: aMember() }, ({ container, payments }) => {
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        init: async () => {
          read += 1
          return payments.init()
        },
      })
    })
    await type(/^Kart üzerindeki/, 'Ada Deneme')
    act(() => session.adopt(accessOf(anonymousUser)))
    expect(read).toBe(1)
    act(() => session.adopt(accessOf(aMember({ userId: 'uye-2', email: 'baska@ornek.test' }))))
    await expect.poll(() => read).toBe(2)
    expect((await field(/^Kart üzerindeki/)).value).toBe('')
  })

  it('brings a refusal into view, from wherever the bar of phones was pressed', async () => {
    await show({}, ({ container, payments }) => {
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        payByCard: async () => refused(422, 'Kartınızın limiti yetersiz.'),
      })
    })
    await fillCard()
    await accept()
    pay()
    await expect.poll(() => broughtIntoView).toEqual(['Kartınızın limiti yetersiz.'])
  })

  it('leads from the total on the bar of phones to the sums line by line', async () => {
    await show({})
    const [total] = await screen.findAllByRole('button', {
      name: /^KDV Dahil Toplam Fiyat .* TL, sipariş özetini göster$/,
    })
    if (!total) throw new Error('no total')
    fireEvent.click(total)
    const title = screen.getByRole('heading', { name: 'Sipariş Özeti' })
    expect(document.activeElement).toBe(title)
    expect(broughtIntoView).toEqual(['Sipariş Özeti'])
  })

  it('is hidden after a logout in another tab, and empty after the next login', async () => {
    const { session } = await show({ member: aMember() })
    await type(/^Kart numarası/, '4000 0000 0000 0002')
    act(() => {
      session.adopt(accessOf(anonymousUser))
      session.goOn()
    })
    expect(await screen.findByText(/Oturumunuz kapandı/)).toBeTruthy()
    expect(screen.queryByLabelText(/^Kart numarası/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Sipariş Özeti' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toBe(
      '/giris-yap?redirect=my-tr-odeme-yontemi',
    )
    act(() => session.adopt(accessOf(aMember())))
    expect((await field(/^Kart numarası/)).value).toBe('')
  })

  it('an acceptance is valid only for the text that was shown', async () => {
    let version = '2026-11'
    await show({}, ({ container, payments }) => {
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        contract: async () => {
          const answer = await payments.contract()
          return answer.ok ? succeed({ ...answer.value, version }) : answer
        },
        payByCard: async () => {
          version = '2026-12'
          return refused(409, 'Sözleşme metni güncellendi. Lütfen yeniden okuyup onaylayın.')
        },
      })
    })
    await fillCard()
    await accept()
    pay()
    expect(await screen.findByText(/Sözleşme metni güncellendi/)).toBeTruthy()
    await expect.poll(async () => (await boxes()).some(({ checked }) => checked)).toBe(false)
  })
})

describe('other ways to pay', () => {
  /** Makes every payment method available, as for a member. */
  const offering = ({ container, others }: Made) =>
    container.rebind(services.PaymentGateway).toConstantValue({
      ...others.payments,
      init: async () => {
        const start = await others.payments.init()
        return start.ok
          ? succeed({ ...start.value, methods: start.value.methods.map((one) => ({ ...one, available: true })) })
          : start
      },
    })
  const choose = async (title: RegExp) => fireEvent.click(await screen.findByRole('radio', { name: title }))

  it('the button says “pay” only if the payment is due at once, and only cards have interest', async () => {
    const { container } = await show({}, offering)
    await type(/^Kart numarası/, '4000 0000 0000 0002')
    fireEvent.click(await screen.findByRole('radio', { name: /^3 taksit/ }))
    expect(await summary().findByText('Vade farkı')).toBeTruthy()
    const buttons = () => screen.getAllByRole('button', { name: /^Siparişi onayla/ }).map((one) => one.textContent)
    expect(new Set(buttons())).toEqual(new Set(['Siparişi onayla ve öde']))
    for (const later of [/^Havale/, /^Kapıda/, /^Link/]) {
      await choose(later)
      expect(new Set(buttons())).toEqual(new Set(['Siparişi onayla (ödeme yükümlülüğü doğurur)']))
      expect(summary().queryByText('Vade farkı')).toBeNull()
    }
    await choose(/^BKM/)
    expect(new Set(buttons())).toEqual(new Set(['Siparişi onayla ve öde']))
    expect(container.get(services.ExpiringStore).read(begunPayment)).toBeUndefined()
  })

  it('a double press sends one order, which every page asks after and a second attempt remembers', async () => {
    const drafts: PaymentDraft[] = []
    const sent: unknown[] = []
    const { container } = await show({}, (made) => {
      offering(made)
      remember(made.container, { read: () => undefined, write: (draft) => void drafts.push(draft) })
      made.container.rebind(services.OrderPaymentGateway).toConstantValue({
        ...made.others,
        pay: async (payment) => {
          sent.push(payment)
          return made.others.pay(payment)
        },
      })
    })
    await choose(/^Havale/)
    await choose(/^Örnek Banka/)
    await accept()
    pay()
    pay()
    await screen.findByRole('heading', { name: 'Siparişiniz alındı' })
    expect(sent).toHaveLength(1)
    expect(drafts.at(-1)).toMatchObject({ method: 'bank_transfer', acceptedVersion: '2026-11' })
    expect(container.get(services.ExpiringStore).read(begunPayment)).toBe('1')
  })

  it.each(['7000 0000 0000 0001', '8000 0000 0000 000', '8000 0000 0000 000x'])(
    'V6 is no Pttem card: %s',
    async (wrong) => {
      await show({}, offering)
      await choose(/^Pttem Kart/)
      await type(/^Kart numarası/, wrong)
      pay()
      expect((await screen.findAllByText(/^Kart numarası geçersiz/)).length).toBeGreaterThan(0)
      await expect.poll(() => document.activeElement).toBe(await field(/^Kart numarası/))
    },
  )

  it('V6 shows a Pttem card’s balance, and whether it is enough', async () => {
    await show({}, offering)
    await choose(/^Pttem Kart/)
    await type(/^Kart numarası/, '8000 0000 0000 0001')
    expect(await screen.findByText('Kartınızın kullanılabilir bakiyesi: 5.000,00 TL')).toBeTruthy()
    cleanup()
    const dear = [aCartShop({ items: [aCartItem({ singlePrice: kurus(600_000), originalPrice: kurus(600_000) })] })]
    await show({ shops: dear }, offering)
    await choose(/^Pttem Kart/)
    await type(/^Kart numarası/, '8000 0000 0000 0001')
    expect(await screen.findByText(/kullanılabilir bakiyesi 5\.000,00 TL\. Bu sipariş için yeterli değil/)).toBeTruthy()
  })

  it('a transfer leads to its order, which a reload keeps, and mentions no 3D Secure', async () => {
    const { cart, cartStore } = await show({}, offering)
    await choose(/^Havale/)
    expect(screen.queryByText(/3D Secure sayfasında onaylanır/)).toBeNull()
    pay()
    expect(await screen.findByText('Lütfen bir banka seçin.')).toBeTruthy()
    await choose(/^Örnek Banka/)
    await accept()
    pay()
    expect(await screen.findByRole('heading', { name: 'Siparişiniz alındı' })).toBeTruthy()
    expect(cart.current().count).toBe(0)
    // The cart in the header is emptied at once.
    await expect.poll(() => cartStore.state.current().cart?.count).toBe(0)
  })

  it('a free order mentions no gift code without one', async () => {
    const gift = aCartItem({ singlePrice: kurus(0), originalPrice: kurus(0), discount: null })
    await show({ shops: [aCartShop({ items: [gift], cargoPrice: kurus(0) })] })
    expect(await screen.findByText('Bu sipariş için ödeme gerekmez.')).toBeTruthy()
    expect(screen.queryByText(/Hediye kodunuz siparişin tamamını karşılıyor/)).toBeNull()
  })

  it('an order covered by a gift code needs only the contracts', async () => {
    const { cart } = await show({ cart: coveredCart })
    expect(await screen.findByText(/Hediye kodunuz siparişin tamamını karşılıyor/)).toBeTruthy()
    expect(screen.queryByLabelText(/^Kart numarası/)).toBeNull()
    pay()
    expect(await screen.findByText('Devam etmek için sözleşmeleri onaylayın.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe((await boxes())[0])
    await accept()
    pay()
    await expect.poll(() => cart.current().count).toBe(1)
  })

  it('links to the address step if that is incomplete', async () => {
    await show({}, ({ container, payments }) => {
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        init: async () => refused(409, 'Lütfen teslim alacağınız şubeyi seçin.'),
      })
    })
    fireEvent.click(await screen.findByRole('link', { name: 'Adres adımına dön' }))
    expect(await screen.findByRole('button', { name: 'Ödemeye geç' })).toBeTruthy()
  })
})

describe('a saved card', () => {
  const old = aSavedCard({ id: savedCardId('kart-2'), firstDigits: '400000', last4: '0010', expiry: '01/2020' })
  const named = aSavedCard({ id: savedCardId('kart-3'), name: 'Maaş kartım', firstDigits: '400000', last4: '0028' })
  const member = { member: aMember(), savedCards: [old, aSavedCard(), named] }
  const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

  it('is chosen by default, the newest usable one, without input fields', async () => {
    await show(member)
    expect((await choice(/^Troy •••• 0011/)).checked).toBe(true)
    expect((await choice(/^Visa •••• 0010.*Süresi doldu/)).disabled).toBe(true)
    expect(screen.queryByLabelText(/^Kart numarası/)).toBeNull()
    expect(await choice(/^3 taksit/)).toBeTruthy()
  })
  it('pays, with the instalments of its family', async () => {
    const paid: SavedCardPayment[] = []
    const drafts: PaymentDraft[] = []
    await show(member, ({ container, payments }) => {
      const write = (draft: PaymentDraft) => void drafts.push(draft)
      remember(container, { read: () => undefined, write })
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        payBySavedCard: async (payment) => {
          paid.push(payment)
          return refused(409, 'Sepetinizin tutarı değişti.')
        },
      })
    })
    fireEvent.click(await choice(/^Maaş kartım/))
    fireEvent.click(await choice(/^3 taksit/))
    pay()
    expect(await screen.findByText('Sepetinizin tutarı değişti.')).toBeTruthy()
    expect(paid).toMatchObject([{ savedCard: named.id, installment: 3, contractAccepted: true }])
    // Paying with a saved card does not tick the checkbox of a typed card.
    expect(drafts).toMatchObject([{ acceptedVersion: null }])
  })
  it('is not charged in one payment while the chosen instalments are loading', async () => {
    const paid: SavedCardPayment[] = []
    const asked = Promise.withResolvers<void>()
    await show(member, ({ container, payments }) => {
      const draft: PaymentDraft = {
        owner: aMember().email ?? '',
        method: 'credit_card',
        cardName: '',
        installment: 3,
        acceptedVersion: null,
      }
      remember(container, { read: () => draft, write: () => undefined })
      container.rebind(services.PaymentGateway).toConstantValue({
        ...payments,
        installments: async (card) => {
          await asked.promise
          return payments.installments(card)
        },
        payBySavedCard: async (payment) => {
          paid.push(payment)
          return refused(409, 'Sepetinizin tutarı değişti.')
        },
      })
    })
    await choice(/^Troy •••• 0011/)
    pay()
    expect(paid).toEqual([])
    expect(screen.getAllByRole('button', { name: /Siparişi onayla/ }).map(({ ariaBusy }) => ariaBusy)).toEqual([
      'true',
      'true',
    ])
    asked.resolve()
    expect((await choice(/^3 taksit/)).checked).toBe(true)
    pay()
    await expect.poll(() => paid).toMatchObject([{ installment: 3 }])
  })
  it('is paid by one press, next to a sentence that accepts the contracts', async () => {
    await show(member)
    await choice(/^Troy •••• 0011/)
    expect(screen.queryByRole('checkbox', { name: /okudum, onaylıyorum/ })).toBeNull()
    // The sentence is beside the button, and beside the one in the phones' bar.
    const said = screen.getAllByText(/^Siparişi onaylayarak/).map((one) => one.textContent)
    const sentence =
      'Siparişi onaylayarak Ön Bilgilendirme Formu ile Mesafeli Satış Sözleşmesi metinlerini okuduğumu ve kabul ettiğimi beyan ederim.'
    expect(said).toEqual([sentence, sentence])
    for (const link of screen.getAllByRole('link', { name: 'Mesafeli Satış Sözleşmesi' }))
      expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe('Mesafeli Satış Sözleşmesi')
    fireEvent.click(await choice(/^Başka bir kartla öde/))
    expect((await boxes()).map(({ checked }) => checked)).toEqual([false])
    expect(screen.queryByText(/^Siparişi onaylayarak/)).toBeNull()
  })
  it('is replaced by a typed card', async () => {
    await show(member)
    fireEvent.click(await choice(/^Başka bir kartla öde/))
    expect(await field(/^Kart numarası/)).toBeTruthy()
    const keep = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Kartımı sonraki alışverişlerim için sakla/ })
    expect(keep.checked).toBe(false)
    fireEvent.click(keep)
    fireEvent.click(await choice(/^Troy •••• 0011/))
    expect(screen.queryByLabelText(/^Kart numarası/)).toBeNull()
  })
  it('is not offered to a guest', async () => {
    await show()
    await field(/^Kart numarası/)
    expect(screen.queryByRole('checkbox', { name: /sakla/ })).toBeNull()
    expect(screen.queryByRole('radio', { name: /Başka bir kartla/ })).toBeNull()
  })
})
