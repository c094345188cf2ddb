import { asksForInvoices } from './asks-for-invoices.ts'
import { atTheBranch } from './at-the-branch.ts'
import { buysOneApart } from './buys-one-apart.ts'
import { byTransfer } from './by-transfer.ts'
import { cashAtTheDoor } from './cash-at-the-door.ts'
import { couponCollector } from './coupon-collector.ts'
import { exchanger } from './exchanger.ts'
import { givesAPresent } from './gives-a-present.ts'
import { guestByCard } from './guest-by-card.ts'
import { inInstalments } from './in-instalments.ts'
import { inTwoTabs } from './in-two-tabs.ts'
import { nosyNeighbour } from './nosy-neighbour.ts'
import { paysTolls } from './pays-tolls.ts'
import type { Person } from './person.ts'
import { regular } from './regular.ts'
import { threeForTwo } from './three-for-two.ts'
import { undecided } from './undecided.ts'
import { waitsForAPrice } from './waits-for-a-price.ts'
import { withAGiftCode } from './with-a-gift-code.ts'

/** Everybody of a year. A new habit is one file, and a line here. */
export const people: readonly Person[] = [
  asksForInvoices,
  atTheBranch,
  buysOneApart,
  byTransfer,
  cashAtTheDoor,
  couponCollector,
  exchanger,
  givesAPresent,
  guestByCard,
  inInstalments,
  inTwoTabs,
  nosyNeighbour,
  paysTolls,
  regular,
  threeForTwo,
  undecided,
  waitsForAPrice,
  withAGiftCode,
]
