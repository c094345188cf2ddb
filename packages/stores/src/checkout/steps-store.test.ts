import type { Address, AddressGateway } from '@market/domain/account'
import { cartItems } from '@market/domain/cart'
import type { ShippingGateway } from '@market/domain/checkout'
import { fail, type GatewayFailure } from '@market/domain/kernel'
import { anonymousUser, type User } from '@market/domain/session'
import { memoryCart } from '@market/commerce/testing'
import {
  aCartItem,
  aCartShop,
  aMember,
  anAddressForm,
  memoryAddresses,
  memorySession,
  memoryShipping,
  memoryTokens,
  recordedApp,
  refused,
  valueOf,
} from '@market/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeCartStore } from '../cart/cart-store.ts'
import { makeSessionStore } from '../session/session-store.ts'
import { afterFrames, drawMarbles } from '../testing/draw-marbles.ts'
import { makeStepsStore } from './steps-store.ts'
import { stepsView } from './steps-view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offline = async () => fail<GatewayFailure>({ kind: 'offline' })
const guestEmail = 'ada@ornek.test'
const [branch, locker] = [1, 2]

interface Stage {
  readonly guestEmail?: string | undefined
  readonly tcRequired?: boolean
  /** Saved one after the other; the last one is selected. */
  readonly saved?: readonly Partial<Address>[]
  readonly unfit?: readonly string[]
  readonly gift?: boolean
  /** The address that the browser opens, and whether it came there in its history, as a reload does. */
  readonly at?: 'steps' | 'payment'
  readonly back?: boolean
  /** Changes the gateways that the store calls. */
  readonly addresses?: (real: AddressGateway) => Partial<AddressGateway>
  readonly shippings?: (real: ShippingGateway) => Partial<ShippingGateway>
}
/** The steps of a guest with two addresses in Bursa and one line in the cart, after a reload. */
const setUp = async (stage: Stage = {}) => {
  const { saved = [{ title: 'Ev' }, { title: 'İş' }], tcRequired = false, at: first = 'steps', back = true } = stage
  const email = 'guestEmail' in stage ? stage.guestEmail : guestEmail
  const item = aCartItem()
  const cart = memoryCart([aCartShop({ items: [item] })], { tcRequired })
  await cart.add({ productId: item.productId, attrId: item.attrId, quantity: 1 })
  if (stage.gift) {
    const [line] = cartItems(cart.current())
    if (line) await cart.gifts.choose(line, { wrapped: true, note: '', pricesHidden: true })
  }
  const addresses = memoryAddresses({ ...(email && { guestEmail: email }), tcRequired })
  for (const address of saved) await addresses.save(anAddressForm(address))
  const shippings = memoryShipping(stage.unfit)
  const tokens = memoryTokens()
  const session = makeSessionStore({ gateway: memorySession([], tokens), tokens })
  const cartStore = makeCartStore({ gateway: cart, app: recordedApp() })
  await cartStore.load()

  const { addresses: book } = await valueOf(addresses.initial())
  const idOf = (title: string) => {
    const found = book.find((one) => one.title === title)
    if (!found) throw new Error(`no address ${title}`)
    return found.id
  }
  const gateways = {
    addresses: { ...addresses, ...stage.addresses?.(addresses) },
    shippings: { ...shippings, ...stage.shippings?.(shippings) },
  }
  /** Opens the page as a browser does; again, it is a reload with the same data. */
  const open = async (at: 'steps' | 'payment', inHistory: boolean) => {
    const store = makeStepsStore({ ...gateways, session, cart: cartStore })
    const gone: string[] = []
    const page = { at }
    const show = (to: 'steps' | 'payment', goesBack: boolean) => {
      page.at = to
      store.arrive({ paying: to === 'payment', back: goesBack })
    }
    const stop = store.start(({ to, replace }) => {
      gone.push(replace ? `${to} in place` : to)
      show(to, false)
    })
    await vi.advanceTimersByTimeAsync(0)
    if (store.state.current().data) show(at, inHistory)
    await vi.advanceTimersByTimeAsync(0)
    const state = store.state.current
    const data = () => {
      const { data: loaded } = state()
      if (!loaded) throw new Error('no data')
      return loaded
    }
    const view = () => stepsView({ ...state(), data: data() }, cartStore.state.current().cart, session.state.current())
    /** `x` a problem is shown, `w` waits to continue, `s` saves, `p` payment, `-` steps. */
    const letter = () => {
      const { problem, waiting, saving } = state().form
      if (problem) return 'x'
      if (waiting) return 'w'
      if (saving > 0) return 's'
      return page.at === 'payment' ? 'p' : '-'
    }
    return { store, gone, page, show, stop, state, data, view, letter }
  }
  const adopt = (user: User) =>
    session.adopt({ user, accessToken: `belirtec-${user.userId}`, listingKey: '', messages: [] })
  return { ...(await open(first, back)), open, idOf, adopt, cart, addresses, shippings }
}
type Made = Awaited<ReturnType<typeof setUp>>
const pickBranch = ({ store }: Pick<Made, 'store'>) => {
  store.choose('branch')
  void store.pickUp('branch', branch)
}
const later = (frames: number) => (real: ShippingGateway) => ({
  pickUp: (...of: Parameters<ShippingGateway['pickUp']>) => afterFrames(frames, () => real.pickUp(...of)),
})

describe('the page', () => {
  it.each([
    ['stays at the steps after a reload', { at: 'steps' }, [], undefined],
    ['stays at the payment after a reload', { at: 'payment' }, [], undefined],
    ['goes straight to the payment from another page', { at: 'steps', back: false }, ['payment in place'], undefined],
    ['stays at the steps with something missing', { at: 'steps', back: false, saved: [] }, [], undefined],
    ['goes back for the mailbox', { at: 'payment', guestEmail: undefined }, ['steps in place'], 'identity'],
    ['goes back for the address', { at: 'payment', saved: [] }, ['steps in place'], 'delivery-address'],
    ['goes back for the national ID', { at: 'payment', tcRequired: true }, ['steps in place'], 'national-id'],
  ] as const)('%s', async (_, stage: Stage, gone, missing) => {
    const made = await setUp(stage)
    expect(made.gone).toEqual(gone)
    expect(made.state().form.problem).toEqual(missing && { kind: 'missing', missing })
    // Only a page that sends the shopper back moves the focus.
    expect(made.state().form.focus).toEqual(missing && { part: 'where', problem: { kind: 'missing', missing } })
    expect(made.state().form.order).toBe(made.page.at === 'payment' ? 1 : 0)
  })

  it('shows after a reload what each step has saved', async () => {
    const made = await setUp()
    await made.store.select({ addressId: made.idOf('Ev') })
    const where = await made.open('steps', true)
    expect(where.data().step.selectedAddress).toBe(made.idOf('Ev'))
    await where.store.pickUp('branch', branch)
    const how = await made.open('payment', true)
    expect([how.page.at, how.data().shipping.pickup?.name]).toEqual(['payment', 'Nilüfer Şubesi'])
    // A branch that was not picked is not saved.
    how.store.choose('kargomat')
    expect((await made.open('steps', true)).view().option).toBe('branch')
  })

  it('opens a folded step and comes back, each time with the focus there and the order loaded again', async () => {
    const { store, show, page, state, gone } = await setUp({ at: 'payment' })
    store.open('how')
    expect([page.at, state().form.focus]).toEqual(['steps', { part: 'how' }])
    store.next()
    await vi.advanceTimersByTimeAsync(0)
    expect([page.at, state().form.focus, state().form.order]).toEqual(['payment', { part: 'pay' }, 2])
    // The browser goes back and forward in its history.
    show('steps', true)
    expect(state().form.focus).toEqual({ part: 'where' })
    show('payment', true)
    expect([state().form.focus, state().form.order]).toEqual([{ part: 'pay' }, 3])
    expect(gone).toEqual(['steps', 'payment'])
  })

  it('shows no old problem at the payment', async () => {
    const { store, show, state, idOf } = await setUp({ addresses: () => ({ select: offline }) })
    await store.select({ addressId: idOf('Ev') })
    expect(state().form.problem).toMatchObject({ kind: 'failure', part: 'where' })
    show('payment', true)
    expect(state().form.problem).toBeUndefined()
  })

  it('opens the form of a new address for a shopper without one, and lists the addresses that take parcels', async () => {
    expect((await setUp({ saved: [] })).view().editing).toBe('new')
    const { view, store, idOf } = await setUp({ saved: [{ title: 'Fatura', type: 2 }, { title: 'Ev' }] })
    expect([view().editing, view().deliveries.map(({ title }) => title)]).toEqual([undefined, ['Ev']])
    await store.select({ addressId: idOf('Fatura') })
    expect(view().deliveries.map(({ title }) => title)).toEqual(['Fatura', 'Ev'])
  })

  it('says why the data could not be loaded, and loads it again', async () => {
    let failing = true
    const { store, state } = await setUp({
      shippings: (real) => ({ chosen: () => (failing ? offline() : real.chosen()) }),
    })
    expect(state()).toMatchObject({ data: undefined, failure: { kind: 'offline' } })
    failing = false
    await store.reload()
    expect(state()).toMatchObject({ data: { shipping: { option: 'address' } }, failure: undefined })
  })
})

describe('a choice', () => {
  it('is saved, and the button waits for it', async () => {
    const made = await setUp({ shippings: later(3) })
    const actions = { b: () => pickBranch(made), n: made.store.next }
    expect(await drawMarbles('-bn---', actions, made.letter)).toBe('-swppp')
    expect(made.gone).toEqual(['payment'])
    expect(made.data().shipping.pickup?.name).toBe('Nilüfer Şubesi')
  })

  it('that is refused keeps the step, with its reason and the focus', async () => {
    const made = await setUp({
      shippings: () => ({ pickUp: () => afterFrames(3, async () => refused(409, 'Bu şube bugün kapalı.')) }),
    })
    const actions = { b: () => pickBranch(made), n: made.store.next }
    expect(await drawMarbles('bn----', actions, made.letter)).toBe('swxxxx')
    expect(made.state().form).toMatchObject({
      problem: { kind: 'failure', part: 'how', failure: { message: 'Bu şube bugün kapalı.' } },
      focus: { part: 'how' },
    })
    expect(made.gone).toEqual([])
    // The button asks for another branch, once the reason was shown.
    await drawMarbles('n', actions, made.letter)
    expect(made.state().form.problem).toEqual({ kind: 'missing', missing: 'branch' })
  })

  it('that is refused is made good by another one of the same step alone', async () => {
    const refuseFirst = () => {
      let asked = 0
      return (real: AddressGateway) => ({
        select: (...of: Parameters<AddressGateway['select']>) => {
          asked += 1
          return asked === 1
            ? afterFrames(1, async () => refused(422, 'Red'))
            : afterFrames(1, () => real.select(...of))
        },
      })
    }
    const both = async (second: (made: Made) => void) => {
      const made = await setUp({ addresses: refuseFirst(), shippings: later(1) })
      const actions = {
        b: () => {
          void made.store.select({ addressId: made.idOf('Ev') })
          made.store.next()
          second(made)
        },
      }
      await drawMarbles('b----', actions, made.letter)
      return made
    }
    const again = await both((made) => void made.store.select({ addressId: made.idOf('Ev') }))
    expect(again.gone).toEqual(['payment'])
    const other = await both((made) => void made.store.pickUp('branch', branch))
    expect([other.gone, other.state().form.focus]).toEqual([[], { part: 'where' }])
  })

  it('that fails can be made again', async () => {
    let failing = true
    const made = await setUp({
      shippings: (real) => ({
        pickUp: (...of) => afterFrames(2, () => (failing ? offline() : real.pickUp(...of))),
      }),
    })
    const actions = {
      b: () => pickBranch(made),
      a: () => {
        failing = false
        pickBranch(made)
      },
      n: made.store.next,
    }
    expect(await drawMarbles('b--a-n', actions, made.letter)).toBe('sxxs-p')
  })

  it('of home delivery that failed is made again by the button', async () => {
    let failing = false
    const made = await setUp({
      shippings: (real) => ({
        deliverToAddress: () => afterFrames(2, () => (failing ? offline() : real.deliverToAddress())),
      }),
    })
    await made.store.pickUp('branch', branch)
    failing = true
    const actions = {
      h: () => made.store.choose('address'),
      n: () => {
        failing = false
        made.store.next()
      },
    }
    expect(await drawMarbles('h--n---', actions, made.letter)).toBe('sxxwppp')
    expect((await valueOf(made.shippings.chosen())).option).toBe('address')
  })

  it('continues once for two presses at once', async () => {
    const made = await setUp({ shippings: later(3) })
    const twice = () => {
      made.store.next()
      made.store.next()
    }
    expect(await drawMarbles('bn---', { b: () => pickBranch(made), n: twice }, made.letter)).toBe('swppp')
    expect(made.gone).toEqual(['payment'])
    expect(made.state().form.order).toBe(1)
    const idle = await setUp()
    expect(await drawMarbles('n-', { n: () => (idle.store.next(), idle.store.next()) }, idle.letter)).toBe('pp')
    expect(idle.gone).toEqual(['payment'])
  })

  it('made last is the saved one, in whatever order the answers would arrive', async () => {
    const asked: string[] = []
    const made = await setUp({
      addresses: (real) => ({
        select: (selection) => {
          asked.push(selection.addressId)
          return afterFrames(asked.length === 1 ? 4 : 1, () => real.select(selection))
        },
      }),
    })
    const select = (title: string) => () => void made.store.select({ addressId: made.idOf(title) })
    expect(await drawMarbles('ewn----', { e: select('Ev'), w: select('İş'), n: made.store.next }, made.letter)).toBe(
      'sswwppp',
    )
    expect(asked).toEqual([made.idOf('Ev'), made.idOf('İş')])
    expect((await valueOf(made.addresses.initial())).selectedAddress).toBe(made.idOf('İş'))
  })

  it('of an address and one of a branch do not undo each other', async () => {
    const made = await setUp({
      addresses: (real) => ({ select: (selection) => afterFrames(4, () => real.select(selection)) }),
      shippings: later(2),
    })
    const actions = {
      e: () => void made.store.select({ addressId: made.idOf('Ev') }),
      b: () => pickBranch(made),
      n: made.store.next,
    }
    expect(await drawMarbles('ebn-----', actions, made.letter)).toBe('sswwwppp')
    expect(made.data()).toMatchObject({
      step: { selectedAddress: made.idOf('Ev') },
      shipping: { pickup: { name: 'Nilüfer Şubesi' } },
    })
  })

  it('of another option cancels continuing', async () => {
    const made = await setUp({ shippings: later(4) })
    const actions = { b: () => pickBranch(made), n: made.store.next, k: () => made.store.choose('kargomat') }
    expect(await drawMarbles('bnk---', actions, made.letter)).toBe('sws---')
    expect([made.gone, made.view().option]).toEqual([[], 'kargomat'])
  })

  it('is saved but does not continue once the shopper has left', async () => {
    const left = await setUp({ shippings: later(4) })
    const actions = { b: () => pickBranch(left), n: left.store.next, l: left.store.leave }
    expect(await drawMarbles('bnl---', actions, left.letter)).toBe('sws---')
    expect([left.gone, left.data().shipping.option]).toEqual([[], 'branch'])
    const ended = await setUp({ shippings: later(3) })
    await drawMarbles('bns---', { b: () => pickBranch(ended), n: ended.store.next, s: ended.stop }, ended.letter)
    expect([ended.gone, (await valueOf(ended.shippings.chosen())).option]).toEqual([[], 'branch'])
  })

  it('checks the cart, whose delivery day may have changed', async () => {
    const made = await setUp()
    made.cart.deliverBy((cart) => ({ ...cart, tcRequired: true }))
    await made.store.select({ addressId: made.idOf('Ev') })
    await vi.advanceTimersByTimeAsync(0)
    expect(made.view()).toMatchObject({ missing: 'national-id', asksNationalId: true })
  })
})

describe('a form', () => {
  it('that reports the end of its save before its address is followed with the new address', async () => {
    const made = await setUp({ saved: [] })
    const end = made.store.sending('where')
    made.store.next()
    const saved = await valueOf(made.addresses.save(anAddressForm()))
    end(true)
    await Promise.resolve().then(() => made.store.addressSaved(saved, true))
    await vi.advanceTimersByTimeAsync(0)
    expect(made.gone).toEqual(['payment'])
    expect(made.state().form).toMatchObject({ edited: undefined, problem: undefined })
  })

  it('that only saves stays at the steps', async () => {
    const made = await setUp({ saved: [] })
    made.store.enter({ edited: 'new' })
    made.store.addressSaved(await valueOf(made.addresses.save(anAddressForm())), false)
    await vi.advanceTimersByTimeAsync(0)
    expect([made.gone, made.view().editing]).toEqual([[], undefined])
  })

  it('of the national ID is asked for, and continues once it is saved', async () => {
    const made = await setUp({ tcRequired: true })
    expect(made.view().asksNationalId).toBe(true)
    // A form of an address asks for it, too.
    made.store.enter({ edited: 'new' })
    expect(made.view().asksNationalId).toBe(false)
    made.store.enter({ edited: undefined })
    const actions = { n: made.store.next, i: () => made.store.nationalIdSaved(true) }
    expect(await drawMarbles('n-i-', actions, made.letter)).toBe('xxpp')
    expect(made.view().asksNationalId).toBe(false)
  })
})

describe('a mailbox that is not verified', () => {
  it('continues by itself once it is, if nothing else was missing', async () => {
    const made = await setUp({ guestEmail: undefined })
    const actions = { n: made.store.next, v: () => made.store.proven(guestEmail, 'where') }
    expect(await drawMarbles('n-v-', actions, made.letter)).toBe('xxpp')
    expect(made.data().step).toMatchObject({ guestEmail, guestVerified: true })
  })

  it('does not continue if the shopper chose another address meanwhile', async () => {
    const made = await setUp({ guestEmail: undefined })
    const actions = {
      n: made.store.next,
      e: () => void made.store.select({ addressId: made.idOf('Ev') }),
      v: () => made.store.proven(guestEmail, 'where'),
    }
    expect(await drawMarbles('nev-', actions, made.letter)).toBe('x---')
    expect(made.state().form.focus).toEqual({ part: 'where' })
  })

  it('does not continue if the shopper chose another delivery meanwhile, but with another branch', async () => {
    const made = await setUp({ guestEmail: undefined })
    await made.store.pickUp('branch', branch)
    const actions = {
      n: made.store.next,
      h: () => made.store.choose('address'),
      v: () => made.store.proven(guestEmail, 'where'),
    }
    expect(await drawMarbles('nhv-', actions, made.letter)).toBe('x---')
    const other = await setUp({ guestEmail: undefined })
    await other.store.pickUp('branch', branch)
    const again = {
      n: other.store.next,
      b: () => void other.store.pickUp('branch', branch),
      v: () => other.store.proven(guestEmail, 'where'),
    }
    expect(await drawMarbles('nbv-', again, other.letter)).toBe('x-pp')
  })

  it('keeps the focus of a shopper who writes elsewhere', async () => {
    const made = await setUp({ guestEmail: undefined })
    made.store.proven(guestEmail, undefined)
    expect(made.state().form.focus).toBeUndefined()
  })

  it('is named beside the missing fields of a form that the button submits, and nothing else is', async () => {
    const made = await setUp({ guestEmail: undefined, saved: [] })
    made.store.submitted()
    expect(made.state().form.problem).toEqual({ kind: 'missing', missing: 'identity' })
    const proven = await setUp({ saved: [] })
    proven.store.submitted()
    expect(proven.state().form.problem).toBeUndefined()
  })
})

describe('the button to continue', () => {
  const problemOf = async (stage: Stage, enter: (made: Made) => void) => {
    const made = await setUp(stage)
    enter(made)
    made.store.next()
    await vi.advanceTimersByTimeAsync(0)
    expect(made.gone).toEqual(made.state().form.problem ? [] : ['payment'])
    return made.state().form.problem
  }
  const gift = { gift: true, saved: [{ title: 'Ev' }, { title: 'Arkadaşım', firstName: 'Deniz' }] }

  it('tells a problem until it is solved', async () => {
    const made = await setUp(gift)
    made.store.next()
    await vi.advanceTimersByTimeAsync(0)
    expect(made.view().told).toEqual({ kind: 'gift-invoice' })
    made.store.enter({ ownAddress: true })
    expect(made.view().told).toBeUndefined()
  })

  it('asks whose the delivery address of a gift is, unless it goes to a branch or to the buyer', async () => {
    expect(await problemOf(gift, () => undefined)).toEqual({ kind: 'gift-invoice' })
    expect(await problemOf(gift, ({ store }) => store.enter({ ownAddress: false }))).toEqual({ kind: 'invoice' })
    expect(await problemOf(gift, ({ store }) => store.enter({ ownAddress: true }))).toBeUndefined()
    const buyer = aMember({ firstName: 'Deniz' })
    expect(await problemOf(gift, ({ adopt }) => adopt(buyer))).toBeUndefined()
    const made = await setUp(gift)
    await made.store.pickUp('branch', branch)
    expect(made.view().asksOwner).toBe(false)
    const apart = await setUp(gift)
    await apart.store.select({ addressId: apart.idOf('Arkadaşım'), invoiceAddressId: apart.idOf('Ev') })
    expect(apart.view()).toMatchObject({ asksOwner: true, problem: undefined })
  })

  it('asks for an invoice address and a receiver that are not saved', async () => {
    const invoice = await problemOf({}, ({ store }) => store.enter({ invoicing: true }))
    expect(invoice).toEqual({ kind: 'invoice' })
    const receiver = await problemOf({}, ({ store }) => store.enter({ naming: true }))
    expect(receiver).toEqual({ kind: 'receiver' })
    // Another option has no such receiver.
    expect(
      await problemOf({}, ({ store }) => {
        store.enter({ naming: true })
        store.choose('address')
      }),
    ).toBeUndefined()
  })

  it('asks for the locker after a branch was saved', async () => {
    const made = await setUp()
    await made.store.pickUp('branch', branch)
    made.store.choose('kargomat')
    expect(made.view().problem).toEqual({ kind: 'missing', missing: 'kargomat' })
  })

  it('names products that do not fit into the locker that was picked before', async () => {
    const unfit = ['Buzdolabı']
    const chosen = { option: 'kargomat', pickup: { id: locker }, receiver: null, unfitForLocker: unfit } as const
    const made = await setUp({
      shippings: (real) => ({
        chosen: async () => {
          const home = await valueOf(real.chosen())
          const [pickup = null] = await valueOf(real.points('kargomat', { city: 'Bursa', district: '' }))
          return { ok: true, value: { ...home, ...chosen, pickup } }
        },
      }),
    })
    expect(made.view().problem).toEqual({ kind: 'unfit', products: unfit })
  })
})

describe('the nearest branch and locker', () => {
  const places = [
    { title: 'Ev', city: 'Bursa', district: 'Nilüfer' },
    { title: 'Köy', city: 'Çankırı', district: 'Merkez' },
  ]
  const pointsAfter = (framesOf: (city: string) => number) => (real: ShippingGateway) => ({
    points: (...[option, place]: Parameters<ShippingGateway['points']>) =>
      afterFrames(framesOf(place.city), async () => {
        const [point] = await valueOf(real.points(option, { city: 'Bursa', district: '' }))
        return { ok: true, value: point ? [{ ...point, name: place.city }] : [] } as const
      }),
  })

  it('are those of the address that was chosen last, in whatever order the answers arrive', async () => {
    const made = await setUp({ saved: places, shippings: pointsAfter((city) => (city === 'Çankırı' ? 7 : 2)) })
    const letter = () => made.view().nearest.branch?.name.slice(0, 1) ?? '-'
    const select = (title: string) => () => void made.store.select({ addressId: made.idOf(title) })
    // The answer for Çankırı arrives while Bursa is chosen, and is dropped.
    expect(await drawMarbles('--e------', { e: select('Ev') }, letter)).toBe('---BBBBBB')
    // None is shown for the new address until its own are there.
    expect(await drawMarbles('k-------', { k: select('Köy') }, letter)).toBe('------ÇÇ')
  })

  it('are not shown if they cannot be loaded, and not asked for without an address', async () => {
    const asked: string[] = []
    const shippings = (real: ShippingGateway) => ({
      points: (...[option, place]: Parameters<ShippingGateway['points']>) => {
        asked.push(option)
        return option === 'branch' ? offline() : real.points(option, place)
      },
    })
    const made = await setUp({ shippings })
    expect(made.view().nearest).toMatchObject({ branch: undefined, kargomat: { name: 'Nilüfer Kargomat' } })
    expect(asked).toEqual(['branch', 'kargomat'])
    await setUp({ saved: [], shippings })
    expect(asked).toHaveLength(2)
  })
})

describe('another shopper', () => {
  const counted = async () => {
    let read = 0
    const made = await setUp({
      addresses: (real) => ({
        initial: () => {
          read += 1
          return real.initial()
        },
      }),
    })
    made.adopt(aMember())
    await vi.advanceTimersByTimeAsync(0)
    return { ...made, read: () => read }
  }

  it('sees the own addresses', async () => {
    const { adopt, read } = await counted()
    expect(read()).toBe(2)
    adopt(aMember({ userId: 'uye-2' }))
    expect(read()).toBe(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(read()).toBe(3)
  })

  it('is not the member who logs in again after the session ended', async () => {
    const { adopt, read, view } = await counted()
    adopt(anonymousUser)
    expect(view().buyer?.userId).toBe('uye-1')
    adopt(aMember())
    await vi.advanceTimersByTimeAsync(0)
    expect(read()).toBe(2)
  })

  it('is not followed once the checkout is left', async () => {
    const { adopt, stop, read } = await counted()
    stop()
    adopt(aMember({ userId: 'uye-2' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(read()).toBe(2)
  })
})
