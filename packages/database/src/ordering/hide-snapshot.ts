import { type Hidden, hideNumbers, jsonWithHidden } from '../hidden.ts'
import { type OrderSnapshot, storeSnapshot } from '@market/commerce'

/** A snapshot in its stored form: the buyer's national ID and tax number are encrypted. */
export function hideSnapshot(snapshot: OrderSnapshot): Hidden {
  const stored = storeSnapshot(snapshot)
  return jsonWithHidden({ ...stored, delivery: hideNumbers(stored.delivery), invoice: hideNumbers(stored.invoice) })
}
