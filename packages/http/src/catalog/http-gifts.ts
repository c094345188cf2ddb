import { type Answer, getFindGift, getFindGifts } from '@market/contract'
import type { GiftCatalog, GiftIdea } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'
import { readCard } from './read-product.ts'

export const httpGifts = (api: ApiClient): GiftCatalog => ({
  ideas: () => mapped(api.send(getFindGifts, {}), (wire) => wire.items.map(readIdea)),
  one: (id) =>
    mapped(api.send(getFindGift, { params: { id } }), ({ results, ...idea }) => ({
      ...readIdea(idea),
      products: results.map(readCard),
    })),
})

type IdeaWire = Answer<typeof getFindGifts>['items'][number]
const readIdea = ({ product_count, ...idea }: IdeaWire): GiftIdea => ({ ...idea, productCount: product_count })
