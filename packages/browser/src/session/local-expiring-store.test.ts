import { expiringStoreContract } from '@market/testing/contracts'
import { setClock } from '@market/testing'
import { afterEach, expect, it } from 'vitest'
import { localExpiringStore } from './local-expiring-store.ts'

afterEach(() => localStorage.clear())

expiringStoreContract('local storage', (clock) => {
  localStorage.clear()
  return localExpiringStore(localStorage, clock)
})

it('knows nothing where the storage is gone or holds something else', () => {
  const nowhere = localExpiringStore(undefined, setClock())
  nowhere.write('adult', '1', 1)
  expect(nowhere.read('adult')).toBeUndefined()
  for (const text of ['{', '1', '{"value":1,"expiresAt":1e15}', '{"value":"1"}']) {
    localStorage.setItem('expiring:adult', text)
    expect(localExpiringStore(localStorage, setClock()).read('adult')).toBeUndefined()
  }
})
