import type { SnapshotItem } from '../ordering/order-snapshot.ts'
import type { Exchange } from './exchanged-units.ts'

/**
 * A bought line in a choice that the shopper has or had of it: the bought one, or one that an exchange of the line handed
 * over. A return names the goods that come back by it. `exchanges` are those of the whole order.
 */
export function inChoice(
  bought: SnapshotItem,
  { line, combination }: { readonly line: number; readonly combination: string },
  exchanges: readonly Exchange[],
): SnapshotItem {
  const exchange = exchanges.find((one) => one.line === line && one.combination === combination)
  return exchange && combination !== bought.combination
    ? { ...bought, combination, attributes: exchange.attributes }
    : bought
}
