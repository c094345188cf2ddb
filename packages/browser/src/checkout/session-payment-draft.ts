import { type PaymentDraft, type PaymentDraftMemory, paymentTitles } from '@market/domain'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText, parsed } from '../stored-text.ts'

/** Keeps the draft in session storage: it lives as long as the tab. Without a storage each attempt begins anew. */
export function sessionPaymentDraft(storages: BrowserStorages): PaymentDraftMemory {
  const text = storedText(storages, 'payment_draft')
  return {
    read: () => readDraft(parsed(text.read())),
    write: (draft) => void text.write(JSON.stringify(draft)),
  }
}

function readDraft(kept: unknown): PaymentDraft | undefined {
  const { owner, method, cardName, installment, acceptedVersion } = Object(kept)
  const known = Object.keys(paymentTitles).find((one): one is PaymentDraft['method'] => one === method)
  const isDraft = typeof owner === 'string' && typeof cardName === 'string' && Number.isSafeInteger(installment)
  if (!known || !isDraft) return undefined
  return {
    owner,
    method: known,
    cardName,
    installment,
    acceptedVersion: typeof acceptedVersion === 'string' ? acceptedVersion : null,
  }
}
