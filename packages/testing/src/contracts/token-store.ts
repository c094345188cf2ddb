import type { TokenStore } from '@market/domain/session'
import { describe, expect, it } from 'vitest'

/** Required behaviour of every `TokenStore`. `reopen` opens the same storage at the next visit. */
export const tokenStoreContract = (
  name: string,
  subject: () => { readonly store: TokenStore; readonly reopen: () => TokenStore },
): void => {
  const token = { accessToken: 'a.b.c', listingKey: 'anahtar' }

  describe(`TokenStore: ${name}`, () => {
    it('begins empty', () => {
      expect(subject().store.read()).toBeUndefined()
    })

    it('keeps the last token written, over a reload', () => {
      const { store, reopen } = subject()
      store.write({ accessToken: 'eski', listingKey: '' })
      store.write(token)
      expect(store.read()).toEqual(token)
      expect(reopen().read()).toEqual(token)
    })

    it('deletes it, also over a reload', () => {
      const { store, reopen } = subject()
      store.write(token)
      store.clear()
      expect(store.read()).toBeUndefined()
      expect(reopen().read()).toBeUndefined()
    })
  })
}

/**
 * The behaviour required of the token stores of two tabs of one browser. Tokens are the provider's: `sub` in the
 * payload names the session.
 */
export const tabsContract = (name: string, open: () => { readonly tab: () => TokenStore }): void => {
  const token = (session: string, time = 0) => ({
    accessToken: `a.${btoa(JSON.stringify({ sub: session, iat: time }))}.c`,
    listingKey: session,
  })
  const twoTabs = () => {
    const { tab } = open()
    const tabs = { here: tab(), there: tab() }
    let told = 0
    tabs.there.watch?.(() => {
      told += 1
    })
    return { ...tabs, told: () => told }
  }

  describe(`Tabs: ${name}`, () => {
    it('read what another one wrote', () => {
      const { here, there } = twoTabs()
      here.write(token('kimsesiz'))
      expect(there.read()).toEqual(token('kimsesiz'))
      there.write(token('uye'))
      expect(here.read()).toEqual(token('uye'))
    })

    it('are notified of a login and a logout in another tab', () => {
      const { here, told } = twoTabs()
      here.write(token('uye'))
      expect(told()).toBe(1)
      here.clear()
      here.write(token('kimsesiz'))
      expect(told()).toBe(2)
    })
  })
}
