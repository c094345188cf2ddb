import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { memoryAlarms } from '../alarms/memory-alarms.ts'
import { aProductCard } from '../catalog/a-product.ts'
import { alarmGatewayContract } from './index.ts'

alarmGatewayContract('in memory', async () => ({
  alarms: memoryAlarms([
    aProductCard({ id: productId(1), price: kurus(10_000), stock: 3 }),
    aProductCard({ id: productId(2), stock: 0 }),
  ]),
  offered: { id: productId(1), price: kurus(10_000) },
  soldOut: productId(2),
}))
