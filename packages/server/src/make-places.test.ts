import { expect, it } from 'vitest'
import { makePlaces } from './make-places.ts'

it('gives each client its share and all clients together theirs', () => {
  const places = makePlaces({ all: 3, each: 2 })
  const taken = ['a', 'a', 'a', 'b', 'b'].map((client) => places.take(client) !== undefined)
  expect(taken).toEqual([true, true, false, true, false])
})

it('gives a place away again once, however often it is freed', () => {
  const places = makePlaces({ all: 2, each: 1 })
  const free = places.take('a')
  places.take('b')
  free?.()
  free?.()
  expect([places.take('a'), places.take('c')].map((place) => place !== undefined)).toEqual([true, false])
})
