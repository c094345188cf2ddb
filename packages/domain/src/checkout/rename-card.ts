import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import type { SavedCardId } from '../kernel/ids.ts'
import { cardNameProblems, normalizeCardName, type SavedCard } from './saved-card.ts'
import type { SavedCardGateway } from './saved-card-gateway.ts'

/** Changes or removes the name of a saved card. */
export const renameCard =
  ({ cards }: { readonly cards: SavedCardGateway }) =>
  (id: SavedCardId, typed: string): Submitted<readonly SavedCard[], 'name'> =>
    submitForm(cardNameProblems(typed), () => cards.rename(id, normalizeCardName(typed)))
