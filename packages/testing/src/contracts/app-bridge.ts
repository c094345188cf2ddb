import type { AppBridge, AppMessage } from '@market/domain/cart'
import { describe, expect, it } from 'vitest'

export interface AppBridgeSubject {
  readonly bridge: AppBridge
  /** Messages that reached the app, in order. */
  readonly posted: () => readonly { readonly message: string; readonly payload: unknown }[]
}

/**
 * The behaviour required of every `AppBridge`. `broken` makes one to an app that fails at every message, where an app
 * can fail.
 */
export const appBridgeContract = (name: string, subject: () => AppBridgeSubject, broken?: () => AppBridge): void => {
  const names: readonly AppMessage[] = ['add_to_cart', 'remove_from_cart', 'remove_all_products', 'go_cart']

  describe(`AppBridge: ${name}`, () => {
    it('posts the four messages with what they carry', () => {
      const { bridge, posted } = subject()
      for (const message of names) bridge.post(message, { product_id: 7, num: 2 })
      expect(posted()).toEqual(names.map((message) => ({ message, payload: { product_id: 7, num: 2 } })))
    })

    if (broken)
      it('goes on when the app fails', () => {
        for (const message of names) expect(() => broken().post(message)).not.toThrow()
      })
  })
}
