import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tokenHolder } from './token-holder.ts'

const tokenOf = (payload: unknown) => ({
  accessToken: `a.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c`,
  listingKey: 'key',
})

it('names the session and its member, whatever the name is written with', () => {
  const payload = { sub: 'oturum', user_id: 'uye-1', is_active: true, first_name: 'Şükrü ığ~?>' }
  expect(tokenHolder(tokenOf(payload))).toEqual({ session: 'oturum', member: 'uye-1' })
})

it('knows no member in the token of a visitor', () => {
  const payload = { sub: 'oturum', user_id: null, is_active: false }
  expect(tokenHolder(tokenOf(payload))).toEqual({ session: 'oturum', member: undefined })
  expect(tokenHolder(undefined)).toBeUndefined()
})

it('takes any other text for itself, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (accessToken) => {
      expect(tokenHolder({ accessToken, listingKey: '' })).toEqual({ session: accessToken, member: undefined })
    }),
  )
  expect(tokenHolder(tokenOf(null))?.member).toBeUndefined()
})
