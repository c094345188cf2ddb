import {
  type BrowserStorages,
  browserStorages,
  forgetMember,
  localRaffleCart,
  localTokenStore,
  localWaitingMemory,
  sessionPaymentDraft,
} from '@market/browser'
import { type Clock, fail, listSlug, productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { ExpiringName, User } from '@market/domain/session'
import type { RaffleCartItem } from '@market/domain/raffle'
import { memoryCart } from '@market/commerce/testing'
import { aMember, memorySession, setClock } from '@market/testing'
import { afterEach, expect, it } from 'vitest'
import { browserSurroundings } from './testing/browser-surroundings.ts'
import { bindServices } from './bind-services.ts'
import { services } from './tokens.ts'

const password = 'Dogru-Parola-1'
const ada = { username: 'ada@ornek.test', password, user: aMember() }
const bora = { username: 'bora@ornek.test', password, user: aMember({ userId: 'uye-2', firstName: 'Bora' }) }
const ticket: RaffleCartItem = { id: productId(7), name: 'Telefon', image: '', ticketPrice: kurus(1_000), count: 2 }
const ofMember: readonly ExpiringName[] = ['seen', 'compared', 'open_payment', 'open_payment_closed']
const ofBrowser: readonly ExpiringName[] = ['adult_permission', 'update_later', 'told_orders']
const keys = (storages: BrowserStorages) =>
  [storages.local, storages.tab].flatMap((storage) => Object.keys(storage ?? {})).toSorted()

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** One visit in this browser. The next visit finds the storage that this one left. */
const visit = (clock: Clock = setClock()) => {
  const storages = browserStorages()
  const tokens = localTokenStore(storages)
  const gateway = memorySession([ada, bora], tokens)
  // A token as the API makes it: its payload carries the user's fields.
  const asProvider = (user: User) => `a.${btoa(JSON.stringify({ user_id: user.userId, is_active: user.isActive }))}.c`
  const container = bindServices({
    ...browserSurroundings({ storages, tokens, clock, ports: { session: gateway, cart: memoryCart([]) } }),
    waitingMemory: async () => localWaitingMemory(storages, undefined),
    forgetMember: () => forgetMember(storages),
  })
  const session = container.get(services.SessionStore)
  const leaveTraces = () => {
    localRaffleCart(storages).write([ticket])
    sessionPaymentDraft(storages).write({
      owner: ada.username,
      method: 'credit_card',
      cardName: 'Ada Deneme',
      installment: 3,
      acceptedVersion: null,
    })
    for (const name of [...ofMember, ...ofBrowser]) container.get(services.ExpiringStore).write(name, '[]', 1)
  }
  return { storages, tokens, gateway, container, session, leaveTraces, asProvider }
}
const left = ['access_token', ...ofBrowser.map((name) => `expiring:${name}`)].toSorted()

it('S2 leaves nothing of a member who logs out for who uses the browser next', async () => {
  const { session, leaveTraces, storages, container } = visit()
  const cleared: string[] = []
  container.get(services.OnMemberLeaving)(() => cleared.push('room'))
  await session.start()
  await session.login(ada)
  leaveTraces()
  expect(keys(storages)).toHaveLength(left.length + ofMember.length + 2)
  await session.logout()
  expect(keys(storages)).toEqual(left)
  expect(cleared).toEqual(['room'])
  expect(sessionPaymentDraft(visit().storages).read()).toBeUndefined()
})

it('takes along what a visitor has put aside, and nothing to the next member', async () => {
  const { session, leaveTraces, storages, container } = visit()
  await session.start()
  leaveTraces()
  await session.login(ada)
  expect(localRaffleCart(storages).read()).toEqual([ticket])
  await session.login(bora)
  expect(localRaffleCart(storages).read()).toEqual([])
  for (const name of ofMember) expect(container.get(services.ExpiringStore).read(name)).toBeUndefined()
})

it('S2 forgets a member whose session was ended by the provider', async () => {
  const { session, leaveTraces, storages, gateway } = visit()
  await session.login(ada)
  leaveTraces()
  const access = await gateway.anonymous()
  if (access.ok) session.adopt(access.value)
  await expect.poll(() => keys(storages)).toEqual(left)
})

it('S2 forgets a member whose session ended since the last visit, and no one while the shop cannot be reached', async () => {
  const { leaveTraces, tokens, asProvider } = visit()
  leaveTraces()
  tokens.write({ accessToken: asProvider(ada.user), listingKey: 'key' })
  const offline = visit()
  const before = keys(offline.storages)
  offline.gateway.renew = async () => ({ ok: false, failure: { kind: 'offline' } })
  await offline.session.start()
  expect(keys(offline.storages)).toEqual(before)
  const next = visit()
  await next.session.start()
  expect(keys(next.storages)).toEqual(left)
})

it('keeps what waits for the line as its member’s, who takes it along', async () => {
  const { session, container, tokens, asProvider } = visit()
  await session.start()
  await session.login(ada)
  tokens.write({ accessToken: asProvider(ada.user), listingKey: 'key' })
  const item = { productId: productId(1), attrId: '' }
  const answer = await container.get(services.ListGateway).add(listSlug('favori-listem'), item)
  expect(answer).toEqual(fail({ kind: 'waits' }))
  const { state } = container.get(services.WaitingStore)
  expect(state.current().writes).toMatchObject([{ owner: ada.user.userId, wish: { what: 'list', held: true } }])
  await session.logout()
  expect(state.current().writes).toEqual([])
  expect(localStorage.getItem('waiting_writes')).toBeNull()
})
