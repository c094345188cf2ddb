import { productId } from '@market/domain'
import { aProductCard } from '../catalog/a-product.ts'
import { memoryLists } from '../lists/memory-lists.ts'
import { listGatewayContract } from './index.ts'

listGatewayContract('in memory', async () => ({
  gateway: memoryLists([aProductCard({ id: productId(1) }), aProductCard({ id: productId(2) })]),
  item: { productId: productId(1), attrId: '' },
  other: { productId: productId(2), attrId: '3;7' },
}))
