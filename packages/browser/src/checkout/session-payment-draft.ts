import { type PaymentDraft, type PaymentDraftMemory, paymentTitles } from '@market/domain'

const key = 'payment_draft'

/** Keeps the draft in session storage: it lives as long as the tab. Without a storage each attempt begins anew. */
export const sessionPaymentDraft = (storage: Storage | undefined): PaymentDraftMemory => ({
  read: () => {
    try {
      return readDraft(JSON.parse(storage?.getItem(key) ?? 'null'))
    } catch {
      return undefined
    }
  },
  write: (draft) => {
    try {
      storage?.setItem(key, JSON.stringify(draft))
    } catch {
      // A full or locked storage.
    }
  },
})

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
