import type { Deps } from './kernel/deps.ts'
import type { AnyRoute } from './kernel/route.ts'
import type { Tokens } from './session/tokens.ts'

/** Every route of the provider, a line for each room. */
export function allRoutes(_deps: Deps, _tokens: Tokens): readonly AnyRoute[] {
  return []
}
