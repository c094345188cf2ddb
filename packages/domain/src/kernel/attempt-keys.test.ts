import { describe, expect, it } from 'vitest'
import { attemptKeys } from './attempt-keys.ts'
import { fail, succeed } from './result.ts'

const request = { lines: [1] }
const made = () => {
  let count = 0
  return attemptKeys(() => `anahtar-${(count += 1)}`)
}

describe('the key of a write', () => {
  it('stays while its answer is lost, however often it is asked', () => {
    const keys = made()
    expect(keys.keyOf(request)).toBe('anahtar-1')
    for (const failure of [
      { kind: 'offline' },
      { kind: 'unreadable' },
      { kind: 'unexpected', status: 500, message: '' },
      { kind: 'refused', status: 503, message: '' },
      { kind: 'unauthorized' },
      { kind: 'invalid' },
    ] as const) {
      keys.answered(fail(failure))
      expect(keys.keyOf({ lines: [1] })).toBe('anahtar-1')
    }
  })

  it('is another one after a definite answer', () => {
    const keys = made()
    for (const [answer, next] of [
      [succeed(true), 'anahtar-2'],
      [fail({ kind: 'refused', status: 422, message: '' }), 'anahtar-3'],
      [fail({ kind: 'refused', status: 409, message: '' }), 'anahtar-4'],
      [fail({ kind: 'not-found', message: '' }), 'anahtar-5'],
    ] as const) {
      keys.keyOf(request)
      keys.answered(answer)
      expect(keys.keyOf(request)).toBe(next)
    }
  })

  it('is another one for another request', () => {
    const keys = made()
    expect([keys.keyOf(request), keys.keyOf({ lines: [1, 2] }), keys.keyOf(request)]).toEqual([
      'anahtar-1',
      'anahtar-2',
      'anahtar-3',
    ])
  })
})
