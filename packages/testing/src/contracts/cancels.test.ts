import { orderId, productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { CancelableItem } from '@market/domain/orders'
import { memoryCancels } from '../orders/memory-cancels.ts'
import { cancelGatewayContract } from './index.ts'

const item: CancelableItem = {
  productId: productId(1001),
  attrId: '',
  name: 'Pamuklu Kadın Tişört',
  url: '/pamuklu-kadin-tisort-p-1001',
  image: 'urun-1001',
  shopName: 'Çınar Giyim',
  quantity: 3,
  kind: 'cancel',
  refund: kurus(10_000),
  returnUntil: null,
  exchangeFor: [],
  exchangeAt: null,
}

cancelGatewayContract('in memory', async () => ({
  gateway: memoryCancels({ orderId: orderId('SIP-1'), email: 'ada@ornek.test', items: [item] }),
  order: { orderId: orderId('SIP-1') },
}))
cancelGatewayContract('in memory, for a guest', async () => ({
  gateway: memoryCancels({ orderId: orderId('SIP-1'), email: 'misafir@ornek.test', items: [item] }),
  order: { orderId: orderId('SIP-1'), email: 'misafir@ornek.test' },
}))
