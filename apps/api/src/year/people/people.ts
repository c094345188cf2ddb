import { asksForInvoices } from './afterwards/asks-for-invoices.ts'
import { atTheBranch } from './afterwards/at-the-branch.ts'
import { exchanger } from './afterwards/exchanger.ts'
import { inTwoTabs } from './afterwards/in-two-tabs.ts'
import { nosyNeighbour } from './afterwards/nosy-neighbour.ts'
import { onTheLastDay } from './afterwards/on-the-last-day.ts'
import { returnsAndExchanges } from './afterwards/returns-and-exchanges.ts'
import { threeForTwo } from './afterwards/three-for-two.ts'
import { waitsForAPrice } from './afterwards/waits-for-a-price.ts'
import { becomesAMember } from './buying/becomes-a-member.ts'
import { buysOneApart } from './buying/buys-one-apart.ts'
import { byTheCodeAlone } from './buying/by-the-code-alone.ts'
import { byTransfer } from './buying/by-transfer.ts'
import { cashAtTheDoor } from './buying/cash-at-the-door.ts'
import { couponAtTheDoor } from './buying/coupon-at-the-door.ts'
import { couponCollector } from './buying/coupon-collector.ts'
import { editsTheCart } from './buying/edits-the-cart.ts'
import { givesAPresent } from './buying/gives-a-present.ts'
import { guestByCard } from './buying/guest-by-card.ts'
import { inInstalments } from './buying/in-instalments.ts'
import { lateForABargain } from './buying/late-for-a-bargain.ts'
import { paysTolls } from './buying/pays-tolls.ts'
import { playsRaffles } from './buying/plays-raffles.ts'
import { regular } from './buying/regular.ts'
import { sameCouponAgain } from './buying/same-coupon-again.ts'
import { sharedComputer } from './buying/shared-computer.ts'
import { undecided } from './buying/undecided.ts'
import { withAGiftCode } from './buying/with-a-gift-code.ts'
import type { Person } from './person.ts'

/** Everybody of a year. A new habit is one file, and a line here. */
export const people: readonly Person[] = [
  asksForInvoices,
  atTheBranch,
  becomesAMember,
  buysOneApart,
  byTheCodeAlone,
  byTransfer,
  cashAtTheDoor,
  couponAtTheDoor,
  couponCollector,
  editsTheCart,
  exchanger,
  givesAPresent,
  guestByCard,
  inInstalments,
  inTwoTabs,
  lateForABargain,
  nosyNeighbour,
  onTheLastDay,
  paysTolls,
  playsRaffles,
  regular,
  returnsAndExchanges,
  sameCouponAgain,
  sharedComputer,
  threeForTwo,
  undecided,
  waitsForAPrice,
  withAGiftCode,
]
