import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tokenUser } from './token-user.ts'

const tokenOf = (payload: unknown) => ({
  accessToken: `a.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c`,
  listingKey: '',
})
const wire = {
  user_id: 'uye-1',
  is_active: true,
  first_name: 'Şule',
  last_name: 'Öztürk',
  email: 'sule@ornek.test',
  newsletter: true,
  insider_contact_list: false,
  guest_email: null,
}

it('names the member of a token, in Turkish letters', () =>
  expect(tokenUser(tokenOf(wire))).toEqual({
    userId: 'uye-1',
    isActive: true,
    firstName: 'Şule',
    lastName: 'Öztürk',
    email: 'sule@ornek.test',
    newsletter: true,
    insiderContactList: false,
    guestEmail: null,
  }))

it('is undefined for a token without an active member', () => {
  expect(tokenUser(undefined)).toBeUndefined()
  expect(tokenUser(tokenOf({ ...wire, is_active: false }))).toBeUndefined()
  expect(tokenUser(tokenOf({ ...wire, user_id: null }))).toBeUndefined()
})

it('takes fields of a wrong kind as missing', () =>
  fc.assert(
    fc.property(
      fc.jsonValue().filter((value) => typeof value !== 'string'),
      (odd) => {
        const user = tokenUser(tokenOf({ ...wire, first_name: odd, email: odd, newsletter: 'evet' }))
        expect(user).toMatchObject({ firstName: '', email: null, newsletter: false })
      },
    ),
  ))
