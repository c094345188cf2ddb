import { kurus, productId, type RaffleCartItem } from '@market/domain'
import {
  aMember,
  memoryCart,
  memoryExpiringStore,
  memorySession,
  memoryTokens,
  setClock,
  setNetwork,
} from '@market/testing'
import { expect, it } from 'vitest'
import { bindServices } from './bind-services.ts'
import { makeAdapters } from './make-adapters.ts'
import { sandboxRecommender } from './sandbox-recommender.ts'
import { services } from './tokens.ts'

const member = { username: 'ada@ornek.test', password: 'Dogru-Parola-1' }
const ticket: RaffleCartItem = { id: productId(7), name: 'Telefon', image: '', ticketPrice: kurus(1_000), count: 2 }

it('forgets with a member what this browser kept of them, and nothing while somebody logs in', async () => {
  const tokens = memoryTokens()
  const container = bindServices({
    site: { titleShort: 'Kumru', title: 'Kumru', url: '' },
    tokens,
    app: { post: () => undefined },
    kind: 'other',
    consent: { read: () => '0', write: () => undefined },
    network: setNetwork(),
    analytics: () => Promise.reject(new Error('nobody agreed')),
    recommender: sandboxRecommender,
    expiring: () => memoryExpiringStore(setClock()),
    paymentDraft: { read: () => undefined, write: () => undefined },
    raffleCart: { read: () => [], write: () => undefined },
    adapters: (options) =>
      Object.assign(makeAdapters({ ...options, apiUrl: 'http://nowhere.invalid' }), {
        session: memorySession([{ ...member, user: aMember() }], tokens),
        cart: memoryCart([]),
      }),
  })
  const session = container.get(services.SessionStore)
  const raffle = container.get(services.RaffleStore)
  await session.start()
  raffle.add(ticket)
  await session.login(member)
  expect(raffle.state.current()).toEqual([ticket])
  await session.logout()
  expect(raffle.state.current()).toEqual([])
})
