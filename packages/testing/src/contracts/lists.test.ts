import { productId } from '@market/domain/kernel'
import { aProductCard } from '../catalog/a-product.ts'
import { memoryLists } from '../lists/memory-lists.ts'
import { memorySharedLists } from '../lists/memory-shared-lists.ts'
import { listGatewayContract, sharedListGatewayContract } from './index.ts'

const goods = {
  item: { productId: productId(1), attrId: '' },
  other: { productId: productId(2), attrId: '3;7' },
}
const begin = () => memoryLists([aProductCard({ id: productId(1) }), aProductCard({ id: productId(2) })])

listGatewayContract('in memory', async () => ({ gateway: begin(), ...goods }))

sharedListGatewayContract('in memory', async () => {
  const lists = begin()
  const shared = memorySharedLists(lists, 'Nazlı')
  const [guest, another] = [shared.as('misafir'), shared.as('komşu')]
  return { lists, owner: shared, guest, another, firstName: 'Nazlı', ...goods }
})
