import type { TokenStore } from '@market/domain'
import { describe, expect, it } from 'vitest'

/** What every `TokenStore` does. `reopen` is the same place at the next visit. */
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

    it('forgets it for good', () => {
      const { store, reopen } = subject()
      store.write(token)
      store.clear()
      expect(store.read()).toBeUndefined()
      expect(reopen().read()).toBeUndefined()
    })
  })
}
