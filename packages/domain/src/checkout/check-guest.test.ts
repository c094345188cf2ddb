import { memoryGuests, refused, valueOf } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { checkGuest } from './check-guest.ts'

describe('checkGuest', () => {
  it('mails a code to the address, its spaces stripped', async () => {
    const guests = memoryGuests()
    expect(await valueOf(checkGuest({ guests })(' misafir@ornek.test'))).toMatchObject({
      guestEmail: 'misafir@ornek.test',
      expiresIn: 600,
    })
    expect(guests.mailed.map(({ email }) => email)).toEqual(['misafir@ornek.test'])
  })

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['misafir', 'invalid'],
    ['misafir@ornek', 'invalid'],
  ])('sends nothing to %j', async (email, problem) => {
    const guests = memoryGuests()
    expect(await checkGuest({ guests })(email)).toEqual({
      ok: false,
      failure: { kind: 'invalid', problems: [{ field: 'email', problem }] },
    })
    expect(guests.mailed).toEqual([])
  })

  it('mails nothing to an address that the provider refuses', async () => {
    const guests = memoryGuests()
    const closed = { ...guests, checkEmail: async () => refused(429, 'Çok sık denediniz.') }
    expect(await checkGuest({ guests: closed })('misafir@ornek.test')).toMatchObject({
      failure: { kind: 'refused', status: 429 },
    })
    expect(guests.mailed).toEqual([])
  })
})
