import type { GatewayFailure } from '@market/domain'
import { failureTexts } from './texts.ts'

/** What a failed call says to the shopper: the provider's own words where it gave any. */
export function failureText(failure: GatewayFailure): string {
  if (failure.kind === 'refused' || failure.kind === 'not-found') return failure.message || failureTexts.unreadable
  if (failure.kind === 'offline') return failureTexts.offline
  return failure.kind === 'unauthorized' ? failureTexts.session : failureTexts.unreadable
}
