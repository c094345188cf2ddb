import type { FastifyInstance } from 'fastify'

/**
 * What stands before a path: `caller` the table of `policy.ts`, `signature` a proof in the request itself, `operator` a
 * token of the settings, `public` nothing.
 */
export type Access = 'caller' | 'signature' | 'operator' | 'public'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** Refuses to start with a path that does not say what stands before it (security.md 13). */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may ask for it: config.access`)
  })
}
