import { expect, it } from 'vitest'
import { sessionTurns } from './session-turns.ts'

/** A response that the test resolves. */
function later() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { ask: () => promise, come: () => resolve('answer') }
}

it('lets a login wait for calls under way, and later calls wait for the login', async () => {
  const turns = sessionTurns()
  const begun: string[] = []
  const early = later()
  const login = later()
  const asking = [
    turns.take(false, () => (begun.push('early'), early.ask())),
    turns.take(true, () => (begun.push('login'), login.ask())),
    turns.take(false, async () => void begun.push('late')),
  ]
  await expect.poll(() => begun).toEqual(['early'])
  early.come()
  await expect.poll(() => begun).toEqual(['early', 'login'])
  login.come()
  await Promise.all(asking)
  expect(begun).toEqual(['early', 'login', 'late'])
})

it('starts calls made during a login after its new token is stored', async () => {
  const turns = sessionTurns()
  let token = 'visitor'
  const login = later()
  const keep = async () => {
    const answer = await turns.take(true, login.ask)
    for (let step = 0; step < 20; step += 1) await Promise.resolve()
    token = answer
  }
  const keeping = keep()
  const call = turns.take(false, async () => token)
  login.come()
  expect(await call).toBe('answer')
  await keeping
})

it('waits at most a second for a slow call, and continues after a refusal', async () => {
  const turns = sessionTurns()
  const upload = later()
  void turns.take(false, upload.ask)
  await expect(turns.take(true, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await turns.take(false, async () => 'on')).toBe('on')
})
