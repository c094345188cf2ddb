import { tableMachine, type Table } from '../kernel/table-machine.ts'
import type { OrderStatus } from '../orders/order.ts'
import { unsuppliedText } from './unsupplied-units.ts'

/** States of a package as sellers and the office read them. A package is the parcel of one shop in one order. */
export const packageStateNames = {
  new: 'Yeni',
  accepted: 'Hazırlanıyor',
  packed: 'Paketlendi',
  shipped: 'Kargoda',
  delivered: 'Teslim edildi',
  unsupplied: unsuppliedText,
  cancelled: 'İptal edildi',
  returned: 'Teslim alınmadı',
  lost: 'Kayboldu',
} as const
/** How far a shop's work on a package is. */
export type PackageState = keyof typeof packageStateNames
/**
 * Events of a package. The seller accepts, packs, ships, or reports that nothing of it can be supplied; `undo` takes
 * back the last step before the shipment. The carrier delivers, brings back or loses it; the shopper cancels it.
 */
export interface PackageEvent {
  readonly type: 'accept' | 'pack' | 'undo' | 'ship' | 'unsupply' | 'cancel' | 'deliver' | 'bring-back' | 'lose'
}

const before = { ship: 'shipped', unsupply: 'unsupplied', cancel: 'cancelled' } as const

const table: Table<PackageState, PackageEvent, PackageState> = {
  new: { accept: 'accepted', ...before },
  accepted: { pack: 'packed', undo: 'new', ...before },
  packed: { undo: 'accepted', ...before },
  shipped: { deliver: 'delivered', 'bring-back': 'returned', lose: 'lost' },
  // A parcel that waits at a branch or locker counts as delivered, and returns if it is not fetched.
  delivered: { 'bring-back': 'returned' },
  unsupplied: {},
  cancelled: {},
  returned: {},
  lost: {},
}

/** The work on a package, from the confirmed order to its end. */
export const packageWork = tableMachine<PackageState, PackageEvent, PackageState>('new', (state) => state, table)

/** Whether an event has a meaning for a package in this state. */
export const mayHappenToPackage = (state: PackageState, event: PackageEvent['type']): boolean =>
  Object.hasOwn(table[state], event)

/** Whether a package has a slip: until it is delivered. */
export const hasSlip = (state: PackageState): boolean =>
  state === 'new' || state === 'accepted' || state === 'packed' || state === 'shipped'

/** Whether the shop may send the buyer an invoice: not for a package of which nothing was sold. */
export const takesInvoice = (state: PackageState): boolean => state !== 'cancelled' && state !== 'unsupplied'

/** The stored facts of a parcel that its state is read from. */
export interface PackageFacts {
  readonly status: OrderStatus
  readonly isAccepted: boolean
  readonly isPacked: boolean
  /** How it ended apart from its status, if the shop could not supply it or the carrier lost it. */
  readonly endedAs: 'unsupplied' | 'lost' | null
  /** The carrier returns it or has returned it. */
  readonly isSentBack: boolean
}

/** The state of a package; undefined while its order is not paid, when no shop sees it. */
export function packageState(facts: PackageFacts): PackageState | undefined {
  if (facts.endedAs) return facts.endedAs
  switch (facts.status) {
    case 'preparing':
      return facts.isPacked ? 'packed' : facts.isAccepted ? 'accepted' : 'new'
    case 'shipped':
    case 'out_for_delivery':
      return 'shipped'
    case 'delivered':
      return facts.isSentBack ? 'returned' : 'delivered'
    case 'cancelled':
      return 'cancelled'
    default:
      return undefined
  }
}

/** The tabs of a shop's list of packages. */
export const packageTabs = ['new', 'preparing', 'shipped', 'delivered', 'problem'] as const
/** Tab of a shop’s list of packages. */
export type PackageTab = (typeof packageTabs)[number]
