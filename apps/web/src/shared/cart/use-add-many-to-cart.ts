import type { CartAddition } from '@market/domain/cart'
import type { Order } from '@market/domain/orders'
import { shellTimes } from '@market/domain/shell'
import { useService } from '@market/react'
import { services } from '../../composition/tokens.ts'
import { addedTexts } from './added-texts.ts'
import { useSayAdded } from './use-add-to-cart.ts'

/**
 * Adds several products to the cart with one call and shows a success dialog for 3 s (specification section 8). If some
 * could not be added, the dialog names them and stays open. Resolves to false if none was added.
 */
export function useAddManyToCart(): (additions: readonly CartAddition[]) => Promise<boolean> {
  const cart = useService(services.CartStore)
  const say = useSayMany()
  return async (additions) => say(await cart.addMany(additions), additions)
}

/** Adds the lines of an order to the cart, with their options and services. */
export function useAddOrderToCart(): (order: Order) => Promise<boolean> {
  const cart = useService(services.CartStore)
  const say = useSayMany()
  return async (order) =>
    say(
      await cart.addOrder(order),
      order.shops.flatMap(({ items }) => items),
    )
}

function useSayMany() {
  const say = useSayAdded()
  return (answer: Parameters<typeof say>[0], additions: readonly Pick<CartAddition, 'productId'>[]) => {
    const wanted = new Set(additions.map(({ productId }) => productId))
    return say(answer, {
      text: addedTexts.many,
      ms: shellTimes.successDialogManyMs,
      about: ({ productId }) => productId !== null && wanted.has(productId),
    })
  }
}
