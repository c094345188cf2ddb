import { setNetwork } from '@market/testing'
import { expect, it } from 'vitest'
import { makeNetworkStore } from './network-store.ts'

it('follows the line once the visit has begun', () => {
  const network = setNetwork(false)
  const store = makeNetworkStore(network)
  expect(store.state.current()).toBe('online')
  store.start()
  store.start()
  expect(store.state.current()).toBe('offline')
  const told: string[] = []
  store.state.subscribe(() => told.push(store.state.current()))
  network.set(true)
  network.set(true)
  expect(told).toEqual(['offline', 'online'])
})
