import { memorySession, memoryTokens } from '@market/testing'
import { expect, it } from 'vitest'
import { joinAsGuest } from './join-as-guest.ts'

const setUp = () => {
  const tokens = memoryTokens()
  const gateway = memorySession([{ username: 'ada@ornek.test', password: 'Deneme123', user: anyMember }], tokens)
  return { tokens, gateway }
}
const anyMember = {
  userId: 'uye-1',
  isActive: true,
  firstName: 'Ada',
  lastName: '',
  email: 'ada@ornek.test',
  newsletter: false,
  insiderContactList: false,
  guestEmail: null,
}
const wish = { agreement: true, newsletter: false, insiderContactList: false }

it('asks for nothing without the agreement', async () => {
  const { gateway, tokens } = setUp()
  gateway.guest = anyMember
  const answer = await joinAsGuest({ gateway, tokens })({ ...wish, agreement: false })
  expect(answer).toEqual({
    ok: false,
    failure: { kind: 'invalid', problems: [{ field: 'agreement', problem: 'required' }] },
  })
  expect(tokens.read()).toBeUndefined()
})

it('keeps the token of the member that the guest became', async () => {
  const { gateway, tokens } = setUp()
  expect(await joinAsGuest({ gateway, tokens })(wish)).toMatchObject({ ok: false, failure: { status: 422 } })
  gateway.guest = anyMember
  const answer = await joinAsGuest({ gateway, tokens })(wish)
  expect(answer).toMatchObject({ ok: true, value: { accessToken: tokens.read()?.accessToken, user: anyMember } })
})
