import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSearchText } from './is-search-text.ts'
import { latestOnly, suggestionLimits } from './latest-only.ts'

const superseded = 'istek iptal edildi'

describe('L8 latestOnly', () => {
  it('asks from two characters, 200 ms after the last key, for at most five categories', () =>
    expect(suggestionLimits).toEqual({ minCharacters: 2, delayMs: 200, maxCategories: 5 }))
  it('asks for a text of two characters, spaces around it aside', () => {
    expect(['ab', ' ış ', '👟👟', 'a b'].map(isSearchText)).toEqual([true, true, true, true])
    expect(['', 'a', ' a ', '👟', '\uD800'].map(isSearchText)).toEqual([false, false, false, false, false])
  })
  it('answers a request that none followed, also after it', async () => {
    const latest = latestOnly()
    expect(await latest(async () => 'bir')).toBe('bir')
    expect(await latest(async () => 'iki')).toBe('iki')
    await expect(latest(() => Promise.reject(new Error('bağlantı yok')))).rejects.toThrow('bağlantı yok')
  })
  it('rejects an overtaken request, whether it was answered or failed', async () => {
    const latest = latestOnly()
    const answered = latest(async () => 'bir')
    const failed = latest(() => Promise.reject(new Error('bağlantı yok')))
    const newest = latest(async () => 'üç')
    const outcomes = await Promise.allSettled([answered, failed, newest])
    expect(outcomes).toEqual([
      { status: 'rejected', reason: new Error(superseded) },
      { status: 'rejected', reason: new Error(superseded) },
      { status: 'fulfilled', value: 'üç' },
    ])
  })
  it('keeps boxes apart', async () => {
    const [one, other] = [latestOnly(), latestOnly()]
    const first = one(async () => 'bir')
    expect(await other(async () => 'iki')).toBe('iki')
    expect(await first).toBe('bir')
  })
  it('shows nothing older than what was asked last, in whatever order answers arrive', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (s, fails) => {
        const latest = latestOnly()
        let asked = 0
        const typed = fails.map((failing, number) =>
          s.schedule(Promise.resolve(), `type ${number}`).then(async () => {
            asked = number
            const answer = () =>
              s.schedule(failing ? Promise.reject(new Error(`${number}`)) : Promise.resolve(number), `answer ${number}`)
            try {
              expect(await latest(answer)).toBe(asked)
              return 'answered'
            } catch (error) {
              const { message } = error as Error
              if (asked === number) expect(message).toBe(String(number))
              else expect(message).toBe(superseded)
              return 'rejected'
            }
          }),
        )
        await s.waitAll()
        const outcomes = await Promise.all(typed)
        expect(outcomes[asked]).toBe(fails[asked] ? 'rejected' : 'answered')
      }),
    ))
})
