import type { GatewayFailure } from '@market/domain/kernel'

/** Content of the error page; reaches the browser as the body of a thrown response. */
export interface PageProblem {
  readonly status: number
  readonly message: string
  /** Address of a page that exists instead. */
  readonly back?: string
}

/** The error that a loader throws when it cannot continue; the error page shows its message with its status. */
export const pageFailure = (status: number, message: string, back?: string): Response =>
  new Response(JSON.stringify({ status, message, ...(back && { back }) } satisfies PageProblem), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/** The error for a gateway's failure. An API that is down becomes 503, which no cache stores. */
export function gatewayProblem(
  failure: GatewayFailure,
  texts: { readonly notFound: string; readonly unavailable: string },
): Response {
  if (failure.kind === 'not-found') return pageFailure(404, failure.message || texts.notFound)
  if (failure.kind === 'refused') return pageFailure(failure.status === 404 ? 404 : failure.status, failure.message)
  return pageFailure(503, texts.unavailable)
}
