import { type Table, tableMachine } from '../kernel/table-machine.ts'

/** States of a seller, from the accepted invitation to the end. Shoppers see a shop in `open` only. */
export const sellerStates = ['draft', 'submitted', 'verified', 'contracted', 'open', 'stopped', 'ended'] as const
/** State of a seller. */
export type SellerState = (typeof sellerStates)[number]
/** The states as the seller's team and the office read them. */
export const sellerStateNames: Readonly<Record<SellerState, string>> = {
  draft: 'Taslak',
  submitted: 'İncelemede',
  verified: 'Sözleşme bekliyor',
  contracted: 'Açılışa hazır',
  open: 'Açık',
  stopped: 'Satışa kapalı',
  ended: 'Kapandı',
}
/** A decision of the office about a seller. */
export const sellerActions = ['ask', 'verify', 'refuse', 'open', 'stop', 'lift', 'end'] as const
/** Decision of the office about a seller. */
export type SellerAction = (typeof sellerActions)[number]
/** `submit` follows from complete requirements, `accept` is the owner's yes to the contract. */
export interface SellerEvent {
  readonly type: 'submit' | 'accept' | SellerAction
}

const table: Table<SellerState, SellerEvent, SellerState> = {
  draft: { submit: 'submitted', ask: 'draft', refuse: 'ended' },
  submitted: { ask: 'draft', verify: 'verified', refuse: 'ended' },
  verified: { ask: 'draft', accept: 'contracted', refuse: 'ended' },
  contracted: { ask: 'draft', open: 'open', refuse: 'ended' },
  // An open shop goes on selling while it is asked, and accepts later versions of the contract.
  open: { ask: 'open', accept: 'open', stop: 'stopped', end: 'ended' },
  stopped: { ask: 'stopped', accept: 'stopped', lift: 'open', end: 'ended' },
  ended: {},
}

/** A seller from the application to the end of the contract. */
export const sellerApplication = tableMachine<SellerState, SellerEvent, SellerState>('draft', (state) => state, table)

/** Whether an event has a meaning in a state. */
export const mayHappenToSeller = (state: SellerState, event: SellerEvent['type']): boolean =>
  Object.hasOwn(table[state], event)

/** Decisions that need a reason, which the seller reads. */
export const needsReason = (action: SellerAction): boolean =>
  action === 'ask' || action === 'refuse' || action === 'stop' || action === 'lift' || action === 'end'
