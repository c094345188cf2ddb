import { shopId } from '@market/domain/kernel'
import { aShop } from '../shops/a-shop.ts'
import { memoryApplications } from '../shops/memory-applications.ts'
import { memoryFollowing } from '../shops/memory-following.ts'
import { memoryShopPages } from '../shops/memory-shop-pages.ts'
import { sellerApplicationsContract, shopFollowingContract, shopPagesContract } from './index.ts'

const shops = [
  aShop({ rating: 4.1 }),
  aShop({ id: shopId(502), slug: 'isik-elektronik', name: 'Işık Elektronik', rating: 4.8, productCount: 900 }),
  aShop({ id: shopId(503), slug: 'deniz-kitap', name: 'Deniz Kitap', rating: 3.9, productCount: 20 }),
]

shopPagesContract('in memory', async () => ({
  pages: memoryShopPages(shops),
  shop: { id: shopId(502), slug: 'isik-elektronik', name: 'Işık Elektronik' },
}))

shopFollowingContract('in memory', async () => ({
  following: memoryFollowing(shops),
  shops: [shopId(501), shopId(503)],
}))

sellerApplicationsContract('in memory', async () => ({
  applications: memoryApplications(),
  recaptcha: async () => 'insan',
}))
