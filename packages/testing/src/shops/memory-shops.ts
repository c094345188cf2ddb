import { succeed } from '@market/domain/kernel'
import type { ShopTag } from '@market/domain/catalog'
import type { ShopDirectory } from '@market/domain/shops'
import { notFound } from '../kernel/failing.ts'

export const aShopTag = (given: Partial<ShopTag> = {}): ShopTag => ({
  name: 'Çınar Giyim Ticaret A.Ş.',
  city: 'Bursa',
  mersis: '0000000000000017',
  kep: 'cinargiyim@kep.ornek.test',
  taxNumber: '4540536920',
  ...given,
})

/** Shops by their id. */
export const memoryShops = (tags: Readonly<Record<number, ShopTag>>): ShopDirectory => ({
  async tag(id) {
    const tag = tags[id]
    return tag ? succeed(tag) : notFound('Mağaza bulunamadı.')
  },
})
