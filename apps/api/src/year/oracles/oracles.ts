import { books } from './books.ts'
import { cash } from './cash.ts'
import { coupons } from './coupons.ts'
import { giftCodes } from './gift-codes.ts'
import { keptShares } from './kept-shares.ts'
import { locks } from './locks.ts'
import { mails } from './mails.ts'
import { mailsOnce } from './mails-once.ts'
import type { Oracle } from './oracle.ts'
import { orders } from './orders.ts'
import { refunds } from './refunds.ts'
import { shownRefunds } from './shown-refunds.ts'
import { units } from './units.ts'
import { waysOut } from './ways-out.ts'

/** All oracles of a year. A new oracle is one file, and a line here. */
export const oracles: readonly Oracle[] = [
  units,
  locks,
  books,
  coupons,
  giftCodes,
  orders,
  keptShares,
  refunds,
  shownRefunds,
  cash,
  mails,
  mailsOnce,
  waysOut,
]
