import { orderId, productId, shopId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { memoryAddresses } from '../account/memory-addresses.ts'
import { recordedApp } from '../cart/recorded-app.ts'
import { aProductDetail } from '../catalog/a-product.ts'
import { memoryCatalog } from '../catalog/memory-catalog.ts'
import { memoryShipping } from '../checkout/memory-shipping.ts'
import { memoryGuests } from '../checkout/memory-guests.ts'
import { anOrder } from '../orders/an-order.ts'
import { memoryOrders } from '../orders/memory-orders.ts'
import { aComment } from '../reviews/a-comment.ts'
import { aMember } from '../session/a-user.ts'
import { memoryExpiringStore } from '../session/memory-expiring-store.ts'
import { memorySession } from '../session/memory-session.ts'
import { memoryTabs, memoryTokens } from '../session/memory-tokens.ts'
import { aShopTag, memoryShops } from '../shops/memory-shops.ts'
import {
  addressGatewayContract,
  appBridgeContract,
  expiringStoreContract,
  guestGatewayContract,
  shippingGatewayContract,
  orderGatewayContract,
  productCatalogContract,
  sessionGatewayContract,
  shopDirectoryContract,
  tabsContract,
  tokenStoreContract,
} from './index.ts'

sessionGatewayContract('in memory', async () => {
  const tokens = memoryTokens()
  const member = { username: 'ada@ornek.test', password: 'Dogru-Parola-1' }
  const notActivated = { username: 'yeni@ornek.test', password: 'Dogru-Parola-1' }
  const careful = { username: 'dikkatli@ornek.test', password: 'Dogru-Parola-1' }
  const codes = ['111111', '222222'] as const
  const members = [
    { ...member, user: aMember(), socialToken: 'uyenin' },
    { ...notActivated, user: aMember({ userId: 'uye-2' }), activated: false },
    { ...careful, user: aMember({ userId: 'uye-3' }), secondStep: codes },
  ]
  const gateway = memorySession(members, tokens)
  gateway.strangers.set('yabancinin', { token: 'kayit', firstName: 'Ada', lastName: '', email: 'ada@baska.test' })
  const socialTokens = { member: 'uyenin', stranger: 'yabancinin' }
  const way = { verifier: 'd'.repeat(43), nonce: 'n', returnTo: 'https://magaza.test/giris-yap' }
  const socialAnswer = { provider: 'google', code: 'uyenin', ...way } as const
  const mailedCode = async (email: string) => gateway.mailed.findLast((mail) => mail.email === email)?.code
  return { gateway, tokens, member, notActivated, mailedCode, careful, codes, socialTokens, socialAnswer }
})

addressGatewayContract('in memory', async () => memoryAddresses())

shippingGatewayContract('in memory', async () => ({
  gateway: memoryShipping(),
  place: { city: 'Bursa', district: 'Nilüfer' },
}))

guestGatewayContract('in memory', async () => {
  const gateway = memoryGuests()
  return { gateway, mailedCode: async (email) => gateway.mailed.findLast((mail) => mail.email === email)?.code ?? '' }
})

orderGatewayContract('in memory', async () => {
  const orders = [anOrder({ orderId: orderId('SIP-2') }), anOrder({ orderId: orderId('SIP-1') })]
  return { gateway: memoryOrders(orders), orders }
})

productCatalogContract('in memory', async () => {
  const product = (id: number, name: string, price: number) =>
    aProductDetail({ id: productId(id), name, price: kurus(price), url: `/urun-p-${id}` })
  return {
    catalog: memoryCatalog({
      products: [
        product(1, 'Şık Ipek Gömlek', 59_900),
        product(2, 'Keten Pantolon', 44_900),
        { ...product(3, 'Yün Kazak', 79_900), stock: 0 },
        product(4, 'Pamuklu Çorap', 4_900),
      ],
      comments: { 1: [aComment({ id: 1, date: '2026-01-01T00:00:00Z' }), aComment({ id: 2 })] },
      deals: [
        {
          slug: 'super-firsat',
          title: 'Süper Fırsat',
          slogan: 'Saatli fırsatlar',
          note: '',
          image: 'scene.gift',
          tone: 'petrol',
          times: [],
        },
      ],
    }),
    categorySlug: 'giyim-aksesuar',
    product: productId(1),
    deal: 'super-firsat',
  }
})

tabsContract('in memory', () => ({ tab: memoryTabs() }))
tokenStoreContract('in memory', () => {
  const store = memoryTokens()
  return { store, reopen: () => store }
})

expiringStoreContract('in memory', memoryExpiringStore)

shopDirectoryContract('in memory', async () => ({ shops: memoryShops({ 501: aShopTag() }), shop: shopId(501) }))

appBridgeContract('in memory', () => {
  const bridge = recordedApp()
  return { bridge, posted: () => bridge.posted }
})
