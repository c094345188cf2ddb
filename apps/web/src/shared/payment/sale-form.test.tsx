import { fail, type GatewayFailure, savedCardId } from '@market/domain/kernel'
import type { SavedCard } from '@market/domain/checkout'
import { RouterLink, ServicesContext } from '@market/react'
import { makeSessionStore } from '@market/stores'
import { aMember, aSavedCard, memorySavedCards, memorySession, memoryTokens, setClock } from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { type SaleAttempt, SaleForm } from './sale-form.tsx'

afterEach(cleanup)

const documents = [
  { id: 'bir', title: 'Ön Bilgilendirme Formu', html: '<p>Bir.</p>' },
  { id: 'iki', title: 'Hizmet Sözleşmesi', html: '<p>İki.</p>' },
]
const member = { username: 'ada@ornek.test', password: 'Deneme123' }
async function signedIn() {
  const tokens = memoryTokens()
  const session = makeSessionStore({ gateway: memorySession([{ ...member, user: aMember() }], tokens), tokens })
  await session.login(member)
  return session
}
const guest = () => {
  const tokens = memoryTokens()
  return makeSessionStore({ gateway: memorySession([], tokens), tokens })
}

const show = (failure: GatewayFailure, session = guest(), cards: readonly SavedCard[] = [aSavedCard()]) => {
  const attempts: SaleAttempt[] = []
  const changed: string[] = []
  const container = new Container()
  container.bind(services.Clock).toConstantValue(setClock())
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.SavedCardGateway).toConstantValue(memorySavedCards(cards))
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <SaleForm
            of="bilet"
            title="Özet"
            summary={null}
            documents={documents}
            pay={async (attempt) => {
              attempts.push(attempt)
              return fail(failure)
            }}
            onChanged={() => changed.push('asked anew')}
          />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return { attempts, changed }
}
const fill = () => {
  const typed = { 'Kart numarası': '4000 0000 0000 0002', 'Kart üzerindeki': 'Ada Deneme', Son: '12/30', CVC: '123' }
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
}
const pay = () => fireEvent.click(screen.getByRole('button', { name: /Onayla ve öde/ }))
const accept = () => {
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
}

describe('a sale by card outside of the cart', () => {
  it('marks each field of the card as required', () => {
    show({ kind: 'offline' })
    for (const label of ['Kart numarası', 'Kart üzerindeki ad soyad', 'Son kullanma tarihi', 'CVC'])
      expect(screen.getByLabelText(new RegExp(`^${label}.*zorunlu`)), label).toBeTruthy()
  })

  it('is sent once the contracts are accepted, by a box that names them and is not ticked beforehand', async () => {
    const { attempts } = show({ kind: 'offline' })
    fill()
    const box = screen.getByRole('checkbox', {
      name: 'Ön Bilgilendirme Formu ile Hizmet Sözleşmesi metinlerini okudum, onaylıyorum.',
      checked: false,
    })
    expect(screen.getByRole('link', { name: 'Hizmet Sözleşmesi' }).getAttribute('href')).toBe('#contract-iki')
    pay()
    expect(await screen.findByText('Devam etmek için sözleşmeyi onaylayın.')).toBeTruthy()
    expect(attempts).toEqual([])
    fireEvent.click(box)
    pay()
    pay()
    await screen.findByRole('alert')
    expect(attempts).toHaveLength(1)
    // After a lost response the payment is sent again under the same key, with a newly typed card code.
    expect(screen.getByLabelText(/^CVC/)).toHaveProperty('value', '')
    fireEvent.change(screen.getByLabelText(/^CVC/), { target: { value: '123' } })
    pay()
    await waitFor(() => expect(attempts).toHaveLength(2))
    expect(attempts[1]?.idempotencyKey).toBe(attempts[0]?.idempotencyKey)
  })

  it('is requested again after a conflict, with the reason shown', async () => {
    const { changed, attempts } = show({ kind: 'refused', status: 409, message: 'Bu çekilişte 1 bilet kaldı.' })
    fill()
    accept()
    pay()
    expect(await screen.findByText('Bu çekilişte 1 bilet kaldı.')).toBeTruthy()
    expect(changed).toEqual(['asked anew'])
    // A refusal ends the attempt, so the next press uses a new key.
    fireEvent.change(screen.getByLabelText(/^CVC/), { target: { value: '123' } })
    pay()
    await waitFor(() => expect(attempts).toHaveLength(2))
    expect(attempts[1]?.idempotencyKey).not.toBe(attempts[0]?.idempotencyKey)
  })
})

describe('a member with saved cards', () => {
  it('pays with the first valid one by a press that accepts the contracts', async () => {
    const expired = aSavedCard({ id: savedCardId('kart-0'), expiry: '01/2020' })
    const { attempts } = show({ kind: 'offline' }, await signedIn(), [expired, aSavedCard()])
    expect(await screen.findByRole('radio', { name: /Troy •••• 0011/, checked: true })).toBeTruthy()
    expect(screen.queryByLabelText(/^Kart numarası/)).toBeNull()
    expect(screen.getByText(/metinlerini okuduğumu ve kabul ettiğimi beyan ederim/)).toBeTruthy()
    pay()
    await waitFor(() => expect(attempts).toHaveLength(1))
    expect(attempts[0]).toMatchObject({ card: { id: 'kart-1' }, contractAccepted: true })
  })

  it('types another card instead', async () => {
    const { attempts } = show({ kind: 'offline' }, await signedIn())
    fireEvent.click(await screen.findByRole('radio', { name: /Başka bir kartla öde/ }))
    fill()
    accept()
    pay()
    await waitFor(() => expect(attempts).toHaveLength(1))
    expect(attempts[0]).toMatchObject({ card: { number: '4000 0000 0000 0002' } })
  })

  it('types a card if none is saved', async () => {
    show({ kind: 'offline' }, await signedIn(), [])
    expect(screen.getByLabelText(/^Kart numarası/)).toBeTruthy()
    expect(screen.queryByText('Kayıtlı kartlarınız')).toBeNull()
  })
})
