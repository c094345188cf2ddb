import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { RouterLink, ServicesContext } from '@market/react'
import { makeNoticeStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aRaffleProduct, memoryPayments, memorySession, memoryTokens, recordedApp } from '@market/testing'
import { browserStorages } from '@market/browser'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { page } from './raffles-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const bicycle = aRaffleProduct({ name: 'Bisiklet', ticketPrice: kurus(2_500), limit: 10, ticketsLeft: 100 })
const tent = aRaffleProduct({ id: productId(9002), name: 'Çadır', ticketPrice: kurus(1_000), limit: 2, ticketsLeft: 1 })

/** The function that the store runs when the member leaves. */
let leave: () => void = () => undefined

/** Opens the page; its cart is read from the browser's storage. */
const show = () => {
  cleanup()
  const container = new Container()
  container.bind(services.BrowserStorages).toConstantValue(browserStorages())
  container.bind(services.OnMemberLeaving).toConstantValue((run) => {
    leave = run
  })
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  // Services for the payment's status after a return from the bank.
  const tokens = memoryTokens()
  container.bind(services.PaymentGateway).toConstantValue(memoryPayments({ cart: memoryCart([]) }))
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  const data = { page: 1, raffles: { products: [bicycle, tent], resultCount: 2 } }
  const { Component } = page
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <Component data={data as never} />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
}
const press = (name: string | RegExp, place: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(place.getByRole('button', { name }))
const openCart = (count: number) => {
  press(`Çekiliş sepeti (${count})`)
  return within(screen.getByRole('dialog', { name: 'Çekiliş sepeti' }))
}

it('S10 the raffle’s cart adds the tickets of one product up, outlives the page, takes one out and empties', () => {
  show()
  press('Bilet ekle: Bisiklet')
  press(/^Artır: Bilet sayısı, Bisiklet/)
  press('Bilet ekle: Bisiklet')
  press('Bilet ekle: Çadır')
  // The cart accepts no more tickets than are left.
  expect(screen.queryByRole('button', { name: 'Bilet ekle: Çadır' })).toBeNull()
  show()
  const cart = openCart(4)
  expect(cart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bisiklet3 bilet · 75,00 TL'),
    expect.stringContaining('Çadır1 bilet · 10,00 TL'),
  ])
  expect(cart.getByText('85,00 TL')).toBeTruthy()
  press('Çıkar: Çadır', cart)
  expect(cart.getAllByText('75,00 TL').length).toBeGreaterThan(0)
  expect(cart.queryByText('Çadır')).toBeNull()
  press('Sepeti boşalt', cart)
  expect(cart.getByText('Çekiliş sepetiniz boş')).toBeTruthy()
  show()
  openCart(0)
})

it('S2 forgets the tickets of a member who leaves while the page is open', () => {
  show()
  press('Bilet ekle: Bisiklet')
  openCart(1)
  act(leave)
  expect(screen.getByText('Çekiliş sepetiniz boş')).toBeTruthy()
  show()
  openCart(0)
})
