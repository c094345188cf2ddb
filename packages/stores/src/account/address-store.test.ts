import { fail, type GatewayFailure } from '@market/domain/kernel'
import type { AddressDraft, AddressGateway, AddressToSave, ReadPlace } from '@market/domain/account'
import { anonymousUser, type User } from '@market/domain/session'
import {
  aMember,
  anAddress,
  aProfile,
  memoryAddresses,
  memoryProfile,
  memorySession,
  memoryTokens,
  refused,
} from '@market/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeSessionStore } from '../session/session-store.ts'
import { afterFrames, drawMarbles } from '../testing/draw-marbles.ts'
import { type AddressToEdit, makeAddressStore } from './address-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rules = { tcRequired: false }
const place: ReadPlace = {
  city: 'Bursa',
  district: 'Nilüfer',
  neighborhood: 'Barış Mah.',
  zipCode: '16110',
  street: 'Ihlamur Sokak No: 7',
  guessed: false,
}

const setUp = (
  edit: Partial<AddressToEdit> = {},
  change: (real: AddressGateway) => Partial<AddressGateway> = () => ({}),
) => {
  const tokens = memoryTokens()
  const session = makeSessionStore({ gateway: memorySession([], tokens), tokens })
  const real = memoryAddresses()
  const gateway = { ...real, ...change(real) }
  const sent: AddressToSave[] = []
  const written: (AddressDraft | undefined)[] = []
  const drafts = { read: () => undefined, write: (draft: AddressDraft | undefined) => void written.push(draft) }
  const profiles = memoryProfile(aProfile({ phone: '05321234567' }))
  const store = makeAddressStore(
    {
      session,
      profiles: { read: () => afterFrames(2, profiles.read) },
      addresses: {
        ...gateway,
        save: (address) => {
          sent.push(address)
          return gateway.save(address)
        },
      },
    },
    { address: undefined, type: 1, useAsInvoice: true, drafts, ...edit },
  )
  const stop = store.start()
  const adopt = (user: User) =>
    session.adopt({ user, accessToken: `belirtec-${user.userId}`, listingKey: '', messages: [] })
  const fill = () => {
    store.enter({ type: 'name', name: 'Ada Deneme', lost: false })
    store.enter({ type: 'typed', change: { phone: '0532 123 45 67', title: 'Ev' }, lost: undefined })
  }
  return { store, stop, state: store.state.current, adopt, fill, sent, written }
}

describe('a new address', () => {
  it('has the member’s name at once and the phone when the profile is there, and keeps what was typed', async () => {
    const { store, state, adopt } = setUp()
    // The name's first letter and the phone's last digit, `-` without one.
    const letter = () => `${state().name.slice(0, 1) || '-'}${state().form.phone.slice(-1) || '-'}`
    const actions = {
      m: () => adopt(aMember()),
      n: () => store.enter({ type: 'name', name: 'Bora Can', lost: false }),
    }
    const drawn = await drawMarbles(' mn  ', actions, () => `${letter()} `)
    expect(drawn).toBe('-- A- B7 B7 B7 ')
    expect(state().form.phone).toBe('0532 123 45 67')
  })

  it('asks again for a member who logs in, but not for the same one', async () => {
    const { state, adopt } = setUp()
    adopt(anonymousUser)
    expect(state().name).toBe('')
    adopt(aMember({ firstName: 'Ece' }))
    expect(state().name).toBe('Ece Deneme')
    adopt(aMember({ firstName: 'Ada' }))
    expect(state().name).toBe('Ece Deneme')
  })

  it('is stored as a draft from the first typed letter on, without a place that is only guessed', async () => {
    const { store, written, fill } = setUp()
    store.enter({ type: 'company', company: true })
    expect(written).toEqual([])
    fill()
    store.enter({ type: 'place', place: { ...place, guessed: true } })
    expect(written.at(-1)).toMatchObject({
      name: 'Ada Deneme',
      company: true,
      form: { city: '', address: place.street },
    })
    store.enter({ type: 'confirmed', neighborhood: true })
    expect(written.at(-1)).toMatchObject({ form: { city: 'Bursa' } })
  })

  it('is no longer stored once it is saved, nor once the form is left', async () => {
    const saved = setUp()
    saved.fill()
    saved.store.enter({ type: 'place', place })
    await saved.store.save(rules)
    expect(saved.written.at(-1)).toBeUndefined()
    const left = setUp()
    left.stop()
    left.fill()
    expect(left.written).toEqual([])
  })
})

describe('an attempt to save', () => {
  it('leads to the first field that is missing', async () => {
    const { store, state, sent, fill } = setUp()
    expect(await store.save(rules)).toEqual({ to: 'field', field: 'name' })
    expect(state().tried).toBe(true)
    fill()
    expect(await store.save(rules)).toEqual({ to: 'field', field: 'address' })
    expect(sent).toEqual([])
  })

  it('is sent once for two presses', async () => {
    const { store, fill, sent } = setUp()
    fill()
    store.enter({ type: 'place', place })
    const answers = await Promise.all([store.save(rules), store.save(rules)])
    expect(answers).toMatchObject([{ to: 'saved', saved: { addresses: [{ city: 'Bursa' }] } }, undefined])
    expect(sent).toHaveLength(1)
  })

  it('keeps the input if it is refused, and says why until the next attempt', async () => {
    const answers = [refused(422, 'Red'), fail<GatewayFailure>({ kind: 'offline' })]
    const { store, state, fill } = setUp({}, (real) => ({
      save: async (address) => answers.shift() ?? real.save(address),
    }))
    fill()
    store.enter({ type: 'place', place })
    expect(await store.save(rules)).toBeUndefined()
    expect(state()).toMatchObject({ busy: false, refused: { message: 'Red' }, form: { city: 'Bursa' } })
    await store.save(rules)
    expect(state().refused).toEqual({ kind: 'offline' })
    expect(await store.save(rules)).toMatchObject({ to: 'saved' })
    expect(state().refused).toBeUndefined()
  })

  it('sends a company’s fields only for an invoice to a company', async () => {
    const { store, fill, sent } = setUp()
    fill()
    store.enter({ type: 'place', place })
    store.enter({ type: 'changed', change: { companyName: 'Örnek Matbaa' } })
    await store.save(rules)
    expect(sent).toMatchObject([{ companyName: '', useAsInvoice: true, type: 1 }])
  })

  it('is made by the place if that was the last missing field', async () => {
    const { store, fill, sent } = setUp()
    expect(await store.settle({ type: 'place', place }, rules)).toBeUndefined()
    expect(sent).toEqual([])
    store.enter({ type: 'another-place' })
    fill()
    expect(await store.settle({ type: 'place', place: { ...place, guessed: true } }, rules)).toBeUndefined()
    expect(sent).toEqual([])
    expect(await store.settle({ type: 'confirmed', neighborhood: false }, rules)).toMatchObject({ to: 'saved' })
    expect(sent).toMatchObject([{ district: 'Nilüfer', neighborhood: '' }])
  })

  it('changes the address that it began with', async () => {
    const changed: string[] = []
    const address = anAddress()
    const { store, sent, state, adopt } = setUp({ address }, () => ({
      change: async (id) => {
        changed.push(id)
        return refused(404, 'Adres bulunamadı.')
      },
    }))
    adopt(aMember({ firstName: 'Ece' }))
    expect(state().name).toBe('Ada Deneme')
    await store.save(rules)
    expect([changed, sent]).toEqual([[address.id], []])
  })
})
