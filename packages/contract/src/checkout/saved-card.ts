import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { instant, shortText, text, uuid } from '../kernel/field.ts'

const cards = v.object({
  items: v.array(
    v.object({
      id: uuid,
      /** The name that the member gave the card; may be empty. */
      name: text,
      /** First six digits, which decide brand and instalments. */
      first_digits: text,
      last4: text,
      /** `MM/YYYY`. */
      expiry: text,
      saved_at: instant,
    }),
  ),
})
const params = v.object({ id: shortText })

/**
 * Cards that the bank has saved with the member's consent, newest first. Card number and bank key are never returned.
 */
export const getSavedCards = defineCall({
  method: 'GET',
  path: '/x/saved-cards',
  who: 'member',
  summary: 'Saved cards of the member',
  answer: cards,
})
/** An empty name takes the name away; 422 for one that might hold a card's number. 404 for another member's card. */
export const putSavedCard = defineCall({
  method: 'PUT',
  path: '/x/saved-cards/{id}',
  who: 'member',
  summary: 'Name a saved card',
  params,
  body: v.strictObject({ name: v.pipe(v.string(), v.maxLength(100)) }),
  answer: cards,
})
/** The bank forgets the card too. 404 for another member's card, and for one that is removed already. */
export const deleteSavedCard = defineCall({
  method: 'DELETE',
  path: '/x/saved-cards/{id}',
  who: 'member',
  summary: 'Remove a saved card',
  params,
  answer: cards,
})
