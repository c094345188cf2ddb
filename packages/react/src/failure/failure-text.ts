import type { GatewayFailure } from '@market/domain/kernel'
import { failureTexts } from './failure-texts.ts'

/** Text of a failed call for the shopper: the API's message, else a text of the shop. */
export function failureText(failure: GatewayFailure): string {
  if (failure.kind === 'refused' || failure.kind === 'not-found') return failure.message || failureTexts.unreadable
  if (failure.kind === 'offline') return failureTexts.offline
  if (failure.kind === 'waits') return failureTexts.waits
  return failure.kind === 'unauthorized' ? failureTexts.session : failureTexts.unreadable
}
