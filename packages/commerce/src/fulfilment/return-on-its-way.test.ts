import { expect, it } from 'vitest'
import { simulatedReturn } from './return-on-its-way.ts'

const createdAt = new Date('2026-11-20T09:00:00Z')
const at = (text: string) => new Date(text)

it('hands a return in on the day after its request, and two days later it has arrived', () => {
  const request = { createdAt, day: undefined }
  const handedInAt = at('2026-11-21T09:00:00Z')
  expect(simulatedReturn(request, at('2026-11-21T08:59:59Z'))).toBeUndefined()
  expect(simulatedReturn(request, handedInAt)).toEqual({ handedInAt, hasArrived: false })
  expect(simulatedReturn(request, at('2026-11-23T09:00:00Z'))).toEqual({ handedInAt, hasArrived: true })
})

it('fetches a return at noon of its day', () => {
  const request = { createdAt, day: '2026-11-25' }
  const handedInAt = at('2026-11-25T09:00:00Z')
  expect(simulatedReturn(request, at('2026-11-25T08:00:00Z'))).toBeUndefined()
  expect(simulatedReturn(request, handedInAt)).toEqual({ handedInAt, hasArrived: false })
})
