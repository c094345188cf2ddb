import { browserStorages, localTokenStore } from '@market/browser'
import { productId } from '@market/domain/kernel'
import { whenStale } from '@market/react'
import { aMember, memorySession } from '@market/testing'
import { expect, it, vi } from 'vitest'
import { browserSurroundings } from './testing/browser-surroundings.ts'
import { bindServices } from './bind-services.ts'
import { services } from './tokens.ts'

vi.mock('./late-stores.ts', () => {
  throw new Error('a deployment took it away')
})

it('lets the page come back whole where a deployment took the code of its stores away, and says so where it cannot', async () => {
  const asked: string[] = []
  whenStale(async (kind) => asked.push(kind) > 0)
  const storages = browserStorages()
  const tokens = localTokenStore(storages)
  const session = memorySession([{ username: 'ada@ornek.test', password: 'x', user: aMember() }], tokens)
  const container = bindServices({
    ...browserSurroundings({ storages, tokens, ports: { session } }),
    waitingMemory: () => Promise.reject(new Error('never asked')),
  })
  const add = container.get(services.CartStore).add({ productId: productId(1), attrId: '', quantity: 1 })
  expect(await add).toEqual({ ok: false, failure: { kind: 'offline' } })
  expect(asked).toEqual(['part'])
  await container.get(services.SessionStore).login({ username: 'ada@ornek.test', password: 'x' })
  expect(asked).toEqual(['part', 'part'])
})
