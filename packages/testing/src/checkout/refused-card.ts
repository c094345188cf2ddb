import type { SavedCardId } from '@market/domain/kernel'
import type { PaidBy } from '@market/domain/checkout'
import { notFound, refused } from '../kernel/failing.ts'
import type { MemoryTokenizer } from './memory-tokenizer.ts'

/** The refusal of a token that the tokenizer did not make, or of a card that the caller did not save. */
export function refusedCard(
  by: PaidBy,
  { tokenizer, saved }: { readonly tokenizer: MemoryTokenizer; readonly saved: readonly SavedCardId[] },
) {
  if ('savedCard' in by) return saved.includes(by.savedCard) ? undefined : notFound('Kayıtlı kart bulunamadı.')
  return tokenizer.cardOf(by.cardToken) ? undefined : refused(422, 'Kart bilgileri geçersiz.')
}
