import type { FastifyInstance } from 'fastify'

/**
 * How access to a path is checked: `caller` by the table of `policy.ts`, `signature` by a signature in the request,
 * `operator` by a configured token, `public` not at all.
 */
export type Access = 'caller' | 'signature' | 'operator' | 'public'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** Fails at startup if a path does not declare its access (security.md 13). */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may ask for it: config.access`)
  })
}
