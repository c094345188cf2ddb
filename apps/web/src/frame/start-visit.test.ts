import type { AnalyticsEvent } from '@market/domain/analytics'
import { makeCartStore, makeConsentStore, makeMeasureStore, makeNetworkStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aMember, memoryExpiringStore, memorySession, memoryTokens, recordedApp, setClock } from '@market/testing'
import { Container } from 'inversify'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../composition/tokens.ts'
import { startVisit } from './start-visit.ts'
import { waitingStore } from '../testing/waiting-store.ts'

afterEach(() => history.replaceState(null, '', '/'))

const member = { username: 'ada@ornek.test', password: 'Deneme123', user: aMember() }
const browser = () => {
  const tokens = memoryTokens()
  return { tokens, gateway: memorySession([member], tokens) }
}
/** Starts a visit at an address, optionally in a browser with an earlier visit. */
const begin = async (address: string, { tokens, gateway } = browser()) => {
  history.replaceState(null, '', address)
  const cart = memoryCart([])
  let reads = 0
  const load: typeof cart.load = () => ((reads += 1), memoryCart([]).load())
  const asked = { anonymous: 0 }
  const session = makeSessionStore({
    gateway: { ...gateway, anonymous: () => ((asked.anonymous += 1), gateway.anonymous()) },
    tokens,
  })
  const told: AnalyticsEvent[] = []
  const consent = makeConsentStore({ read: () => null, write: () => undefined, clear: () => undefined })
  const container = new Container()
  container
    .bind(services.NetworkStore)
    .toConstantValue(makeNetworkStore({ isOnline: () => true, onChange: () => () => undefined }))
  container.bind(services.ExpiringStore).toConstantValue(memoryExpiringStore(setClock()))
  container.bind(services.ConsentStore).toConstantValue(consent)
  container.bind(services.MeasureStore).toConstantValue(
    makeMeasureStore(consent, async () => ({
      start: () => undefined,
      track: (event) => void told.push(event),
      stop: () => undefined,
    })),
  )
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.WaitingStore).toConstantValue(waitingStore())
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: { ...cart, load }, app: recordedApp() }))
  await startVisit(container)
  return { session, consent, asked, reads: () => reads, told }
}

describe('a visit', () => {
  it('S1 begins with an anonymous session, and the next one with the same', async () => {
    const same = browser()
    const { session, asked } = await begin('/', same)
    expect([session.state.current().user?.isActive, asked.anonymous]).toEqual([false, 1])
    const next = await begin('/elektronik', same)
    expect([next.session.state.current().user?.userId, next.asked.anonymous]).toEqual([
      session.state.current().user?.userId,
      0,
    ])
  })

  it('S1 begins with the member of the previous visit', async () => {
    const same = browser()
    const { session } = await begin('/', same)
    await session.login(member)
    const next = await begin('/', same)
    expect(next.session.state.current().user?.isActive).toBe(true)
  })

  it.each([
    ['/', 1],
    ['/kulaklik-p-7', 1],
    ['/my/tr/sepet', 0],
    ['/my/tr/adres', 0],
    ['/my/tr/odeme-yontemi', 0],
  ])('S2 at %s reads the cart %i times: pages of the cart read it themselves', async (address, times) => {
    expect((await begin(address)).reads()).toBe(times)
  })

  it('asks for consent to cookies, and measures nothing before it', async () => {
    const { consent, told } = await begin('/')
    expect([consent.state.current(), told]).toEqual(['shown', []])
  })
})
