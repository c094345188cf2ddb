import {
  aRegistration,
  failureOf,
  hostileText,
  memoryAccounts,
  memoryIdentity,
  memoryProfile,
  valueOf,
} from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changePassword } from './change-password.ts'
import { changePhone } from './change-phone.ts'
import { forgetPassword } from './forget-password.ts'
import { recoverPassword } from './recover-password.ts'
import { register } from './register.ts'
import { registrationProblems } from './registration.ts'
import { resendActivation } from './resend-activation.ts'
import { saveProfile } from './save-profile.ts'
import { setNationalId } from './set-national-id.ts'

const ada = { email: 'ada@ornek.test', password: 'Dogru-Parola-1', activated: true }

describe('V11 V12 register', () => {
  it('sends a form without problems, its name in letters and its address without spaces', async () => {
    const accounts = memoryAccounts()
    const form = aRegistration({ firstName: ' Işıl2 ', email: ' yeni@ ornek.test' })
    await valueOf(register(accounts)(form))
    expect(accounts.mailed.map(({ email }) => email)).toEqual(['yeni@ornek.test'])
  })

  it('sends every text made ready', async () => {
    const accounts = memoryAccounts()
    const sent: unknown[] = []
    const memberships: typeof accounts.memberships = {
      ...accounts.memberships,
      register: (form) => {
        sent.push(form)
        return accounts.memberships.register(form)
      },
    }
    const typed = aRegistration({ firstName: '2 Işıl', lastName: 'İğdeli 2', phone: '0555 000 00 00' })
    await valueOf(register({ memberships })(typed))
    expect(sent).toMatchObject([{ firstName: 'Işıl', lastName: 'İğdeli', phone: '05550000000' }])
  })

  it('sends nothing with missing fields, and lists them in the form’s order', async () => {
    const accounts = memoryAccounts()
    const form = aRegistration({ firstName: '123', email: 'yeni', password: 'kisa', agreement: false })
    expect(await failureOf(register(accounts)(form))).toEqual({
      kind: 'invalid',
      problems: [
        { field: 'firstName', problem: 'required' },
        { field: 'email', problem: 'invalid' },
        { field: 'password', problem: 'invalid' },
        { field: 'agreement', problem: 'required' },
      ],
    })
    expect(accounts.mailed).toEqual([])
  })

  it.each([
    ['seven letters', 'Abcdef1', ['password']],
    ['no capital', 'abcdefg1', ['password']],
    ['no digit', 'Abcdefgh', ['password']],
    ['eight with all', 'Abcdefg1', []],
    ['spaces are letters of it too', ' Abcde1 ', []],
    ['Turkish letters', 'ŞŞŞşşşş1', []],
    ['too long', `Ab1${'x'.repeat(198)}`, ['password']],
  ])('judges a password: %s', (_, password, fields) => {
    expect(registrationProblems(aRegistration({ password })).map(({ field }) => field)).toEqual(fields)
  })

  it('requires neither password nor phone after a social sign-in, but the agreement', () => {
    const form = aRegistration({ password: '', phone: '', socialToken: 't' })
    expect(registrationProblems(form)).toEqual([])
    expect(registrationProblems({ ...form, agreement: false })).toEqual([{ field: 'agreement', problem: 'required' }])
    const alone = { ...aRegistration({ password: '' }) }
    expect(registrationProblems(alone)).toEqual([{ field: 'password', problem: 'required' }])
  })

  it('takes a phone that is one', () => {
    expect(registrationProblems(aRegistration({ phone: '0212 111 22 33' }))).toEqual([
      { field: 'phone', problem: 'invalid' },
    ])
  })

  it('sends the password unchanged', async () => {
    const accounts = memoryAccounts()
    await valueOf(register(accounts)(aRegistration({ password: ' Dogru 1234 ' })))
    await valueOf(accounts.memberships.activate(accounts.mailed[0]?.code ?? ''))
    expect(accounts.accepts('yeni@ornek.test', ' Dogru 1234 ')).toBe(true)
  })

  it('answers any text', () =>
    fc.assert(
      fc.asyncProperty(hostileText, hostileText, hostileText, async (firstName, email, password) => {
        const accounts = memoryAccounts()
        const answer = await register(accounts)(aRegistration({ firstName, email, password }))
        expect(answer.ok).toBe(accounts.mailed.length === 1)
      }),
    ))
})

describe('activation and passwords', () => {
  it('needs an address and the robot check', async () => {
    const accounts = memoryAccounts([ada])
    const nothing = { username: '', email: '', recaptcha: '' }
    const problem = 'required'
    expect(await failureOf(resendActivation(accounts)(nothing))).toMatchObject({
      problems: [
        { field: 'username', problem },
        { field: 'recaptcha', problem },
      ],
    })
    expect(await failureOf(forgetPassword(accounts)(nothing))).toMatchObject({
      problems: [
        { field: 'email', problem },
        { field: 'recaptcha', problem },
      ],
    })
    expect(await failureOf(forgetPassword(accounts)({ email: 'ada', recaptcha: 'insan' }))).toMatchObject({
      problems: [{ field: 'email', problem: 'invalid' }],
    })
    expect(accounts.mailed).toEqual([])
  })

  it('accepts a long robot check response, and refuses text that is not an address', async () => {
    const accounts = memoryAccounts([ada])
    const recaptcha = 'r'.repeat(4_000)
    await valueOf(forgetPassword(accounts)({ email: ada.email, recaptcha }))
    const waiting = memoryAccounts([{ ...ada, activated: false }])
    await valueOf(resendActivation(waiting)({ username: ada.email, recaptcha }))
    for (const wrong of [
      { username: 'ada', recaptcha },
      { username: ada.email, recaptcha: `${recaptcha}r` },
    ]) {
      expect(await failureOf(resendActivation(waiting)(wrong))).toMatchObject({ kind: 'invalid' })
      const form = { email: wrong.username, recaptcha: wrong.recaptcha }
      expect(await failureOf(forgetPassword(accounts)(form))).toMatchObject({ kind: 'invalid' })
    }
  })

  it('strips the spaces of an address', async () => {
    const accounts = memoryAccounts([ada])
    await valueOf(forgetPassword(accounts)({ email: ' ada @ornek.test ', recaptcha: 'insan' }))
    expect(accounts.mailed.map(({ email }) => email)).toEqual([ada.email])
    const waiting = memoryAccounts([{ ...ada, activated: false }])
    await valueOf(resendActivation(waiting)({ username: ' ada@ornek.test', recaptcha: 'insan' }))
    expect(waiting.mailed).toHaveLength(1)
  })

  it('sets a new password that was typed twice alike', async () => {
    const accounts = memoryAccounts([ada])
    await valueOf(forgetPassword(accounts)({ email: ada.email, recaptcha: 'insan' }))
    const token = accounts.mailed[0]?.code ?? ''
    const different = { password: 'Yeni-Parola-2', repeated: 'Yeni-Parola-3' }
    expect(await failureOf(recoverPassword(accounts)(token, different))).toEqual({
      kind: 'invalid',
      problems: [{ field: 'repeated', problem: 'invalid' }],
    })
    await valueOf(recoverPassword(accounts)(token, { ...different, repeated: different.password }))
    expect(accounts.accepts(ada.email, different.password)).toBe(true)
  })

  it('changes a password to another one', async () => {
    const accounts = memoryAccounts([ada])
    const same = { current: ada.password, password: ada.password, repeated: ada.password }
    expect(await failureOf(changePassword(accounts)(same))).toEqual({
      kind: 'invalid',
      problems: [{ field: 'password', problem: 'invalid' }],
    })
    expect(await failureOf(changePassword(accounts)({ current: '', password: 'a', repeated: '' }))).toMatchObject({
      problems: [
        { field: 'current', problem: 'required' },
        { field: 'password', problem: 'invalid' },
        { field: 'repeated', problem: 'required' },
      ],
    })
    // One that is wrong in itself is named once, though it is the old one too.
    expect(await failureOf(changePassword(accounts)({ current: 'a', password: 'a', repeated: 'a' }))).toMatchObject({
      problems: [{ field: 'password', problem: 'invalid' }],
    })
    // Spaces belong to a password: of these the old one is but spaces, and the repeated one has one more.
    const spaces = { current: '   ', password: ' Yeni-Parola-2', repeated: 'Yeni-Parola-2' }
    expect(await failureOf(changePassword(accounts)(spaces))).toEqual({
      kind: 'invalid',
      problems: [{ field: 'repeated', problem: 'invalid' }],
    })
    const next = 'Yeni-Parola-2'
    await valueOf(changePassword(accounts)({ current: ada.password, password: next, repeated: next }))
    expect(accounts.accepts(ada.email, next)).toBe(true)
  })
})

describe('T2 V14 V7 profile', () => {
  it('keeps only letters of a name', async () => {
    const profiles = memoryProfile()
    const form = { firstName: ' Ada1 ', lastName: 'Den3eme !', newsletter: true, insiderContactList: false }
    expect(await valueOf(saveProfile({ profiles })(form))).toMatchObject({ firstName: 'Ada', lastName: 'Deneme' })
    expect(await failureOf(saveProfile({ profiles })({ ...form, firstName: '42' }))).toEqual({
      kind: 'invalid',
      problems: [{ field: 'firstName', problem: 'required' }],
    })
  })

  it('sends a phone without spaces and a national ID that holds', async () => {
    const profiles = memoryProfile()
    expect((await valueOf(changePhone({ profiles })('0555 111 22 33'))).phone).toBe('05551112233')
    expect(await failureOf(changePhone({ profiles })('0212 111 22 33'))).toMatchObject({ kind: 'invalid' })
    const identities = memoryIdentity()
    expect(await failureOf(setNationalId({ identities })('11111111110'))).toMatchObject({ kind: 'invalid' })
    await valueOf(setNationalId({ identities })(' 10000000146 '))
    expect(identities.current()).toBe('10000000146')
  })
})
