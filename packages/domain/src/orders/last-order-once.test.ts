import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastOrderOnce } from './last-order-once.ts'

describe('K5 lastOrderOnce', () => {
  it('tells an order once, over reloads', () => {
    const first = lastOrderOnce([], 'SIP-1')
    expect(first).toEqual({ fire: true, told: ['SIP-1'] })
    const reloaded: readonly string[] = JSON.parse(JSON.stringify(first.told))
    expect(lastOrderOnce(reloaded, 'SIP-1')).toEqual({ fire: false, told: ['SIP-1'] })
    expect(lastOrderOnce(reloaded, 'SIP-2')).toEqual({ fire: true, told: ['SIP-1', 'SIP-2'] })
  })

  it('fires as often as there are different orders', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor')), (ids) => {
        let told: readonly string[] = []
        let fired = 0
        for (const id of ids) {
          const order = lastOrderOnce(told, id)
          told = order.told
          fired += order.fire ? 1 : 0
        }
        expect(fired).toBe(new Set(ids).size)
      }),
    )
  })

  it('remembers the newest hundred', () => {
    const told = Array.from({ length: 100 }, (_, index) => `SIP-${index}`)
    expect(lastOrderOnce(told, 'SIP-100').told).toEqual([...told.slice(1), 'SIP-100'])
  })
})
