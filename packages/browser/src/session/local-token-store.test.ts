import { afterEach, describe, expect, it } from 'vitest'
import { localTokenStore } from './local-token-store.ts'

const token = { accessToken: 'a.b.c', listingKey: 'key' }
afterEach(() => localStorage.clear())

describe('localTokenStore', () => {
  it('keeps the token for the next visit', () => {
    localTokenStore(localStorage).write(token)
    expect(localTokenStore(localStorage).read()).toEqual(token)
  })
  it('forgets it when cleared', () => {
    const store = localTokenStore(localStorage)
    store.write(token)
    store.clear()
    expect(store.read()).toBeUndefined()
    expect(localTokenStore(localStorage).read()).toBeUndefined()
  })
  it.each(['', 'null', '{', '"x"', '{"accessToken":1}', '[]'])('does not trust %s', (text) => {
    localStorage.setItem('access_token', text)
    expect(localTokenStore(localStorage).read()).toBeUndefined()
  })
  it('keeps it for the visit without a storage', () => {
    const store = localTokenStore(undefined)
    store.write(token)
    expect(store.read()).toEqual(token)
  })
})
