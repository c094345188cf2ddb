import { aGuest, aMember } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginCodes } from './login-codes.ts'
import { session, type SessionEvent } from './session.ts'
import type { SessionState } from './session-state.ts'
import { anonymousUser, visitorOf } from './user.ts'

const run = (...events: readonly SessionEvent[]) => events.reduce(session.next, session.initial)
const ada = aMember()
const loggedIn: readonly SessionEvent[] = [
  { type: 'login', by: 'password' },
  { type: 'login-succeeded', user: ada },
]
const remoteUser = { token: 't', firstName: 'Ada', lastName: 'Deneme', email: 'ada@ornek.test' }

describe('S1 session', () => {
  it('begins anonymous, becomes a member by login and anonymous by logout', () => {
    expect(session.initial).toMatchObject({ visitor: 'anonymous', login: 'PENDING' })
    expect(run({ type: 'login', by: 'password' }).login).toBe('LOADING')
    expect(run(...loggedIn)).toMatchObject({ visitor: 'member', user: ada, login: 'SUCCESS' })
    expect(run(...loggedIn, { type: 'logout' })).toEqual(session.initial)
  })

  it('ignores a login of a member', () => {
    const member = run(...loggedIn)
    expect(session.next(member, { type: 'login', by: 'password' })).toBe(member)
  })

  it('has no data for an anonymous visitor', () => {
    expect(anonymousUser).toEqual({
      userId: null,
      isActive: false,
      firstName: '',
      lastName: '',
      email: null,
      newsletter: false,
      insiderContactList: false,
      guestEmail: null,
    })
  })

  it('is a member only with is_active', () => {
    expect(visitorOf({ ...ada, isActive: false })).toBe('anonymous')
    expect(visitorOf({ isActive: true, guestEmail: 'x@ornek.test' })).toBe('member')
    expect(visitorOf(aGuest())).toBe('guest')
  })

  it('restores the member or guest of the stored token', () => {
    expect(run({ type: 'restored', user: ada })).toMatchObject({ visitor: 'member', login: 'PENDING' })
    expect(run({ type: 'restored', user: aGuest() }).visitor).toBe('guest')
  })

  it('makes a guest of an anonymous visitor and not of a member', () => {
    const guest = run({ type: 'guest-verified', email: 'misafir@ornek.test' })
    expect(guest).toMatchObject({ visitor: 'guest', user: { guestEmail: 'misafir@ornek.test' } })
    const member = run(...loggedIn)
    expect(session.next(member, { type: 'guest-verified', email: 'x@ornek.test' })).toBe(member)
  })

  it.each([
    ['password', 'LOADING'],
    ['facebook', 'FACEBOOK-LOADING'],
    ['google', 'GOOGLE-LOADING'],
  ] as const)('logs in by %s with the status %s, once at a time', (by, status) => {
    const loading = run({ type: 'login', by })
    expect(loading.login).toBe(status)
    expect(session.next(loading, { type: 'login', by: 'password' })).toBe(loading)
    expect(session.next(loading, { type: 'restored', user: anonymousUser })).toBe(loading)
  })

  it('shows the text of a failed login, and a default text without one', () => {
    const failed = run({ type: 'login', by: 'password' }, { type: 'login-failed', message: 'Parola hatalı.' })
    expect(failed).toMatchObject({
      login: 'FAILED',
      loginError: 'Parola hatalı.',
      activationDue: false,
      visitor: 'anonymous',
    })
    expect(run({ type: 'login', by: 'facebook' }, { type: 'login-failed' }).loginError).toBe(
      'Bir hata oluştu, lütfen tekrar deneyin.',
    )
    expect(session.next(failed, { type: 'login', by: 'password' })).toMatchObject({
      login: 'LOADING',
      loginError: null,
    })
  })

  it('offers the activation mail on code 5032', () => {
    const due = run({ type: 'login', by: 'password' }, { type: 'login-failed', code: 5032, message: 'Etkin değil.' })
    expect(due).toMatchObject({ activationDue: true, activation: 'PENDING' })
    const sending = session.next(due, { type: 'send-activation' })
    expect(sending.activation).toBe('LOADING')
    expect(session.next(sending, { type: 'send-activation' })).toBe(sending)
    expect(session.next(sending, { type: 'activation-sent' }).activation).toBe('ACTIVATION-COMPLETE')
    expect(session.next(sending, { type: 'activation-failed' }).activation).toBe('FAILED')
    for (const type of ['activation-sent', 'activation-failed'] as const)
      expect([{ type }, { type: 'send-activation' } as const].reduce(session.next, sending).activation).toBe('LOADING')
    expect(loginCodes).toEqual({
      notActivated: 5032,
      unregistered: 5011,
      secondStepWanted: 5060,
      secondStepOver: 5061,
    })
  })

  it('mails no activation that is not due', () => {
    expect(run({ type: 'send-activation' })).toBe(session.initial)
    expect(run({ type: 'activation-sent' })).toBe(session.initial)
    expect(run({ type: 'activation-failed' })).toBe(session.initial)
  })

  it('continues at sign-up on code 5011 of a social login', () => {
    const event: SessionEvent = { type: 'login-failed', code: 5011, message: 'Üye değil.', remoteUser }
    expect(run({ type: 'login', by: 'google' }, event).signUp).toEqual(remoteUser)
    expect(run({ type: 'login', by: 'facebook' }, event).signUp).toEqual(remoteUser)
    expect(run({ type: 'login', by: 'password' }, event).signUp).toBeNull()
    expect(run({ type: 'login', by: 'google' }, { ...event, code: 1 }).signUp).toBeNull()
  })

  describe('a second step', () => {
    const wanted: SessionEvent = { type: 'login-failed', code: 5060, message: 'Kodu yazın.', ticket: 'bilet' }
    const asked = run({ type: 'login', by: 'password' }, wanted)
    const trying = session.next(asked, { type: 'login', by: 'second-step' })

    it('is requested on code 5060 after any first step', () => {
      expect(asked).toMatchObject({ login: 'FAILED', secondStep: 'bilet', visitor: 'anonymous' })
      expect(run({ type: 'login', by: 'google' }, wanted)).toMatchObject({ secondStep: 'bilet', signUp: null })
      expect(run({ type: 'login', by: 'password' }, { type: 'login-failed', code: 5060 }).secondStep).toBeNull()
    })

    it('makes a member, and is no longer requested', () => {
      expect(trying).toMatchObject({ login: 'LOADING', secondStep: 'bilet' })
      expect(session.next(trying, { type: 'login-succeeded', user: ada })).toMatchObject({
        visitor: 'member',
        secondStep: null,
      })
    })

    it('is requested again after a failure, until the first step has expired', () => {
      expect(session.next(trying, { ...wanted, ticket: 'yeni' }).secondStep).toBe('yeni')
      expect(session.next(trying, { type: 'login-failed' }).secondStep).toBe('bilet')
      expect(session.next(trying, { type: 'login-failed', code: 5061, message: 'Süre doldu.' })).toMatchObject({
        secondStep: null,
        loginError: 'Süre doldu.',
      })
    })

    it('is given up with the forms, by another login and by a logout', () => {
      for (const event of [{ type: 'forms-reset' }, { type: 'login', by: 'password' }, { type: 'logout' }] as const)
        expect(session.next(asked, event).secondStep).toBeNull()
    })
  })

  it('requests a new password: LOADING, then SUCCESS or FAILED', () => {
    const asked = run({ type: 'forgot-password' })
    expect(asked.forgotPassword).toBe('LOADING')
    expect(session.next(asked, { type: 'forgot-password' })).toBe(asked)
    const sent = session.next(asked, { type: 'forgot-password-sent' })
    expect(sent.forgotPassword).toBe('SUCCESS')
    expect(session.next(sent, { type: 'forgot-password' }).forgotPassword).toBe('LOADING')
    const failed = session.next(asked, { type: 'forgot-password-failed' })
    expect(failed.forgotPassword).toBe('FAILED')
    expect(session.next(failed, { type: 'forgot-password' }).forgotPassword).toBe('LOADING')
    expect(run({ type: 'forgot-password-sent' })).toBe(session.initial)
    expect(run({ type: 'forgot-password-failed' })).toBe(session.initial)
  })

  it('clears the forms’ messages, except while a login is under way', () => {
    const failed = run({ type: 'login', by: 'password' }, { type: 'login-failed', code: 5032 })
    expect(session.next(failed, { type: 'forms-reset' })).toEqual(session.initial)
    const loading = run({ type: 'login', by: 'password' })
    expect(session.next(loading, { type: 'forms-reset' })).toBe(loading)
    expect(session.next(run(...loggedIn), { type: 'forms-reset' })).toMatchObject({ visitor: 'member' })
  })

  it('has the same visitor and login status as a simple model', () => {
    interface Door {
      who: 'anonymous' | 'guest' | 'member'
      knocking: boolean
    }
    const command = (event: SessionEvent, happen: (door: Door) => void): fc.Command<Door, { state: SessionState }> => ({
      check: () => true,
      run: (door, real) => {
        happen(door)
        real.state = session.next(real.state, event)
        expect(real.state.visitor).toBe(door.who)
        expect(visitorOf(real.state.user)).toBe(door.who)
        expect(real.state.login.endsWith('LOADING')).toBe(door.knocking)
      },
      toString: () => JSON.stringify(event),
    })
    const commands = fc.commands([
      fc.constantFrom('password', 'facebook', 'google' as const).map((by) =>
        command({ type: 'login', by }, (door) => {
          if (door.who !== 'member') door.knocking = true
        }),
      ),
      fc.constant(
        command({ type: 'login-succeeded', user: ada }, (door) => {
          if (door.knocking) Object.assign(door, { who: 'member', knocking: false })
        }),
      ),
      fc.constantFrom(5011, 5032, 1).map((code) =>
        command({ type: 'login-failed', code }, (door) => {
          door.knocking = false
        }),
      ),
      fc.constant(
        command({ type: 'guest-verified', email: 'misafir@ornek.test' }, (door) => {
          if (door.who !== 'member') door.who = 'guest'
        }),
      ),
      fc.constant(
        command({ type: 'restored', user: anonymousUser }, (door) => {
          if (!door.knocking) door.who = 'anonymous'
        }),
      ),
      fc.constant(command({ type: 'logout' }, (door) => Object.assign(door, { who: 'anonymous', knocking: false }))),
      fc.constant(command({ type: 'forms-reset' }, () => undefined)),
      fc.constant(command({ type: 'forgot-password' }, () => undefined)),
    ])
    fc.assert(
      fc.property(commands, (commands) => {
        const model: Door = { who: 'anonymous', knocking: false }
        fc.modelRun(() => ({ model, real: { state: session.initial } }), commands)
      }),
    )
  })
})
