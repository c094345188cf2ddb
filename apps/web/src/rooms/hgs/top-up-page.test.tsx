import { fail, type GatewayFailure, orderId, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { cardToken, type PaymentStatus } from '@market/domain/checkout'
import type { HgsGateway } from '@market/domain/hgs'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  memoryPayments,
  memorySavedCards,
  memorySession,
  memoryTokens,
  memoryTolls,
  recordedApp,
  refused,
  setClock,
  someTopUpOffers,
  someWayOffers,
  testCards,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { page } from './top-up-page.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { WayOffers } from './way-offers.tsx'

afterEach(cleanup)

const show = (more: Partial<HgsGateway>) => {
  const container = new Container()
  const tokens = memoryTokens()
  container.bind(services.HgsGateway).toConstantValue({ ...memoryTolls([]), ...more })
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app: recordedApp() }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <VehicleForm onFound={() => undefined} />
          <WayOffers />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return within(screen.getByRole('region', { name: 'Yolculukta işinize yarayabilir' }))
}

describe('what drivers may need', () => {
  it('is shown below the form, in a space that is reserved while it loads', async () => {
    const way = show({})
    expect(way.queryAllByRole('listitem')).toEqual([])
    expect(await way.findAllByRole('listitem')).toHaveLength(someWayOffers.length)
    const [first] = someWayOffers
    expect(way.getAllByRole('link')[0]?.getAttribute('href')).toBe(first.url)
  })

  it('shows a message without offers', async () => {
    const way = show({ offersForTheWay: async () => succeed([]) })
    expect(await way.findByText('Şu anda yolculuk için önerdiğimiz bir ürün yok.')).toBeTruthy()
  })

  it('can be loaded again after a failure', async () => {
    let asked = 0
    const way = show({
      offersForTheWay: async (limit) => {
        asked += 1
        return asked === 1 ? fail<GatewayFailure>({ kind: 'offline' }) : succeed(someWayOffers.slice(0, limit))
      },
    })
    expect(await way.findByRole('alert')).toBeTruthy()
    fireEvent.click(way.getByRole('button', { name: 'Tekrar dene' }))
    expect(await way.findAllByRole('listitem')).toHaveLength(someWayOffers.length)
  })
})

it('a driver who asked too often reads when to try again', async () => {
  const sentence = 'Çok fazla deneme yaptınız. Lütfen 7 dakika sonra tekrar deneyin.'
  show({ account: async () => refused(429, sentence) })
  fireEvent.change(screen.getByLabelText(/^Plaka zorunlu/), { target: { value: '34 GVR 101' } })
  fireEvent.click(screen.getByRole('button', { name: 'Bakiyeyi sorgula' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

describe('the requested vehicle', () => {
  const ask = (label: RegExp, text: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    fireEvent.change(field, { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Bakiyeyi sorgula' }))
    return field
  }
  const showAsked = () => {
    const asked: unknown[] = []
    show({
      account: async (vehicle) => {
        asked.push(vehicle)
        return refused(404, 'Bu araç için HGS hesabı bulunamadı.')
      },
    })
    return asked
  }

  it.each(['00 GVR 101', '82 GVR 101', '34 A 123', '34 ABCD 12', '34 ÇŞ 123', '34 QW 123', '34'])(
    'V9 is no plate: %s',
    async (plate) => {
      const asked = showAsked()
      const field = ask(/^Plaka zorunlu/, plate)
      expect(await screen.findByText('Plaka geçersiz')).toBeTruthy()
      expect([document.activeElement, asked]).toEqual([field, []])
    },
  )

  it.each([
    ['34 GVR 101', '34GVR101'],
    ['06 a 12345', '06A12345'],
    ['81bc123', '81BC123'],
  ])('V9 is a plate: %s', async (plate, text) => {
    const asked = showAsked()
    ask(/^Plaka zorunlu/, plate)
    expect(await screen.findByText('Bu araç için HGS hesabı bulunamadı.')).toBeTruthy()
    expect(asked).toEqual([{ by: 'plate', text }])
  })

  it('V10 is a chassis number of 17 characters without I, O and Q', async () => {
    const asked = showAsked()
    fireEvent.click(screen.getByRole('radio', { name: /^Şasi/ }))
    for (const wrong of ['WVWZZZ1JZXW00000', 'IVWZZZ1JZXW000001', 'WVWZZZ1JZXW0000O1']) {
      ask(/^Şasi numarası zorunlu/, wrong)
      expect(await screen.findByText('Şasi numarası geçersiz')).toBeTruthy()
    }
    expect(asked).toEqual([])
    ask(/^Şasi numarası zorunlu/, 'wvwzzz1jzxw000001')
    await screen.findByText('Bu araç için HGS hesabı bulunamadı.')
    expect(asked).toEqual([{ by: 'vin', text: 'WVWZZZ1JZXW000001' }])
  })
})

describe('the return from the bank', () => {
  const comeBack = async (status: PaymentStatus['status']) => {
    const vehicle = { plate: '34GVR101', vin: 'WVWZZZ1JZXW000001', vehicleClass: 1, balance: kurus(5_000) }
    const tolls = memoryTolls([vehicle])
    const token = await tolls.tokenizer.tokenize(testCards.accepted, tolls.tokenizer.url)
    const [, offer] = someTopUpOffers
    const started = await tolls.topUp({
      vehicle: { by: 'plate', text: vehicle.plate },
      offerId: offer?.id ?? 0,
      paidBy: { cardToken: token.ok ? token.value : cardToken('yok'), firstDigits: '400000' },
      total: offer?.price ?? kurus(0),
      contractVersion: '2026-11',
      contractAccepted: true,
      idempotencyKey: 'deneme-1',
    })
    if (status === 'paid') tolls.settle()
    history.replaceState(null, '', `/my/hgs/bakiye-yukleme?odeme=${started.ok ? started.value.paymentId : ''}`)
    const container = new Container()
    const tokens = memoryTokens()
    container.bind(services.HgsGateway).toConstantValue(tolls)
    container.bind(services.PaymentGateway).toConstantValue({
      ...memoryPayments({ cart: memoryCart([]), place: () => undefined }),
      paymentStatus: async () => succeed({ kind: 'hgs', status, orderId: orderId('HGS-1'), reason: null, own: true }),
    })
    container.bind(services.CardTokenizer).toConstantValue(tolls.tokenizer)
    container.bind(services.SavedCardGateway).toConstantValue(memorySavedCards())
    container.bind(services.Clock).toConstantValue(setClock())
    container
      .bind(services.SessionStore)
      .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
    container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app: recordedApp() }))
    container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
    const { Component } = page
    render(
      <ServicesContext value={container}>
        <MemoryRouter>
          <LinkProvider component={RouterLink}>
            <Component data={null} />
          </LinkProvider>
        </MemoryRouter>
      </ServicesContext>,
    )
  }

  it('shows plate, amount and new balance as a receipt to print', async () => {
    await comeBack('paid')
    const receipt = within(await screen.findByRole('region', { name: /Yükleme makbuzu/ }))
    for (const text of ['HGS-1', '20 Kasım 2026, 12.00', '34GVR101', '250,00 TL', '300,00 TL'])
      expect(receipt.getByText(text)).toBeTruthy()
    expect(receipt.getByRole('button', { name: 'Yazdır' })).toBeTruthy()
  })

  it('keeps vehicle and amount for another attempt', async () => {
    await comeBack('failed')
    expect(await screen.findByText('50,00 TL')).toBeTruthy()
    expect(await screen.findByRole('radio', { name: /250,00 TL/ })).toHaveProperty('checked', true)
    expect(screen.queryByText(/makbuzu/)).toBeNull()
  })
})
