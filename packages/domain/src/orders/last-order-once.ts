/** Newest order ids that are remembered. */
const remembered = 100

export interface LastOrderOnce {
  /** Whether the purchase event is due. */
  readonly fire: boolean
  /** The ids to store, so that a reload does not fire the event again. */
  readonly told: readonly string[]
}

/** Sends purchase analytics once per order; `told` are the ids sent before (rules.md K5). */
export const lastOrderOnce = (told: readonly string[], orderId: string): LastOrderOnce =>
  told.includes(orderId) ? { fire: false, told } : { fire: true, told: [...told, orderId].slice(-remembered) }
