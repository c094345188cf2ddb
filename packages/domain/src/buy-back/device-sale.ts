import { stay, tableMachine, type Table } from '../kernel/table-machine.ts'

/** Progress of a sale. */
export type DeviceSaleStatus = 'approved' | 'in-transit' | 'inspected' | 'paid' | 'returned' | 'cancelled'
/** Events of a sale; `cancelled` and `account-changed` come from the seller. */
export type DeviceSaleEvent =
  | { readonly type: 'handed-in' | 'inspected' | 'paid' | 'returned' }
  | { readonly type: 'cancelled' | 'account-changed' }

const account = { 'account-changed': stay<DeviceSaleStatus, DeviceSaleEvent, DeviceSaleStatus>((status) => status) }

const table: Table<DeviceSaleStatus, DeviceSaleEvent, DeviceSaleStatus> = {
  approved: { 'handed-in': 'in-transit', cancelled: 'cancelled', ...account },
  // The device is in transit: after a cancellation it is returned on arrival.
  'in-transit': { inspected: 'inspected', cancelled: 'cancelled', ...account },
  inspected: { paid: 'paid', returned: 'returned', ...account },
  paid: {},
  returned: {},
  cancelled: {},
}

/** A device that was sold, from the accepted offer to the money. */
export const deviceSale = tableMachine<DeviceSaleStatus, DeviceSaleEvent, DeviceSaleStatus>(
  'approved',
  (status) => status,
  table,
)

/** Whether an event has a meaning for a sale that is so far. */
export const mayHappenToSale = (status: DeviceSaleStatus, event: DeviceSaleEvent['type']): boolean =>
  Object.hasOwn(table[status], event)
