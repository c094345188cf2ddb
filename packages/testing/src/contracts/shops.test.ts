import { shopId } from '@market/domain'
import { aShopCard } from '../shops/a-shop-card.ts'
import { memoryApplications } from '../shops/memory-applications.ts'
import { memoryFollowing } from '../shops/memory-following.ts'
import { sellerApplicationsContract, shopFollowingContract } from './index.ts'

const shops = [
  aShopCard({ rating: 4.1 }),
  aShopCard({ id: shopId(502), slug: 'isik-elektronik', name: 'Işık Elektronik', rating: 4.8, productCount: 900 }),
  aShopCard({ id: shopId(503), slug: 'deniz-kitap', name: 'Deniz Kitap', rating: 3.9, productCount: 20 }),
]

shopFollowingContract('in memory', async () => ({
  following: memoryFollowing(shops),
  shops: [shopId(501), shopId(503)],
}))

sellerApplicationsContract('in memory', async () => ({
  applications: memoryApplications(),
  recaptcha: async () => 'insan',
}))
