import type { SessionGateway } from '@market/domain/session'
import { aMember, memorySession, memoryTabs, memoryTokens } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { makeSessionStore } from './session-store.ts'

const member = { username: 'ada@ornek.test', password: 'Dogru-Parola-1' }
const offline = async () => ({ ok: false, failure: { kind: 'offline' } }) as const

const setUp = (more: Partial<SessionGateway> = {}) => {
  const tokens = memoryTokens()
  const gateway = { ...memorySession([{ ...member, user: aMember(), socialToken: 'uyenin' }], tokens), ...more }
  const store = makeSessionStore({ gateway, tokens })
  return { tokens, gateway, store, user: () => store.state.current().user }
}

describe('S1 makeSessionStore', () => {
  it('begins an anonymous session once', async () => {
    const { store, tokens, user } = setUp()
    expect(user()).toBeUndefined()
    await Promise.all([store.start(), store.start()])
    expect(user()).toMatchObject({ isActive: false })
    expect(tokens.read()).toBeDefined()
  })

  it('offline shows the member whose token is held, and asks again for the next one who needs the session', async () => {
    const { store, tokens, user, gateway } = setUp()
    const named = { user_id: 'uye-1', is_active: true, first_name: 'Ada' }
    tokens.write({ accessToken: `a.${Buffer.from(JSON.stringify(named)).toString('base64url')}.c`, listingKey: '' })
    const { renew } = gateway
    gateway.renew = offline
    await store.start()
    expect(user()).toMatchObject({ userId: 'uye-1', firstName: 'Ada' })
    gateway.renew = renew
    await store.start()
    expect(user()).not.toMatchObject({ userId: 'uye-1' })
  })

  it('logs in with the spaces of the e-mail address left out', async () => {
    const { store, user } = setUp()
    await store.start()
    expect(await store.login({ ...member, username: ' ada @ornek.test ' })).toMatchObject({ ok: true })
    expect(user()).toMatchObject({ isActive: true })
  })

  it.each([
    ['begins', (gateway: SessionGateway) => gateway.anonymous],
    ['has no connection', () => offline],
  ])('shows the member, whichever answer is first, though the visit %s', async (_, startOf) => {
    const after = async (turns: number) => {
      for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    }
    for (let start = 0; start <= 10; start++)
      for (let login = 0; login <= 10; login++) {
        const { store, gateway, user } = setUp()
        const { login: logIn } = gateway
        const begin = startOf(gateway)
        gateway.anonymous = () => after(start).then(begin)
        gateway.login = (typed) => after(login).then(() => logIn(typed))
        await Promise.all([store.start(), store.login(member)])
        expect(user(), `${start}, ${login}`).toMatchObject({ isActive: true })
        expect(await gateway.renew()).toMatchObject({ value: { user: { isActive: true } } })
      }
  })

  it('keeps the member when another login is refused', async () => {
    const { store, user } = setUp()
    await store.login(member)
    expect(await store.login({ ...member, password: 'yanlis' })).toMatchObject({ ok: false })
    expect(user()).toMatchObject({ isActive: true })
  })

  it('logs in by another provider, and stays anonymous when that is refused', async () => {
    const { store, user, tokens } = setUp()
    await store.start()
    expect(await store.loginBySocial({ provider: 'google', token: 'baskasinin' })).toMatchObject({ ok: false })
    expect(user()).toMatchObject({ isActive: false })
    const access = await store.loginBySocial({ provider: 'google', token: 'uyenin' })
    expect(user()).toMatchObject({ isActive: true })
    expect(access).toMatchObject({ value: { accessToken: tokens.read()?.accessToken } })
  })

  it('is anonymous after a logout', async () => {
    const { store, user } = setUp()
    await store.login(member)
    await store.logout()
    expect(user()).toMatchObject({ isActive: false })
  })

  it('shows no member after a logout without a connection, and begins again later', async () => {
    const { store, tokens, gateway, user } = setUp()
    await store.login(member)
    const { anonymous } = gateway
    gateway.anonymous = offline
    await store.logout()
    expect([user(), tokens.read()]).toEqual([undefined, undefined])
    gateway.anonymous = anonymous
    await store.start()
    expect(user()).toMatchObject({ isActive: false })
  })

  it('ends a session that was left without a connection once there is one', async () => {
    const { store, tokens, gateway } = setUp()
    const access = await store.login(member)
    const { anonymous, logout } = gateway
    Object.assign(gateway, { anonymous: offline, logout: offline })
    await store.logout()
    Object.assign(gateway, { anonymous, logout })
    await store.start()
    await expect.poll(() => tokens.left?.read()).toBeUndefined()
    if (access.ok) tokens.write(access.value)
    expect(await gateway.renew()).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } })
  })

  it('S1 logs out when the next page cannot be opened, and reports the next session that ends', async () => {
    const { store, user, gateway } = setUp()
    await store.login(member)
    await store.logout(() => Promise.reject(new Error('no such page')))
    expect(user()).toMatchObject({ isActive: false })
    await store.login(member)
    const access = await gateway.anonymous()
    if (access.ok) store.adopt(access.value)
    expect(store.state.current().ended).toMatchObject({ how: 'refused' })
  })

  it('S1 logs out here when the logout call fails, and logs in again', async () => {
    const { store, tokens, gateway, user } = setUp()
    await store.login(member)
    const { logout } = gateway
    gateway.logout = () => Promise.reject(new Error('no wire'))
    await expect(store.logout()).rejects.toThrow('no wire')
    expect(tokens.read()).toBeUndefined()
    gateway.logout = logout
    await store.login(member)
    expect(user()).toMatchObject({ isActive: true })
    const access = await gateway.anonymous()
    if (access.ok) store.adopt(access.value)
    expect(user()).toMatchObject({ isActive: false })
  })

  it('tries again after a start that failed', async () => {
    const { store, gateway, user } = setUp()
    const { anonymous } = gateway
    gateway.anonymous = offline
    await store.start()
    expect(user()).toBeUndefined()
    gateway.anonymous = anonymous
    await store.start()
    expect(user()).toBeDefined()
  })

  it('knows a guest by the address that was proven', async () => {
    const { store, user } = setUp()
    await store.start()
    store.provenGuest('misafir@ornek.test')
    expect(user()).toMatchObject({ isActive: false, guestEmail: 'misafir@ornek.test' })
  })
})

describe('two tabs of one browser', () => {
  const twoTabs = async () => {
    const tab = memoryTabs()
    const [here, there] = [tab(), tab()]
    const gateway = memorySession([{ ...member, user: aMember() }], here)
    let changed = 0
    const first = makeSessionStore({ gateway, tokens: here })
    const second = makeSessionStore({
      gateway,
      tokens: there,
      onAnother: () => {
        changed += 1
      },
    })
    await first.start()
    await second.start()
    const settled = () => new Promise((resolve) => setTimeout(resolve))
    return { here, there, first, second, settled, changed: () => changed }
  }

  it('S1 shows a login of the other tab, and never ends it', async () => {
    const { here, first, second, settled, changed } = await twoTabs()
    await first.login(member)
    await settled()
    expect(second.state.current().user).toMatchObject({ isActive: true })
    expect(changed()).toBeGreaterThan(0)
    await second.renew()
    await first.start()
    expect(first.state.current().user).toMatchObject({ isActive: true })
    expect(here.read()).toBeDefined()
  })

  it('S1 shows a logout of the other tab, and that it happened there', async () => {
    const { first, second, settled } = await twoTabs()
    await first.login(member)
    await settled()
    await first.logout()
    await settled()
    expect(second.state.current().user).toMatchObject({ isActive: false })
    expect(second.state.current().ended).toMatchObject({ how: 'left', user: { firstName: aMember().firstName } })
    expect(first.state.current().ended).toBeUndefined()
    second.goOn()
    expect(second.state.current().ended).toBeUndefined()
  })
})

describe('a session that the provider ended', () => {
  it('S3 is stored until the next login', async () => {
    const { store, gateway } = setUp()
    await store.login(member)
    const anonymous = await gateway.anonymous()
    if (anonymous.ok) store.adopt(anonymous.value)
    expect(store.state.current()).toMatchObject({ user: { isActive: false }, ended: { how: 'refused' } })
    await store.login(member)
    expect(store.state.current()).toMatchObject({ user: { isActive: true }, ended: undefined })
  })

  it('S1 is not one that the member ended', async () => {
    const { store } = setUp()
    await store.login(member)
    await store.logout()
    expect(store.state.current().ended).toBeUndefined()
  })
})

describe('S1 a second step', () => {
  it('logs the member in by its code, and asks again after a wrong one', async () => {
    const tokens = memoryTokens()
    const gateway = memorySession([{ ...member, user: aMember(), secondStep: ['123456'] }], tokens)
    const store = makeSessionStore({ gateway, tokens })
    await store.start()
    const before = tokens.read()
    expect(await store.login(member)).toMatchObject({ ok: false })
    const { secondStep } = store.state.current().form
    expect(secondStep).not.toBeNull()
    expect(await store.secondStep('654321')).toMatchObject({ ok: false })
    expect(store.state.current()).toMatchObject({ form: { login: 'FAILED', secondStep }, user: { isActive: false } })
    expect(tokens.read()).toEqual(before)
    const access = await store.secondStep('123456')
    expect(access).toMatchObject({ ok: true, value: { accessToken: tokens.read()?.accessToken } })
    expect(store.state.current()).toMatchObject({ form: { secondStep: null }, user: { isActive: true } })
  })
})

describe('S1 the forms of logging in', () => {
  it('show a refusal, and whether an activation is due', async () => {
    const tokens = memoryTokens()
    const gateway = memorySession([{ ...member, user: aMember(), activated: false }], tokens)
    const store = makeSessionStore({ gateway, tokens })
    const answer = store.login(member)
    expect(store.state.current().form.login).toBe('LOADING')
    await answer
    expect(store.state.current().form).toMatchObject({ login: 'FAILED', activationDue: true })
    store.send({ type: 'forms-reset' })
    expect(store.state.current().form).toMatchObject({ login: 'PENDING', activationDue: false })
  })
})
