import { describe, expect, it, vi } from 'vitest'
import { lateAdapters } from './late-adapters.ts'
import type { Adapters } from './make-adapters.ts'

type Bring = Parameters<typeof lateAdapters>[0]
const offline = { ok: false, failure: { kind: 'offline' } }

/** Ports whose every method returns its own name. */
function visit() {
  const ports = (): object =>
    new Proxy(
      {},
      { get: (_, port) => new Proxy({}, { get: (_self, verb) => () => `${String(port)} ${String(verb)}` }) },
    )
  const shared = {} as Parameters<Bring['other']>[0]
  const first = vi.fn<Bring['first']>(async () => ({ adapters: ports() as Adapters, shared }))
  const catalog = vi.fn<Bring['catalog']>(async () => ports() as Adapters)
  const other = vi.fn<Bring['other']>(async () => ports())
  return { first, catalog, other, shared, adapters: lateAdapters({ first, catalog, other }) }
}

describe('ports whose code comes late', () => {
  it('load no code before the first call, and then only the code of every visit', async () => {
    const { first, catalog, other, adapters } = visit()
    const { session, cart, saved, orders } = adapters
    expect(first).not.toHaveBeenCalled()
    expect(await session.login({ email: '', password: '' } as never)).toBe('session login')
    expect(await cart.load()).toBe('cart load')
    expect(await saved.load()).toBe('saved load')
    expect(first).toHaveBeenCalledTimes(1)
    expect(catalog).not.toHaveBeenCalled()
    expect(await adapters.catalog.mostSold()).toBe('catalog mostSold')
    expect(await adapters.categories.detail('')).toBe('categories detail')
    expect(catalog).toHaveBeenCalledTimes(1)
    expect(other).not.toHaveBeenCalled()
    expect(orders).toBeDefined()
  })

  it('load the other code once, and share the client of the first', async () => {
    const { first, other, shared, adapters } = visit()
    expect(await Promise.all([adapters.polls.open(), adapters.lists.all()])).toEqual(['polls open', 'lists all'])
    expect(first).toHaveBeenCalledTimes(1)
    expect(other.mock.calls).toEqual([[shared]])
  })

  it('answer as if offline when their code cannot be loaded, and load it on the next call', async () => {
    const { first, other, adapters } = visit()
    first.mockRejectedValueOnce(new Error('away'))
    expect(await adapters.cart.load()).toEqual(offline)
    other.mockRejectedValueOnce(new Error('away'))
    expect(await adapters.lists.all()).toEqual(offline)
    expect(await adapters.cart.load()).toBe('cart load')
    expect(await adapters.lists.all()).toBe('lists all')
  })
})
