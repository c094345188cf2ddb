import * as v from 'valibot'
import { count, instant, text } from '../kernel/field.ts'
import { defineDeskCall } from './desk-call.ts'
import { requirement, sellerState } from './seller-field.ts'

const row = <const Names extends readonly string[]>(names: Names) =>
  v.object({
    queue: v.picklist(names),
    count,
    /** Since when its oldest entry waits; null if it is empty. */
    oldest_at: v.nullable(instant),
    /** When the first of its entries is due; null without a deadline. */
    due_at: v.nullable(instant),
    /** Entries whose time is over. */
    overdue: count,
  })

/** Every queue has a row, empty ones too, in the order of the screen. */
export const getSellerToday = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/today',
  who: 'signed-in',
  summary: 'What waits for the shop, with deadlines',
  answer: v.object({
    rows: v.array(row(['to-accept', 'to-pack', 'to-ship', 'returns', 'requirements', 'messages'])),
    /** Until when the shop may explain itself before it is stopped; null if the office does not wait for that. */
    answer_by: v.nullable(instant),
    /** Until the shop opens: what is still to be done, and by whom. Null once it is open. */
    opening: v.nullable(
      v.object({
        state: sellerState,
        steps: v.array(
          v.object({
            /** A requirement's key, or `check`, `open` for what the office does. */
            step: text,
            title: text,
            by: v.picklist(['seller', 'office']),
            state: requirement.entries.state,
          }),
        ),
      }),
    ),
  }),
})
/** Every queue has a row, empty ones too, in the order of the screen. */
export const getOfficeToday = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/today',
  who: 'signed-in',
  summary: 'What waits for the office, with deadlines',
  answer: v.object({
    rows: v.array(
      row(['applications', 'openings', 'disputes', 'late-packages', 'hearings', 'requirements', 'messages']),
    ),
  }),
})
