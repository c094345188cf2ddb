import { aMember, memorySession, memoryTabs, memoryTokens, valueOf } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { fail } from '../kernel/result.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { startSession } from './start-session.ts'

const credentials = { username: 'ada@ornek.test', password: 'Dogru-Parola-1' }
const setUp = () => {
  const tokens = memoryTokens()
  return { tokens, gateway: memorySession([{ ...credentials, user: aMember() }], tokens) }
}

describe('startSession', () => {
  it('begins anonymous and keeps the token', async () => {
    const deps = setUp()
    const access = await valueOf(startSession(deps)())
    expect(access.user.isActive).toBe(false)
    expect(deps.tokens.read()).toEqual({ accessToken: access.accessToken, listingKey: access.listingKey })
  })

  it('renews the token of the last visit', async () => {
    const deps = setUp()
    const first = await valueOf(login(deps)(credentials))
    const second = await valueOf(startSession(deps)())
    expect(second.user).toEqual(first.user)
    expect(second.accessToken).not.toBe(first.accessToken)
    expect(deps.tokens.read()?.accessToken).toBe(second.accessToken)
  })

  it('starts an anonymous session if the stored token was revoked', async () => {
    const deps = setUp()
    await login(deps)(credentials)
    deps.gateway.revokeAll()
    expect((await valueOf(startSession(deps)())).user.isActive).toBe(false)
    expect(deps.tokens.read()).toBeDefined()
  })

  it('requests no renewal without a stored token', async () => {
    const deps = setUp()
    const renew = async () => fail({ kind: 'unexpected', status: 500, message: '' } as const)
    expect((await startSession({ ...deps, gateway: { ...deps.gateway, renew } })()).ok).toBe(true)
  })

  it('deletes a revoked token, even if it gets no other one', async () => {
    const deps = setUp()
    await login(deps)(credentials)
    deps.gateway.revokeAll()
    const anonymous = async () => fail({ kind: 'offline' } as const)
    expect((await startSession({ ...deps, gateway: { ...deps.gateway, anonymous } })()).ok).toBe(false)
    expect(deps.tokens.read()).toBeUndefined()
  })

  it.each(['renewing', 'beginning'])('never replaces a login of another tab while %s', async (moment) => {
    const tab = memoryTabs()
    const [here, there] = [tab(), tab()]
    const gateway = memorySession([{ ...credentials, user: aMember() }], there)
    if (moment === 'renewing') await startSession({ gateway, tokens: there })()
    let loggedIn = false
    const during = async () => {
      if (loggedIn) return
      loggedIn = true
      await login({ gateway, tokens: there })(credentials)
    }
    const slow = {
      ...gateway,
      renew: async () => {
        const answer = await gateway.renew()
        await during()
        return answer
      },
      anonymous: async () => {
        await during()
        return gateway.anonymous()
      },
    }
    const access = await valueOf(startSession({ gateway: slow, tokens: here })())
    expect(access.user.isActive).toBe(true)
    expect(there.read()?.accessToken).toBe(access.accessToken)
  })

  it.each(['offline', 'unreadable'] as const)('keeps the token for the next time when %s', async (kind) => {
    const deps = setUp()
    const { accessToken } = await valueOf(login(deps)(credentials))
    const gateway = { ...deps.gateway, renew: async () => fail({ kind }) }
    expect(await startSession({ ...deps, gateway })()).toEqual(fail({ kind }))
    expect(deps.tokens.read()?.accessToken).toBe(accessToken)
  })
})

describe('login', () => {
  it('strips spaces from the e-mail address, and not from the password', async () => {
    const deps = setUp()
    expect((await login(deps)({ ...credentials, username: ' ada@ornek.test ' })).ok).toBe(true)
    expect((await login(deps)({ ...credentials, password: ' Dogru-Parola-1' })).ok).toBe(false)
  })

  it('keeps the stored token if it is refused', async () => {
    const deps = setUp()
    const { accessToken } = await valueOf(startSession(deps)())
    expect(await login(deps)({ ...credentials, password: 'Yanlis-Parola-1' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 422 },
    })
    expect(deps.tokens.read()?.accessToken).toBe(accessToken)
  })
})

describe('logout', () => {
  it('kills the token and begins an anonymous session', async () => {
    const deps = setUp()
    const member = await valueOf(login(deps)(credentials))
    const access = await valueOf(logout(deps)())
    expect(access.user.isActive).toBe(false)
    expect(deps.tokens.read()?.accessToken).toBe(access.accessToken)
    deps.tokens.write(member)
    expect(await deps.gateway.renew()).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } })
  })

  it('deletes the token even if the provider cannot be reached', async () => {
    const deps = setUp()
    await login(deps)(credentials)
    const offline = async () => fail({ kind: 'offline' } as const)
    await logout({ ...deps, gateway: { ...deps.gateway, logout: offline, anonymous: offline } })()
    expect(deps.tokens.read()).toBeUndefined()
  })
})
