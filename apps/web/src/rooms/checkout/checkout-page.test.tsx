import { succeed } from '@market/domain/kernel'
import type { Address } from '@market/domain/account'
import { cartItems, type CartShop } from '@market/domain/cart'
import { Notices, RouterLink, ServicesContext } from '@market/react'
import { refused, valueOf } from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { checkoutContainer, type CheckoutStage, coveredCart } from '../../testing/checkout-container.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { checkoutTexts } from './texts.ts'

afterEach(cleanup)

const show = async (
  stage: CheckoutStage = {},
  { path = '/my/tr/adres', change = (_made: Awaited<ReturnType<typeof checkoutContainer>>) => {} } = {},
) => {
  const made = await checkoutContainer(stage)
  change(made)
  return present(made, path)
}
const present = (made: Awaited<ReturnType<typeof checkoutContainer>>, path = '/my/tr/adres') => {
  render(
    <ServicesContext value={made.container}>
      <MemoryRouter initialEntries={[path]}>
        <LinkProvider component={RouterLink}>
          <Routes>
            <Route path="/my/tr/:step" element={<CheckoutPage />} />
            <Route path="/sepet" element={<Link to="/my/tr/adres">Alışverişi tamamla</Link>} />
          </Routes>
          <Notices at="middle" />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return made
}
const guestEmail = 'ada@ornek.test'
const next = async () => fireEvent.click(await screen.findByRole('button', { name: 'Ödemeye geç' }))
const reachesPayment = () => screen.findAllByRole('button', { name: /^Siparişi onayla/ })
const isAtPayment = () => screen.queryAllByRole('button', { name: /^Siparişi onayla/ }).length > 0
const home = { title: 'Ev' }
const work = { title: 'İş', useAsInvoice: false }
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

describe('the address step', () => {
  it('continues with an order that a gift code covers', async () => {
    await show({ guestEmail, addresses: [home], cart: coveredCart })
    await next()
    await reachesPayment()
  })

  it('K4 shows what is missing, and moves the focus there', async () => {
    await show({ addresses: [home] })
    await next()
    expect(await screen.findByText('Devam etmek için e-posta adresinizi doğrulayın.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^E-posta/))
  })

  it('names the e-mail address beside the fields of the address that are missing', async () => {
    await show({})
    await next()
    expect(await screen.findByText(/alan düzeltilmeli/)).toBeTruthy()
    expect(screen.getByText('Devam etmek için e-posta adresinizi doğrulayın.')).toBeTruthy()
  })

  it('asks for the national ID in place, and saves it once', async () => {
    const { identities } = await show({ guestEmail, addresses: [home], tcRequired: true, cart: { tcRequired: true } })
    await next()
    const field = await screen.findByRole('textbox', { name: /^T\.C\. kimlik numarası/ })
    await expect.poll(() => document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: '10000000147' } })
    fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
    expect(await screen.findByText(/kimlik numarası geçersiz/)).toBeTruthy()
    fireEvent.change(field, { target: { value: '10000000146' } })
    fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
    await next()
    await reachesPayment()
    expect(identities.current()).toBe('10000000146')
  })

  it('saves a typed national ID when continuing', async () => {
    const { identities } = await show({ guestEmail, addresses: [home], tcRequired: true, cart: { tcRequired: true } })
    await next()
    const field = await screen.findByRole('textbox', { name: /^T\.C\. kimlik numarası/ })
    fireEvent.change(field, { target: { value: '10000000146' } })
    await next()
    await reachesPayment()
    expect(identities.current()).toBe('10000000146')
  })

  describe('of a gift', () => {
    const friend = { title: 'Arkadaşım', firstName: 'Deniz', lastName: 'Yıldız' }
    const wrap = async ({ cart }: Awaited<ReturnType<typeof checkoutContainer>>) => {
      const [item] = cartItems(cart.current())
      if (item) await cart.gifts.choose(item, { wrapped: true, note: '', pricesHidden: true })
    }
    const begin = async (addresses: readonly Partial<Address>[]) => {
      const made = await checkoutContainer({ guestEmail, addresses })
      await wrap(made)
      await made.cartStore.load()
      return present(made)
    }

    it('asks whose address it is before the payment', async () => {
      await begin([friend])
      await next()
      expect(await screen.findByText(/hediyenin faturası alana değil, size kesilir/)).toBeTruthy()
      expect(isAtPayment()).toBe(false)
      fireEvent.click(await radio(/Benim; hediyeyi kendim vereceğim/))
      await next()
      await reachesPayment()
    })

    it('is invoiced to the buyer if the address is the recipient’s', async () => {
      const { addresses } = await begin([work, friend])
      fireEvent.click(await radio(/^Arkadaşım/))
      fireEvent.click(await radio(/Hediyeyi alacak kişinin; fatura bana kesilsin/))
      await next()
      expect(isAtPayment()).toBe(false)
      const others = within(await screen.findByRole('group', { name: checkoutTexts.invoice.choose }))
      fireEvent.click(others.getByRole('radio', { name: /^İş/ }))
      await next()
      await reachesPayment()
      const { addresses: all, selectedAddress, selectedInvoice } = await valueOf(addresses.initial())
      const title = (id: unknown) => all.find((address) => address.id === id)?.title
      expect([title(selectedAddress), title(selectedInvoice)]).toEqual(['Arkadaşım', 'İş'])
    })
  })

  it('asks before an address is deleted', async () => {
    const { addresses } = await show({ guestEmail, addresses: [home, work] })
    fireEvent.click(await screen.findByRole('button', { name: 'Sil: Ev' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Adres silinsin mi?' }))
    expect(await addresses.list(1)).toMatchObject({ value: [{}, {}] })
    fireEvent.click(ask.getByRole('button', { name: 'Sil' }))
    await expect.poll(() => screen.queryByRole('button', { name: 'Sil: Ev' })).toBeNull()
  })

  it('K3 selects the address saved last, and the first remaining one after it is deleted', async () => {
    await show({ guestEmail, addresses: [home, { title: 'Yazlık' }, work] })
    const chosen = () =>
      within(screen.getByRole('group', { name: 'Kayıtlı adresleriniz' }))
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
        .map(({ labels }) => labels?.[0]?.querySelector('b')?.textContent)
    await screen.findByRole('button', { name: 'Sil: İş' })
    expect(chosen()).toEqual(['İş'])
    fireEvent.click(screen.getByRole('button', { name: 'Sil: İş' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sil' }))
    await expect.poll(chosen).toEqual(['Ev'])
  })

  it('has the three ways to deliver under their titles', async () => {
    await show({ guestEmail, addresses: [home] })
    await radio(/^Kargomat/)
    const ways = within(screen.getByRole('heading', { name: 'Nasıl gelsin?' }).closest('section') ?? document.body)
    const titles = ways.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent ?? '')
    expect(titles.map((title) => /^(Adrese|Posta Şubesinden|Kargomattan) Teslim/.exec(title)?.[0])).toEqual([
      'Adrese Teslim',
      'Posta Şubesinden Teslim',
      'Kargomattan Teslim',
    ])
  })

  it('shows the nearest branch and locker with distance and hours', async () => {
    await show({ guestEmail, addresses: [{ ...home, city: 'Bursa', district: 'Nilüfer' }] })
    const told = () =>
      screen
        .queryAllByText(/^En yakını/)
        .filter((one) => !one.closest('[hidden]'))
        .map(({ textContent }) => textContent)
    const both = ['En yakını: Nilüfer Şubesi, 350 m · 08.30–17.00', 'En yakını: Nilüfer Kargomat, 350 m · 08.30–17.00']
    await expect.poll(told).toEqual(both)
    await next()
    await reachesPayment()
    // The folded step still shows them.
    expect(told()).toEqual(both)
  })

  it('says which product fits no locker as soon as lockers are chosen', async () => {
    await show({ guestEmail, addresses: [home], unfit: ['Buzdolabı'] })
    fireEvent.click(await radio(/^Kargomat/))
    expect(await screen.findByText(/Kargomat’a sığmayan ürünler var: Buzdolabı/)).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Kargomatlar' })).toBeNull()
    await next()
    expect(isAtPayment()).toBe(false)
  })

  it('shows why a place is refused, and returns to the address when it is chosen again', async () => {
    const { container } = await show({ guestEmail, addresses: [{ ...home, city: 'Bursa', district: 'Nilüfer' }] })
    const shipping = container.get(services.ShippingGateway)
    fireEvent.click(await radio(/^Posta/))
    const { pickUp } = shipping
    Object.assign(shipping, { pickUp: async () => refused(409, 'Bu şube bugün kapalı.') })
    fireEvent.click(await radio(/Nilüfer Şubesi/))
    expect(await screen.findByText('Bu şube bugün kapalı.')).toBeTruthy()
    Object.assign(shipping, { pickUp })
    fireEvent.click(await radio(/Nilüfer Şubesi/))
    const kept = async () => {
      const answer = await shipping.chosen()
      return answer.ok && answer.value.option
    }
    await expect.poll(kept).toBe('branch')
    expect(screen.queryByText('Bu şube bugün kapalı.')).toBeNull()
    fireEvent.click(await radio(/^Adrese/))
    await expect.poll(kept).toBe('address')
  })

  describe('while a choice is being saved', () => {
    const near = { ...home, city: 'Bursa', district: 'Nilüfer' }
    /** Delays the next answer of a method until `answer` is called, with the real answer or another one. */
    const holdBack = <Name extends string, Answer>(
      gateway: Record<Name, (...args: never[]) => Promise<Answer>>,
      name: Name,
    ) => {
      const real = gateway[name]
      const held = Promise.withResolvers<Answer | undefined>()
      Object.assign(gateway, {
        [name]: async (...args: never[]) => (await held.promise) ?? real.apply(gateway, args),
      })
      return { answer: (other?: Answer) => held.resolve(other), real }
    }
    const bar = () => screen.getByRole('button', { name: /Ödemeye geç/ })

    it('a branch: the button is busy, and continues once it is saved', async () => {
      const { container } = await show({ guestEmail, addresses: [near] })
      const held = holdBack(container.get(services.ShippingGateway), 'pickUp')
      fireEvent.click(await radio(/^Posta/))
      fireEvent.click(await radio(/Nilüfer Şubesi/))
      expect((await radio(/Nilüfer Şubesi/)).checked).toBe(true)
      fireEvent.click(bar())
      expect(screen.queryByText(/teslimat noktası seçin/)).toBeNull()
      await expect.poll(() => bar().ariaBusy).toBe('true')
      expect(isAtPayment()).toBe(false)
      held.answer()
      await reachesPayment()
      expect(screen.getAllByText(/Nilüfer Şubesi/).length).toBeGreaterThan(0)
    })

    it('focuses the heading above the reason if the receiver was not saved', async () => {
      await show({ guestEmail, addresses: [near] })
      fireEvent.click(await radio(/^Posta/))
      fireEvent.click(await radio(/Nilüfer Şubesi/))
      fireEvent.click(await screen.findByRole('checkbox', { name: /başkası teslim alacak/ }))
      fireEvent.click(bar())
      expect(await screen.findByText(/teslim alacak kişiyi kaydedin/)).toBeTruthy()
      await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Nasıl gelsin?' }))
    })

    it('a refused branch: the reason is shown, and the step stays open', async () => {
      const { container } = await show({ guestEmail, addresses: [near] })
      const held = holdBack(container.get(services.ShippingGateway), 'pickUp')
      fireEvent.click(await radio(/^Posta/))
      fireEvent.click(await radio(/Nilüfer Şubesi/))
      fireEvent.click(bar())
      held.answer(refused(409, 'Bu şube bugün kapalı.'))
      expect(await screen.findByText('Bu şube bugün kapalı.')).toBeTruthy()
      await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Nasıl gelsin?' }))
      expect(screen.queryByText(/teslimat noktası seçin/)).toBeNull()
      await expect.poll(() => bar().ariaBusy).toBeNull()
      expect(isAtPayment()).toBe(false)
    })

    it('another address: the button waits, and does not continue with the previous one if it is refused', async () => {
      const { addresses } = await show({ guestEmail, addresses: [home, work] })
      const saved = within(await screen.findByRole('group', { name: 'Kayıtlı adresleriniz' }))
      const first = holdBack(addresses, 'select')
      fireEvent.click(saved.getByRole('radio', { name: /^Ev/ }))
      fireEvent.click(bar())
      first.answer(refused(422, 'Bu adres artık kayıtlı değil.'))
      expect(await screen.findByText('Bu adres artık kayıtlı değil.')).toBeTruthy()
      expect(isAtPayment()).toBe(false)
      Object.assign(addresses, { select: first.real })
      const second = holdBack(addresses, 'select')
      fireEvent.click(saved.getByRole('radio', { name: /^Ev/ }))
      fireEvent.click(bar())
      expect(isAtPayment()).toBe(false)
      second.answer()
      await reachesPayment()
      expect(screen.getAllByText('Ev').length).toBeGreaterThan(0)
    })

    it('an address and a branch, neither undoes the other', async () => {
      const { addresses, container } = await show({ guestEmail, addresses: [near, { ...near, title: 'Yazlık' }] })
      const saved = within(await screen.findByRole('group', { name: 'Kayıtlı adresleriniz' }))
      fireEvent.click(await radio(/^Posta/))
      const place = await radio(/Nilüfer Şubesi/)
      const held = holdBack(addresses, 'select')
      const branch = holdBack(container.get(services.ShippingGateway), 'pickUp')
      fireEvent.click(saved.getByRole('radio', { name: /^Ev/ }))
      fireEvent.click(place)
      fireEvent.click(bar())
      branch.answer()
      held.answer()
      await reachesPayment()
      expect(screen.getAllByText(/Nilüfer Şubesi/).length).toBeGreaterThan(0)
    })

    it('the national ID, going on waits for it', async () => {
      const { identities } = await show({ guestEmail, addresses: [home], tcRequired: true, cart: { tcRequired: true } })
      const field = await screen.findByRole('textbox', { name: /^T\.C\. kimlik numarası/ })
      const held = holdBack(identities, 'setNationalId')
      fireEvent.change(field, { target: { value: '10000000146' } })
      fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
      fireEvent.click(bar())
      expect(screen.queryByText(/Devam etmek için T\.C\./)).toBeNull()
      held.answer()
      await reachesPayment()
    })

    it('a changed invoice address: the button continues once it is saved', async () => {
      const { addresses } = await show({ guestEmail, addresses: [home, { title: 'Ofis' }] })
      fireEvent.click(await screen.findByRole('checkbox', { name: 'Faturam seçtiğim kayıtlı adrese kesilsin' }))
      const others = within(screen.getByRole('group', { name: checkoutTexts.invoice.choose }))
      fireEvent.click(others.getByRole('radio', { name: /^Ev/ }))
      fireEvent.click(others.getByRole('button', { name: `${checkoutTexts.address.edit}: Ev` }))
      const held = holdBack(addresses, 'change')
      fireEvent.click(screen.getByRole('button', { name: 'Adresi kaydet' }))
      fireEvent.click(bar())
      expect(isAtPayment()).toBe(false)
      held.answer()
      await reachesPayment()
    })

    it('a missing invoice address: the button asks for it', async () => {
      await show({ guestEmail, addresses: [home, { title: 'Ofis' }] })
      const same = await screen.findByRole('checkbox', { name: 'Faturam seçtiğim kayıtlı adrese kesilsin' })
      fireEvent.click(same)
      fireEvent.click(bar())
      expect(await screen.findByText(/^Devam etmek için fatura adresini seçip kaydedin/)).toBeTruthy()
      expect(isAtPayment()).toBe(false)
      fireEvent.click(same)
      fireEvent.click(bar())
      await reachesPayment()
    })
  })

  it('offers only places with lockers, and all lockers of the province if the district has none', async () => {
    await show({ guestEmail, addresses: [{ ...home, district: 'Osmangazi' }] })
    fireEvent.click(await radio(/^Kargomat/))
    expect(await screen.findByRole('option', { name: 'Bursa (1)' })).toBeTruthy()
    expect(await screen.findByRole('option', { name: 'Nilüfer (1)' })).toBeTruthy()
    expect(screen.queryByRole('option', { name: /Osmangazi/ })).toBeNull()
    expect(await radio(/Nilüfer Kargomat/)).toBeTruthy()
  })
})

describe('the invoice', () => {
  it('K3 keeps the address that was chosen for it when the parcel goes elsewhere', async () => {
    const { addresses } = await show({ guestEmail, addresses: [home, { title: 'Ofis' }, { title: 'Yazlık' }] })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Faturam seçtiğim kayıtlı adrese kesilsin' }))
    const others = () => within(screen.getByRole('group', { name: 'Faturanın kesileceği adres' }))
    fireEvent.click(others().getByRole('radio', { name: /^Ev/ }))
    const selected = async () => {
      const step = await addresses.initial()
      const title = (id: string | null) => step.ok && step.value.addresses.find((one) => one.id === id)?.title
      return step.ok && [title(step.value.selectedAddress), title(step.value.selectedInvoice)]
    }
    await expect.poll(selected).toEqual(['Yazlık', 'Ev'])
    const saved = within(screen.getByRole('group', { name: 'Kayıtlı adresleriniz' }))
    fireEvent.click(saved.getByRole('radio', { name: /^Ofis/ }))
    await expect.poll(selected).toEqual(['Ofis', 'Ev'])
  })

  it('stays the same when another one is refused, with the reason', async () => {
    const { addresses } = await show({ guestEmail, addresses: [home, { title: 'Ofis' }] })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Faturam seçtiğim kayıtlı adrese kesilsin' }))
    addresses.select = async () => refused(422, 'Bu adres artık kayıtlı değil.')
    fireEvent.click(within(screen.getByRole('group', { name: 'Faturanın kesileceği adres' })).getByRole('radio'))
    expect(await screen.findByText('Bu adres artık kayıtlı değil.')).toBeTruthy()
  })

  it('is made out to the delivery address again by one tick', async () => {
    const { addresses } = await show({ guestEmail, addresses: [home, work] })
    const same = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Faturam seçtiğim kayıtlı adrese kesilsin',
    })
    expect(same.checked).toBe(false)
    fireEvent.click(same)
    await expect
      .poll(async () => {
        const step = await addresses.initial()
        return step.ok && step.value.selectedInvoice === step.value.selectedAddress
      })
      .toBe(true)
  })
})

describe('a first address', () => {
  const write = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  const takePlace = async () => {
    screen.getByRole('combobox', { name: /^Adres zorunlu/ }).focus()
    write(/^Adres zorunlu/, 'Çınar Caddesi No: 7 Nilüfer')
    fireEvent.click(await screen.findByRole('option', { name: 'Nilüfer / Bursa' }))
  }
  const fillName = async () => {
    await screen.findByLabelText(/^Ad soyad/)
    write(/^Ad soyad/, 'Ada Deneme')
  }
  const fillPhone = () => write(/^Cep telefonu/, '0532 123 45 67')
  /** Fills the fields in the form's order, the place last. */
  const fill = async () => {
    await fillName()
    fillPhone()
    await takePlace()
  }
  const titles = async (addresses: Awaited<ReturnType<typeof show>>['addresses']) => {
    const step = await addresses.initial()
    return step.ok && step.value.addresses.map(({ title }) => title)
  }

  it('continues by itself if the place was its last field', async () => {
    const { addresses } = await show({ guestEmail })
    await fill()
    await reachesPayment()
    expect(await titles(addresses)).toEqual(['Ev'])
  })

  it('is saved by the button once, also when it is pressed twice', async () => {
    const { addresses } = await show({ guestEmail })
    await next()
    expect(await screen.findByRole('link', { name: 'Cep telefonu' })).toBeTruthy()
    await fillName()
    await takePlace()
    expect(isAtPayment()).toBe(false)
    fillPhone()
    const press = screen.getByRole('button', { name: 'Ödemeye geç' })
    fireEvent.click(press)
    fireEvent.click(press)
    await reachesPayment()
    expect(await titles(addresses)).toEqual(['Ev'])
  })

  it('is saved before the mailbox is proven, and continues once it is', async () => {
    const { addresses, guests } = await show()
    fireEvent.change(await screen.findByLabelText(/^E-posta/), { target: { value: guestEmail } })
    fireEvent.click(screen.getByRole('button', { name: 'Kod gönder' }))
    const code = await screen.findByLabelText(/^Doğrulama kodu/)
    await fill()
    expect(await screen.findByText('Devam etmek için e-posta adresinizi doğrulayın.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(code)
    expect(await titles(addresses)).toEqual(['Ev'])
    expect(isAtPayment()).toBe(false)
    fireEvent.change(code, { target: { value: guests.mailed[0]?.code } })
    await screen.findByText('ada@ornek.test doğrulandı')
    await reachesPayment()
  })

  it('is saved alone for a separate invoice address, and keeps the input when it is refused', async () => {
    const { container } = await show({ guestEmail })
    const gateway = container.get(services.AddressGateway)
    const { save } = gateway
    Object.assign(gateway, { save: async () => refused(422, 'Adres kaydedilemedi.') })
    await fill()
    expect(await screen.findByText('Adres kaydedilemedi.')).toBeTruthy()
    expect(screen.getByLabelText(/^Ad soyad/)).toHaveProperty('value', 'Ada Deneme')
    Object.assign(gateway, { save })
    fireEvent.click(screen.getByRole('button', { name: 'Adresi kaydet' }))
    expect(await screen.findByRole('heading', { name: 'Fatura adresi' })).toBeTruthy()
    expect(isAtPayment()).toBe(false)
  })

  it('is not required before a branch is chosen', async () => {
    const { container } = await show({ guestEmail })
    fireEvent.click(await radio(/^Posta/))
    fireEvent.change(await screen.findByLabelText('İl'), { target: { value: 'Bursa' } })
    fireEvent.click(await radio(/Nilüfer Şubesi/))
    await expect
      .poll(async () => {
        const answer = await container.get(services.ShippingGateway).chosen()
        return answer.ok && answer.value.pickup?.name
      })
      .toBe('Nilüfer Şubesi')
    await fill()
    await reachesPayment()
    expect(screen.getByRole('heading', { name: 'Fatura adresiniz' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Nereye gelsin?' })).toBeNull()
  })
})

describe('one page', () => {
  const heading = (name: string) => screen.getByRole('heading', { name })
  const typeCard = async () => {
    const field = await screen.findByLabelText(/^Kart numarası/)
    fireEvent.change(field, { target: { value: '4000 0000 0000 0002' } })
  }

  it('opened at the payment goes back to a missing step, shows the reason, and returns', async () => {
    const { guests } = await show({ addresses: [home] }, { path: '/my/tr/odeme-yontemi' })
    expect(await screen.findByText('Devam etmek için e-posta adresinizi doğrulayın.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^E-posta/))
    expect(isAtPayment()).toBe(false)
    fireEvent.change(screen.getByLabelText(/^E-posta/), { target: { value: guestEmail } })
    fireEvent.click(screen.getByRole('button', { name: 'Kod gönder' }))
    fireEvent.change(await screen.findByLabelText(/^Doğrulama kodu/), { target: { value: guests.mailed[0]?.code } })
    await next()
    await reachesPayment()
  })

  it('folds finished steps into rows that open them again, and keeps the typed card', async () => {
    await show({ guestEmail, addresses: [home] }, { path: '/my/tr/odeme-yontemi' })
    await typeCard()
    expect(screen.queryByRole('group', { name: 'Kayıtlı adresleriniz' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Değiştir: Nereye gelsin?' }))
    await screen.findByRole('group', { name: 'Kayıtlı adresleriniz' })
    await expect.poll(() => document.activeElement).toBe(heading('Nereye gelsin?'))
    expect(screen.queryByRole('textbox', { name: /^Kart numarası/ })).toBeNull()
    await next()
    await expect.poll(() => document.activeElement).toBe(heading('Nasıl ödemek istersiniz?'))
    expect(await screen.findByRole('textbox', { name: /^Kart numarası/ })).toHaveProperty(
      'value',
      '4000 0000 0000 0002',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Değiştir: Nasıl gelsin?' }))
    await expect.poll(() => document.activeElement).toBe(heading('Nasıl gelsin?'))
  })

  it('loads the order again after another address was chosen', async () => {
    let read = 0
    await show(
      { guestEmail, addresses: [home, work] },
      {
        path: '/my/tr/odeme-yontemi',
        change: ({ container, payments }) =>
          void container.rebind(services.PaymentGateway).toConstantValue({
            ...payments,
            init: async () => {
              read += 1
              return payments.init()
            },
          }),
      },
    )
    await typeCard()
    fireEvent.click(screen.getByRole('button', { name: 'Değiştir: Nereye gelsin?' }))
    const saved = within(await screen.findByRole('group', { name: 'Kayıtlı adresleriniz' }))
    fireEvent.click(saved.getByRole('radio', { name: /^Ev/ }))
    expect(read).toBe(1)
    await next()
    await expect.poll(() => read).toBe(2)
  })

  it('starts at the payment step when the cart has everything needed', async () => {
    await show({ guestEmail, addresses: [home] }, { path: '/sepet' })
    fireEvent.click(screen.getByRole('link', { name: 'Alışverişi tamamla' }))
    await reachesPayment()
  })

  it.each(['/my/tr/adres', '/my/tr/odeme-yontemi'])(
    'does not go on from %s with a product that is sold out, and leads to the cart',
    async (path) => {
      const soldOut = (shop: CartShop) => ({ ...shop, items: shop.items.map((item) => ({ ...item, stock: 0 })) })
      await show(
        { guestEmail, addresses: [home] },
        { path, change: ({ cart }) => cart.deliverBy((now) => ({ ...now, shops: now.shops.map(soldOut) })) },
      )
      await next()
      const said = await screen.findByText(/Sepetinizde şu anda satın alınamayan ürün var/)
      const link = within(said).getByRole('link', { name: 'Sepete dön' })
      expect(link.getAttribute('href')).toBe('/my/tr/sepet')
      // The press may be far below the reason.
      await expect.poll(() => document.activeElement).toBe(link)
      expect(isAtPayment()).toBe(false)
    },
  )
})

describe('the guest’s mailbox', () => {
  const email = () => screen.findByLabelText(/^E-posta/)
  const type = async (text: string) => fireEvent.change(await email(), { target: { value: text } })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Kod gönder' }))

  it('a mistyped address is corrected at once; the page says where the code went and waits for it', async () => {
    const { guests } = await show()
    await type('ada@orenk.test')
    send()
    expect(await screen.findByText(/Kodu ada@orenk.test adresine gönderdik/)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^Doğrulama kodu/))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /sonra yeniden/ }).disabled).toBe(true)
    await type('ada@ornek.test')
    send()
    expect(await screen.findByText(/Kodu ada@ornek.test adresine gönderdik/)).toBeTruthy()
    expect(guests.mailed.map((one) => one.email)).toEqual(['ada@orenk.test', 'ada@ornek.test'])
    fireEvent.change(screen.getByLabelText(/^Doğrulama kodu/), { target: { value: guests.mailed[1]?.code } })
    expect(await screen.findByText('ada@ornek.test doğrulandı')).toBeTruthy()
  })

  it('a code is checked once when it is complete, and a wrong one keeps the focus', async () => {
    const { guests } = await show()
    await type('ada@ornek.test')
    send()
    const code = await screen.findByLabelText<HTMLInputElement>(/^Doğrulama kodu/)
    const write = (value: string) => fireEvent.change(code, { target: { value } })
    const asked: string[] = []
    const { checkCode } = guests
    guests.checkCode = async (proof) => {
      asked.push(proof.code)
      return checkCode(proof)
    }
    write('99999')
    write('999999')
    expect(await screen.findByText('Doğrulama kodu hatalı.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(code))
    write('99999')
    write('999999')
    expect(asked).toEqual(['999999'])
    write(' 100-001')
    expect(await screen.findByText('ada@ornek.test doğrulandı')).toBeTruthy()
    expect(asked).toEqual(['999999', '100001'])
  })

  it('the focus stays in the address while the code arrives and is checked', async () => {
    const { guests } = await show()
    await type('ada@ornek.test')
    send()
    const phone = screen.getByLabelText(/^Cep telefonu/)
    phone.focus()
    const code = await screen.findByLabelText(/^Doğrulama kodu/)
    await waitFor(() => expect(document.activeElement).toBe(phone))
    fireEvent.change(code, { target: { value: '999999' } })
    await screen.findByText('Doğrulama kodu hatalı.')
    await waitFor(() => expect(document.activeElement).toBe(phone))
    fireEvent.change(code, { target: { value: guests.mailed[0]?.code } })
    await screen.findByText('ada@ornek.test doğrulandı')
    await waitFor(() => expect(document.activeElement).toBe(phone))
  })

  it('shows what is wrong with an address or a code before it is sent', async () => {
    const { guests } = await show()
    await type('')
    send()
    expect(await screen.findByText('E-posta zorunludur.')).toBeTruthy()
    await type('ada@ornek')
    send()
    expect(await screen.findByText(/E-posta geçersiz/)).toBeTruthy()
    await type('ada@ornek.test')
    send()
    await screen.findByLabelText(/^Doğrulama kodu/)
    guests.checkCode = async () => succeed({ guestEmail: 'kod gönderildi' })
    fireEvent.click(screen.getByRole('button', { name: 'Doğrula' }))
    expect(await screen.findByText('Doğrulama kodu zorunludur.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/^Doğrulama kodu/), { target: { value: '12' } })
    fireEvent.click(screen.getByRole('button', { name: 'Doğrula' }))
    expect(screen.queryByText(/doğrulandı/)).toBeNull()
    guests.checkCode = async () => refused(422, 'Doğrulama kodu hatalı.')
    fireEvent.change(screen.getByLabelText(/^Doğrulama kodu/), { target: { value: '100 999' } })
    expect(await screen.findByText('Doğrulama kodu hatalı.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^Doğrulama kodu/))
  })
})
