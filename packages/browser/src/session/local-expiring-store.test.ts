import { expiringStoreContract } from '@market/testing/contracts'
import { setClock } from '@market/testing'
import { afterEach, expect, it } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { localExpiringStore } from './local-expiring-store.ts'

afterEach(() => localStorage.clear())

expiringStoreContract('local storage', (clock) => {
  localStorage.clear()
  return localExpiringStore(browserStorages(), clock)
})

it('knows nothing where the storage is gone or holds something else', () => {
  const nowhere = localExpiringStore({}, setClock())
  nowhere.write('adult_permission', '1', 1)
  expect(nowhere.read('adult_permission')).toBeUndefined()
  for (const text of ['{', '1', '{"value":1,"expiresAt":1e15}', '{"value":"1"}']) {
    localStorage.setItem('expiring:adult_permission', text)
    expect(localExpiringStore(browserStorages(), setClock()).read('adult_permission')).toBeUndefined()
  }
})
