import { aMember, memorySession, setClock, setNetwork } from '@market/testing'
import {
  browserStorages,
  localExpiringStore,
  localRaffleCart,
  localTokenStore,
  sessionPaymentDraft,
} from '@market/browser'
import { productId } from '@market/domain'
import { expect, it, vi } from 'vitest'
import { whenStale } from '../page/brought.ts'
import { bindServices } from './bind-services.ts'
import { makeAdapters } from './make-adapters.ts'
import { sandboxRecommender } from './sandbox-recommender.ts'
import { services } from './tokens.ts'

vi.mock('./late-stores.ts', () => {
  throw new Error('a deployment took it away')
})

it('lets the page come back whole where a deployment took the code of its stores away, and says so where it cannot', async () => {
  const asked: string[] = []
  whenStale(async (kind) => asked.push(kind) > 0)
  const storages = browserStorages()
  const tokens = localTokenStore(storages)
  const container = bindServices({
    site: { titleShort: 'Kumru', title: 'Kumru', url: '' },
    tokens,
    app: { post: () => undefined },
    kind: 'other',
    consent: { read: () => '0', write: () => undefined },
    network: setNetwork(),
    analytics: () => Promise.reject(new Error('nobody agreed')),
    recommender: sandboxRecommender,
    expiring: () => localExpiringStore(storages, setClock()),
    paymentDraft: sessionPaymentDraft(storages),
    raffleCart: localRaffleCart(storages),
    waitingMemory: () => Promise.reject(new Error('never asked')),
    adapters: (options) => ({
      ...makeAdapters({ ...options, apiUrl: 'http://nowhere.invalid' }),
      session: memorySession([{ username: 'ada@ornek.test', password: 'x', user: aMember() }], tokens),
    }),
  })
  const add = container.get(services.CartStore).add({ productId: productId(1), attrId: '', quantity: 1 })
  expect(await add).toEqual({ ok: false, failure: { kind: 'offline' } })
  expect(asked).toEqual(['part'])
  await container.get(services.SessionStore).login({ username: 'ada@ornek.test', password: 'x' })
  expect(asked).toEqual(['part', 'part'])
})
