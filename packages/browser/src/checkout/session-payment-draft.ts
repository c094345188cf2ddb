import type { PaymentDraft, PaymentDraftMemory } from '@market/domain/checkout'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText, parsed } from '../stored-text.ts'

/**
 * Stores the draft in session storage, so it lives as long as the tab. Without session storage each attempt starts with
 * an empty form.
 */
export function sessionPaymentDraft(storages: BrowserStorages): PaymentDraftMemory {
  const text = storedText(storages, 'payment_draft')
  return {
    read: () => readDraft(parsed(text.read())),
    write: (draft) => void text.write(JSON.stringify(draft)),
  }
}

function readDraft(kept: unknown): PaymentDraft | undefined {
  const { owner, method, cardName, installment, acceptedVersion } = Object(kept)
  const isDraft =
    [owner, method, cardName].every((text) => typeof text === 'string') && Number.isSafeInteger(installment)
  if (!isDraft) return undefined
  return {
    owner,
    method,
    cardName,
    installment,
    acceptedVersion: typeof acceptedVersion === 'string' ? acceptedVersion : null,
  }
}
