import type { GatewayFailure } from '@market/domain/kernel'
import { texts } from './texts.ts'

/** The text of a failed call for the shopper: the API's message if it sent one. */
export function failureText(failure: GatewayFailure): string {
  if (failure.kind === 'refused' || failure.kind === 'not-found') return failure.message || texts.failed.unexpected
  if (failure.kind === 'offline') return texts.failed.offline
  return failure.kind === 'unauthorized' ? texts.failed.session : texts.failed.unexpected
}
