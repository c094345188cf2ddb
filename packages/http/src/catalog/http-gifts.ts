import { type Answer, getFindGift, getFindGifts } from '@market/contract'
import type { GiftCatalog, GiftIdea } from '@market/domain/catalog'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readCard } from './read-product.ts'

/** `GiftCatalog`: gift ideas with their products. */
export const httpGifts = (api: ApiClient): GiftCatalog => ({
  ideas: () => mapResult(api.send(getFindGifts, {}), (wire) => wire.items.map(readIdea)),
  one: (id) =>
    mapResult(api.send(getFindGift, { params: { id } }), ({ results, ...idea }) => ({
      ...readIdea(idea),
      products: results.map(readCard),
    })),
})

type IdeaWire = Answer<typeof getFindGifts>['items'][number]
const readIdea = ({ product_count, ...idea }: IdeaWire): GiftIdea => ({ ...idea, productCount: product_count })
