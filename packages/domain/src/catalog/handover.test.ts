import { expect, it } from 'vitest'
import { daysToHandover } from './handover.ts'

const handover = { shipAt: new Date('2026-11-23T15:00:00Z'), orderBefore: new Date('2026-11-23T11:00:00Z') }

it.each([
  ['2026-11-23T10:59:59Z', 0],
  // Midnight has passed in Turkey.
  ['2026-11-22T21:00:00Z', 0],
  ['2026-11-22T20:59:00Z', 1],
  ['2026-11-21T12:00:00Z', 2],
  ['2026-11-23T11:00:00Z', undefined],
])('ordered at %s it leaves in %s days', (now, days) => expect(daysToHandover(handover, new Date(now))).toBe(days))
