import { tabsContract, tokenStoreContract } from '@market/testing/contracts'
import { afterEach, describe, expect, it } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { localTokenStore } from './local-token-store.ts'

const token = { accessToken: 'a.b.c', listingKey: 'key' }
afterEach(() => localStorage.clear())

describe('localTokenStore', () => {
  it('keeps the token for the next visit', () => {
    localTokenStore(browserStorages()).write(token)
    expect(localTokenStore(browserStorages()).read()).toEqual(token)
  })
  it('keeps a session that was left, without its token, until it is ended', () => {
    const store = localTokenStore(browserStorages())
    store.write(token)
    store.left?.write({ session: 'oturum', listingKey: 'key' })
    store.clear()
    expect(localTokenStore(browserStorages()).left?.read()).toEqual({ session: 'oturum', listingKey: 'key' })
    store.left?.clear()
    expect(store.left?.read()).toBeUndefined()
  })
  it('forgets it when cleared', () => {
    const store = localTokenStore(browserStorages())
    store.write(token)
    store.clear()
    expect(store.read()).toBeUndefined()
    expect(localTokenStore(browserStorages()).read()).toBeUndefined()
  })
  it.each(['', 'null', '{', '"x"', '{"accessToken":1}', '[]'])('does not trust %s', (text) => {
    localStorage.setItem('access_token', text)
    expect(localTokenStore(browserStorages()).read()).toBeUndefined()
  })
  it('keeps it for the visit without a storage', () => {
    const store = localTokenStore({})
    store.write(token)
    expect(store.read()).toEqual(token)
  })
  it('keeps it for the visit where the storage is full', () => {
    const full = {
      ...emptyStorage(),
      setItem: () => {
        throw new Error('full')
      },
    }
    const store = localTokenStore({ local: full })
    store.write(token)
    expect(store.read()).toEqual(token)
  })

  it('does not wake the other tabs for a renewal of the same session', () => {
    const session = (time: number) => ({
      accessToken: `a.${btoa(JSON.stringify({ sub: 'bir', iat: time }))}.c`,
      listingKey: 'k',
    })
    const tab = openTabs()
    const here = tab()
    here.write(session(1))
    const there = tab()
    let told = 0
    there.watch?.(() => {
      told += 1
    })
    here.write(session(2))
    expect([told, there.read()]).toEqual([0, session(2)])
  })
})

const emptyStorage = (values = new Map<string, string>()): Storage => ({
  length: 0,
  clear: () => values.clear(),
  key: () => null,
  getItem: (name) => values.get(name) ?? null,
  setItem: (name, value) => void values.set(name, value),
  removeItem: (name) => void values.delete(name),
})
/** Tabs that share one storage; each is notified by `storage` when another one writes. */
const openTabs = () => {
  const shared = emptyStorage()
  const tabs: EventTarget[] = []
  return () => {
    const events = new EventTarget()
    tabs.push(events)
    const tell = () => {
      for (const other of tabs) if (other !== events) other.dispatchEvent(new Event('storage'))
    }
    const storage: Storage = {
      ...shared,
      setItem: (name, value) => {
        shared.setItem(name, value)
        tell()
      },
      removeItem: (name) => {
        shared.removeItem(name)
        tell()
      },
    }
    return localTokenStore({ local: storage }, events)
  }
}
tabsContract('local storage', () => ({ tab: openTabs() }))
tokenStoreContract('local storage', () => {
  const tab = openTabs()
  return { store: tab(), reopen: tab }
})
