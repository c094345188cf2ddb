import type { CancelReason } from '@market/domain/orders'
import { unsuppliedText } from '@market/domain/packages'

const reason = (id: number, kind: CancelReason['kind'], name: string, needsNote = false): CancelReason => ({
  id,
  kind,
  name,
  needsNote,
})

/** Reasons for a return. Ids never change, because past requests refer to them. */
export const cancelReasons: readonly CancelReason[] = [
  reason(1, 'cancel', 'Vazgeçtim'),
  reason(2, 'cancel', 'Yanlış ürün ya da adet seçtim'),
  reason(3, 'cancel', 'Teslimat adresim yanlış'),
  reason(4, 'cancel', 'Teslimat çok uzun sürüyor'),
  reason(5, 'cancel', 'Daha uygun fiyat buldum'),
  reason(6, 'cancel', 'Başka bir neden', true),
  reason(11, 'return', 'Beğenmedim'),
  reason(12, 'return', 'Bedeni ya da ölçüsü uymadı'),
  reason(13, 'return', 'Ürün kusurlu ya da hasarlı', true),
  reason(14, 'return', 'Yanlış ürün geldi'),
  reason(15, 'return', 'Eksik geldi', true),
  reason(16, 'return', 'Başka bir neden', true),
]

/** Units that their seller could not supply. */
export const unsuppliedReasonId = 7
/** Reasons for a cancellation by the seller. */
export const sellerReasons: readonly CancelReason[] = [reason(unsuppliedReasonId, 'cancel', unsuppliedText)]
