import { NotTried } from '@market/api/not-tried'
import { expect, it } from 'vitest'
import { makeReport } from './make-report.ts'

const seen = async (run: (rounds: number) => Promise<string>, patienceMs = 60_000) => {
  const told: string[] = []
  const report = makeReport(1, patienceMs, ({ name }) => told.push(name))
  await report.try('one', 3, run)
  await report.try('two', 1, async (rounds) => `${rounds} seen`)
  expect(report.rows.at(-1)).toMatchObject({ mark: '✓', name: 'two', seen: '1 seen' })
  expect(told).toEqual(['one', 'two'])
  expect(report.rows).toHaveLength(2)
  return report.rows[0]
}

it('reports a trial’s result', async () => {
  expect(await seen(async (rounds) => `${rounds} rounds`)).toMatchObject({ mark: '✓', rounds: 3, seen: '3 rounds' })
})

it('reports call, status, message and cause of an unexpected error', async () => {
  const refused = new Error('pay: GET /init-payment: 503 Hizmete şu anda ulaşılamıyor.')
  expect(await seen(() => Promise.reject(refused))).toMatchObject({
    mark: '✗',
    seen: 'pay: GET /init-payment: 503 Hizmete şu anda ulaşılamıyor.',
  })
  const failed = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })
  expect((await seen(() => Promise.reject(failed)))?.seen).toContain('fetch failed: connect ECONNREFUSED')
})

it('continues after a trial that throws, does not end, or was skipped', async () => {
  const thrown = () => {
    throw new Error('at once')
  }
  expect(await seen(thrown)).toMatchObject({ mark: '✗', seen: 'at once' })
  const forever = () => Promise.withResolvers<string>().promise
  expect(await seen(forever, 1)).toMatchObject({ mark: '✗', seen: expect.stringContaining('not ended') })
  const untried = () => Promise.reject(new NotTried('no disk'))
  expect(await seen(untried)).toMatchObject({ mark: '–', seen: 'not tried, because no disk' })
})

it('counts what breaks beside a trial as its own', async () => {
  const report = makeReport(1, 60_000, () => undefined)
  await report.try('one', 1, () => {
    report.surprise(new Error('lost connection'))
    return Promise.withResolvers<string>().promise
  })
  report.surprise('late')
  expect(report.rows).toMatchObject([
    { mark: '✗', name: 'one', seen: 'lost connection' },
    { mark: '✗', name: 'between trials', seen: 'late' },
  ])
})
