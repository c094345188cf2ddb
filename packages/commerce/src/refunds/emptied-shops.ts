import { add, type Money } from '@market/domain/money'
import type { CancellableOrder } from './cancellable-order.ts'

/** Shops that keep no units after these are cancelled or returned. */
export function shopsEmptiedBy(
  { lines }: CancellableOrder,
  units: readonly { readonly line: number; readonly quantity: number }[],
): readonly number[] {
  const taken = (line: number) => units.find((one) => one.line === line)?.quantity ?? 0
  const touched = new Set(lines.filter(({ line }) => taken(line) > 0).map(({ shopId }) => shopId))
  return [...touched].filter((shop) => lines.every(({ line, shopId, left }) => shopId !== shop || left === taken(line)))
}

/** Those of the shops whose shipping fee was not refunded, and the paid fee: it is refunded with the last line. */
export function cargoOf(
  { cargo }: CancellableOrder,
  shops: readonly number[],
): { readonly shops: readonly number[]; readonly money: Money; readonly gift: Money } {
  const left = shops.flatMap((shop) => {
    const share = cargo.get(shop)
    return share ? [{ ...share, shop }] : []
  })
  return {
    shops: left.map(({ shop }) => shop),
    money: add(...left.map(({ money }) => money)),
    gift: add(...left.map(({ gift }) => gift)),
  }
}
