import type { CancelDetailsWire } from '@market/contract'
import type { DeskStage } from '@market/database'
import { texts } from './texts.ts'

/** The status of a request in words, with how far a return is at its seller and the office. */
export function requestStatusText(
  { kind, status }: Pick<CancelDetailsWire, 'kind' | 'status'>,
  { tab, reason }: DeskStage,
): string {
  const { atSeller } = texts.cancel
  if (status === 'waiting' && (tab === 'arrived' || tab === 'disputed')) return atSeller[tab]
  if (status === 'refused' && reason !== null) return atSeller.refused(reason)
  return texts.cancel.status[kind][status]
}
