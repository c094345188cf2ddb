import { fail, type GatewayFailure } from '@market/domain/kernel'

/** Loads once, and again if loading failed. */
export function bringOnce<Brought>(bring: () => Promise<Brought>): () => Promise<Brought> {
  let brought: Promise<Brought> | undefined
  return () => {
    brought ??= bring().catch((error: unknown) => {
      brought = undefined
      throw error
    })
    return brought
  }
}

/** An object whose members are created when read. It has no `then`, so that `await` does not treat it as a promise. */
export const madeOnRead = (member: (name: string) => unknown) =>
  new Proxy(Object.create(null), {
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? member(name) : undefined),
  })

/**
 * A method of an object that is loaded at the first call, or of a part of it. Methods run in call order. If the object
 * cannot be loaded, the caller gets the `offline` failure.
 */
export const lateVerb =
  <Whole extends object>(
    bring: () => Promise<Whole>,
    name: string,
    partOf: (whole: Whole) => object = (whole) => whole,
  ) =>
  async (...asked: readonly unknown[]) => {
    const brought = await bring().catch(() => undefined)
    if (!brought) return fail<GatewayFailure>({ kind: 'offline' })
    const part = partOf(brought)
    return Reflect.apply(Reflect.get(part, name), part, asked)
  }
