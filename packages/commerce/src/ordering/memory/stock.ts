import { discountLeft } from '@market/domain/line'
import type { Short, Stock, StockLine } from '../ports/stock.ts'
import { type Books, change, recordOf } from './books.ts'

export const memoryStock = ({ products }: Books): Stock => {
  const addUnits = ({ productId, combination }: StockLine, quantity: number) => {
    const { stocks } = recordOf(products, productId)
    const left = (stocks[combination] ?? 0) + quantity
    if (left >= 0) change(products, productId, { stocks: { ...stocks, [combination]: left } })
    return left >= 0
  }
  return {
    lock: async () => undefined,
    async take(lines): Promise<Short | undefined> {
      for (const line of lines) if (!addUnits(line, -line.quantity)) return { productId: line.productId, of: 'stock' }
      for (const { productId, discounted, discountNumber } of lines) {
        const { discount } = recordOf(products, productId)
        const left = discount?.number === discountNumber ? discount.left : 0
        if (discounted > left) return { productId, of: 'discount' }
        if (discount) change(products, productId, { discount: { ...discount, left: discount.left - discounted } })
      }
      return undefined
    },
    async giveBack(lines) {
      for (const line of lines) {
        addUnits(line, line.quantity)
        const { discount } = recordOf(products, line.productId)
        if (discount)
          change(products, line.productId, { discount: { ...discount, left: discountLeft(discount, line) } })
      }
    },
    async countSales(lines) {
      for (const { productId, quantity } of lines)
        change(products, productId, { sold: recordOf(products, productId).sold + quantity })
    },
  }
}
