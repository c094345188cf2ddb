import { tableMachine } from '../kernel/table-machine.ts'

/** Whether the price shown holds. */
export type PriceStatus = 'COMPLETED' | 'LOADING'
export type PriceStatusEvent = { readonly type: 'calculate' | 'calculated' }

/** Whether a price is being worked out again, as after another variant was chosen (rules.md S17). */
export const priceStatus = tableMachine<PriceStatus, PriceStatusEvent, PriceStatus>('COMPLETED', (status) => status, {
  COMPLETED: { calculate: 'LOADING' },
  LOADING: { calculated: 'COMPLETED' },
})
