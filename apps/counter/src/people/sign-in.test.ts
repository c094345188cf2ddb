import { afterAll, beforeAll, expect, it } from 'vitest'
import { getDeskMe, getTeam, postSignIn, postTeam } from '@market/contract/counter'
import { startTestCounter, type TestCounter } from '../testing/start-test-counter.ts'

let shop: TestCounter
beforeAll(async () => {
  shop = await startTestCounter()
})
afterAll(() => shop.stop())

it('shows an owner who they are', async () => {
  const owner = await shop.member('sahip')
  const me = await owner.ask(getDeskMe)
  expect(me.person?.email).toBe(owner.email)
  expect(me.second_step).toEqual({ on: true, passed: true })
  expect((await owner.ask(getTeam)).members).toHaveLength(1)
  await owner.ask(postTeam, { body: { email: 'paketci@ornek.test', role: 'operasyon' } })
  expect((await owner.ask(getTeam)).invitations).toHaveLength(1)
})

it('signs in by address and password', async () => {
  const staff = await shop.member('destek', { proof: 'password' })
  const heard = await shop
    .stranger('office')
    .call(postSignIn, { body: { username: staff.email, password: staff.password } })
  expect(heard.message).toBe('')
  expect(heard.data.role).toBe('destek')
  expect(heard.headers.get('set-cookie')).toContain('market-office=')
})
