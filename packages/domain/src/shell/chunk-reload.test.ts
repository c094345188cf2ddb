import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunkReload } from './chunk-reload.ts'

const now = new Date('2026-11-20T09:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

describe('S8 chunkReload', () => {
  it('reloads the first time and again from 60 s on', () => {
    expect(chunkReload(undefined, now)).toBe(true)
    expect(chunkReload(null, now)).toBe(true)
    expect(chunkReload(now, now)).toBe(false)
    expect(chunkReload(ago(59_999), now)).toBe(false)
    expect(chunkReload(ago(60_000), now)).toBe(true)
    expect(chunkReload(new Date('bozuk'), now)).toBe(true)
  })

  it('never reloads twice within 60 s, however often a chunk is stale', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90_000 })), (pauses) => {
        let at = now.getTime()
        let last: Date | undefined
        for (const pause of pauses) {
          at += pause
          const moment = new Date(at)
          if (!chunkReload(last, moment)) continue
          if (last) expect(at - last.getTime()).toBeGreaterThanOrEqual(60_000)
          last = moment
        }
      }),
    )
  })
})
