import type { GatewayFailure } from '@market/domain'
import { shellTexts } from './texts.ts'

/** What a failed call says to the shopper: the provider's own words where it gave any. */
export function failureText(failure: GatewayFailure): string {
  if (failure.kind === 'refused' || failure.kind === 'not-found') return failure.message || shellTexts.failed.unreadable
  if (failure.kind === 'offline') return shellTexts.failed.offline
  return failure.kind === 'unauthorized' ? shellTexts.failed.session : shellTexts.failed.unreadable
}
