import { succeed } from '@market/domain/kernel'
import { ServicesContext } from '@market/react'
import { makeNoticeStore, makeSessionStore } from '@market/stores'
import {
  aDeviceSeller,
  memoryBuyBacks,
  memoryGuests,
  memorySession,
  memoryTokens,
  notFound,
  recordedApp,
} from '@market/testing'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { Sale } from './sale-page.tsx'

afterEach(cleanup)

/** Shows a sale's page in the seller's browser, or in another one whose visitor has not verified the address yet. */
const show = async ({ elsewhere }: { readonly elsewhere: boolean }) => {
  const buyBacks = memoryBuyBacks()
  const device = { deviceType: 1, brand: 11, model: 101, memory: 64, answers: { 1: 10, 2: 20 } }
  const offer = await buyBacks.price('delta', device)
  const offerId = offer.ok ? offer.value.id : ''
  await buyBacks.approve('delta', offerId, aDeviceSeller())
  const guests = memoryGuests()
  const tokens = memoryTokens()
  let proven = !elsewhere
  const container = new Container()
  container.bind(services.BuyBackGateway).toConstantValue({
    ...buyBacks,
    status: async (service, id) => (proven ? buyBacks.status(service, id) : notFound('Cihaz satışı bulunamadı.')),
  })
  container.bind(services.GuestGateway).toConstantValue({
    ...guests,
    async checkCode(wish) {
      const answer = await guests.checkCode(wish)
      proven = answer.ok
      return answer
    },
  })
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <Sale service="delta" offerId={offerId} />
      </MemoryRouter>
    </ServicesContext>,
  )
  return { guests, status: () => buyBacks.status('delta', offerId) }
}

const cancel = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Satışı iptal et: Ihlamur 5/ }))
  const ask = within(await screen.findByRole('dialog', { name: 'Satış iptal edilsin mi?' }))
  fireEvent.click(ask.getByRole('button', { name: 'Satışı iptal et' }))
}

describe('the page of one sale', () => {
  it('takes the sale of a seller without an account back', async () => {
    const { status } = await show({ elsewhere: false })
    await cancel()
    expect(await screen.findByText('Satış iptal edildi')).toBeTruthy()
    expect(await status()).toMatchObject(succeed({ status: 'cancelled' }))
  })

  it('asks for the mailbox in another browser, and then shows the same', async () => {
    const { guests, status } = await show({ elsewhere: true })
    expect(await screen.findByText('Bu satış bu tarayıcıda bulunamadı.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Üye girişi yap' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/^E-posta/), { target: { value: 'ada@ornek.test' } })
    fireEvent.click(screen.getByRole('button', { name: /kod/i }))
    fireEvent.change(await screen.findByLabelText(/kod/i), { target: { value: guests.mailed[0]?.code } })
    fireEvent.click(screen.getByRole('button', { name: /doğrula/i }))
    await cancel()
    expect(await screen.findByText('Satış iptal edildi')).toBeTruthy()
    expect(await status()).toMatchObject(succeed({ status: 'cancelled' }))
  })
})
