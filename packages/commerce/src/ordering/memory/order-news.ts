import type { OrderNews } from '../ports/order-news.ts'
import type { Told } from '../ports/ordering-subject.ts'
import { type Books, recordOf } from './books.ts'

export function memoryOrderNews({ orders, told }: Books): OrderNews {
  const tell = (number: string, ...more: readonly Told[]) => told.set(number, [...(told.get(number) ?? []), ...more])
  return {
    async confirmed({ orderId, paid }) {
      const { number, userId } = recordOf(orders, orderId)
      tell(number, { by: 'mail', news: 'confirmed', paid })
      if (userId !== null) tell(number, { by: 'notification', news: 'confirmed', paid })
    },
    async awaitsTransfer({ placed }) {
      tell(placed.number, { by: 'mail', news: 'awaits-transfer', paid: false })
    },
  }
}
