import { tableMachine, type Table } from '../kernel/table-machine.ts'

/** States of a return as sellers and the office read them: on its way, in the shop, disputed, and its two ends. */
export const returnStateNames = {
  awaited: 'Yolda',
  arrived: 'Yanıt bekliyor',
  disputed: 'İtiraz incelemede',
  accepted: 'Kabul edildi',
  refused: 'Reddedildi',
} as const
/** How far a return is for its seller. */
export type SellerReturnState = keyof typeof returnStateNames
/** `accept` also happens by itself after `returnAnswerHours`; `refund` and `refuse` are the office's decisions. */
export interface SellerReturnEvent {
  readonly type: 'arrive' | 'accept' | 'dispute' | 'refund' | 'refuse'
}

const table: Table<SellerReturnState, SellerReturnEvent, SellerReturnState> = {
  awaited: { arrive: 'arrived' },
  arrived: { accept: 'accepted', dispute: 'disputed' },
  disputed: { refund: 'accepted', refuse: 'refused' },
  accepted: {},
  refused: {},
}

/** A return as its seller answers it. */
export const sellerReturn = tableMachine<SellerReturnState, SellerReturnEvent, SellerReturnState>(
  'awaited',
  (state) => state,
  table,
)

/** Whether an event has a meaning for a return in this state. */
export const mayHappenToReturn = (state: SellerReturnState, event: SellerReturnEvent['type']): boolean =>
  Object.hasOwn(table[state], event)

/** The tabs of a shop's list of returns. */
export const returnTabs = ['awaited', 'arrived', 'disputed', 'done'] as const
/** Tab of a shop’s list of returns. */
export type ReturnTab = (typeof returnTabs)[number]

/** Hours after its arrival within which a seller answers a return; silence accepts it. */
export const returnAnswerHours = 48
/** Hours within which the office decides a dispute. */
export const disputeHours = 72

/** Why a seller disputes a return. */
export const disputeReasons = {
  'wrong-product': 'Başka bir ürün geldi',
  used: 'Ürün kullanılmış',
  'missing-parts': 'Parçası eksik',
  empty: 'Paket boş',
  damaged: 'Ürün müşteride hasar görmüş',
} as const
/** Why a seller disputes a return. */
export type DisputeReason = keyof typeof disputeReasons
/** Most photos of a dispute; at least one is needed. */
export const maxDisputePhotos = 5

/** Returns for these reasons cannot be disputed: the shopper withdraws from the contract without a fault of the goods. */
const changedMind: ReadonlySet<number> = new Set([11, 12])
/** Whether a seller may dispute a return for this reason. */
export const mayDispute = (reasonIds: readonly number[]): boolean => !reasonIds.some((id) => changedMind.has(id))
