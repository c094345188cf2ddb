import type { ReadPlace } from '@market/domain/account'
import { fail, type GatewayFailure, succeed } from '@market/domain/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterFrames, drawMarbles } from '../testing/draw-marbles.ts'
import { makePlaceSearch } from './place-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const place = (district: string): ReadPlace => ({
  city: 'Bursa',
  district,
  neighborhood: '',
  zipCode: '',
  street: '',
  guessed: false,
})
/** Frames of 10 ms that the typing has to pause before a search. */
const pause = 20

describe('the search for places', () => {
  const setUp = (framesOf: (words: string) => number, failing = false) => {
    const asked: string[] = []
    const search = makePlaceSearch({
      findPlaces: (words) => {
        asked.push(words)
        return afterFrames(framesOf(words), async () =>
          failing ? fail<GatewayFailure>({ kind: 'offline' }) : succeed([place(words)]),
        )
      },
    })
    const letter = () => search.state.current()?.found?.[0]?.district.slice(0, 1) ?? '-'
    const type = (words: string) => () => search.type(words)
    return { asked, search, letter, type }
  }
  const wait = (frames: number) => ' '.repeat(frames)

  it('asks once the typing pauses, from two characters', async () => {
    const { asked, letter, type } = setUp(() => 1)
    const inputs = `ab${wait(5)}c${wait(pause + 1)}`
    const drawn = await drawMarbles(inputs, { a: type('n'), b: type('ni'), c: type('nilüfer') }, letter)
    expect(asked).toEqual(['nilüfer'])
    expect(drawn).toBe(`${'-'.repeat(7 + pause)}nn`)
  })

  it('shows the answer for the text that was typed last, in whatever order the answers arrive', async () => {
    const { asked, letter, type } = setUp((words) => (words === 'nilüfer' ? 30 : 1))
    const inputs = `a${wait(pause + 1)}b${wait(pause + 20)}`
    const drawn = await drawMarbles(inputs, { a: type('nilüfer'), b: type('osmangazi') }, letter)
    expect(asked).toEqual(['nilüfer', 'osmangazi'])
    expect([drawn.includes('n'), drawn.at(-1)]).toEqual([false, 'o'])
  })

  it('shows the earlier places until the new ones are there, and none for a text that is too short', async () => {
    const { letter, type } = setUp(() => 1)
    const inputs = `a${wait(pause)}b${wait(pause)}c`
    const actions = { a: type('nilüfer'), b: type('osmangazi'), c: type('o') }
    expect(await drawMarbles(inputs, actions, letter)).toBe(`${'-'.repeat(pause)}${'n'.repeat(pause + 1)}o-`)
  })

  it('asks once for a text that is typed again while its places are on their way', async () => {
    const { asked, letter, type } = setUp(() => 4)
    const inputs = `a${wait(pause + 1)}a${wait(4)}`
    expect((await drawMarbles(inputs, { a: type('nilüfer') }, letter)).at(-1)).toBe('n')
    expect(asked).toEqual(['nilüfer'])
  })

  it('reports a search that failed', async () => {
    const { search, type } = setUp(() => 1, true)
    await drawMarbles(`a${wait(pause + 1)}`, { a: type('nilüfer') }, () => '')
    expect(search.state.current()).toEqual({ words: 'nilüfer', found: undefined })
  })
})
