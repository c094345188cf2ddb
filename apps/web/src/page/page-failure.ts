import type { GatewayFailure } from '@market/domain/kernel'

/** Content of the error page; reaches the browser as the body of a thrown response. */
export interface PageProblem {
  readonly status: number
  readonly message: string
  /** Address of the page that there is instead. */
  readonly back?: string
}

/** A loader that cannot go on throws this; the error page shows it with the right status. */
export const pageFailure = (status: number, message: string, back?: string): Response =>
  new Response(JSON.stringify({ status, message, ...(back && { back }) } satisfies PageProblem), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/** The same for what a gateway answered. An API that is down is 503, so that no cache keeps it. */
export function gatewayProblem(
  failure: GatewayFailure,
  texts: { readonly notFound: string; readonly unavailable: string },
): Response {
  if (failure.kind === 'not-found') return pageFailure(404, failure.message || texts.notFound)
  if (failure.kind === 'refused') return pageFailure(failure.status === 404 ? 404 : failure.status, failure.message)
  return pageFailure(503, texts.unavailable)
}
