import type { Clock } from '@market/domain/kernel'
import type { ExpiringStore } from '@market/domain/session'
import { describe, expect, it } from 'vitest'
import { setClock } from '../kernel/set-clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The behaviour required of every `ExpiringStore`. */
export const expiringStoreContract = (name: string, subject: (clock: Clock) => ExpiringStore): void => {
  describe(`S5 ExpiringStore: ${name}`, () => {
    it('keeps a value until its last day is over', () => {
      const clock = setClock()
      const store = subject(clock)
      store.write('adult_permission', '1', 1)
      clock.pass(dayMs - 1)
      expect(store.read('adult_permission')).toBe('1')
      clock.pass(1)
      expect(store.read('adult_permission')).toBeUndefined()
    })

    it('counts from the last writing and keeps names apart', () => {
      const clock = setClock()
      const store = subject(clock)
      store.write('adult_permission', '1', 1)
      store.write('seen', '2', 7)
      clock.pass(dayMs - 1)
      store.write('adult_permission', '1', 1)
      clock.pass(dayMs - 1)
      expect([store.read('adult_permission'), store.read('seen')]).toEqual(['1', '2'])
    })

    it('removes a value and knows no other', () => {
      const store = subject(setClock())
      store.write('adult_permission', '1', 1)
      store.remove('adult_permission')
      expect([store.read('adult_permission'), store.read('compared')]).toEqual([undefined, undefined])
    })
  })
}
