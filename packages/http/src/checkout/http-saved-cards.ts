import { type Answer, deleteSavedCard, getSavedCards, putSavedCard } from '@market/contract'
import { savedCardId } from '@market/domain/kernel'
import type { SavedCard, SavedCardGateway } from '@market/domain/checkout'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `SavedCardGateway` over HTTP: the member's saved cards. */
export const httpSavedCards = (api: ApiClient): SavedCardGateway => ({
  list: () => mapResult(api.send(getSavedCards, {}), readCards),
  rename: (id, name) => mapResult(api.send(putSavedCard, { params: { id }, body: { name } }), readCards),
  remove: (id) => mapResult(api.send(deleteSavedCard, { params: { id } }), readCards),
})

const readCards = ({ items }: Answer<typeof getSavedCards>): readonly SavedCard[] =>
  items.map(({ id, name, first_digits, last4, expiry }) => ({
    id: savedCardId(id),
    name,
    firstDigits: first_digits,
    last4,
    expiry,
  }))
