import type { GatewayFailure } from './gateway-failure.ts'
import type { Result } from './result.ts'

/** The keys under which one write is sent, so that it happens once however often its answer is lost. */
export interface AttemptKeys {
  /** The key of a request, unchanged until the request is answered. `request` may differ from the body that is sent. */
  keyOf(request: unknown): string
  /** A success and a refusal end the attempt. Silence and a fault of the provider do not: the write may have happened. */
  answered(answer: Result<unknown, GatewayFailure | { readonly kind: 'invalid' }>): void
}

/** Keys for the writes of one form. */
export const attemptKeys = (makeKey: () => string): AttemptKeys => {
  let held: { readonly request: string; readonly key: string } | undefined
  return {
    keyOf(request) {
      const text = JSON.stringify(request)
      if (held?.request !== text) held = { request: text, key: makeKey() }
      return held.key
    },
    answered(answer) {
      if (answer.ok || isDefinite(answer.failure)) held = undefined
    },
  }
}

const isDefinite = (failure: GatewayFailure | { readonly kind: 'invalid' }): boolean =>
  failure.kind === 'not-found' || (failure.kind === 'refused' && failure.status < 500)
