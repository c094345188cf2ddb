import { deleteSavedForLater, getSavedForLater, postMoveToCart, postSaveForLater } from '@market/contract'
import type { LineRef, SavedGateway } from '@market/domain/cart'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readCart, readCartItem } from './http-cart.ts'

/** `SavedGateway`: items saved for later (rules.md C9). */
export const httpSaved = (api: ApiClient): SavedGateway => ({
  load: () => mapResult(api.send(getSavedForLater, {}), ({ saved }) => saved.map(readCartItem)),
  save: (line) => mapResult(api.send(postSaveForLater, { body: lineOf(line) }), readBoth),
  moveBack: (line) => mapResult(api.send(postMoveToCart, { body: lineOf(line) }), readBoth),
  remove: (line) =>
    mapResult(api.send(deleteSavedForLater, { query: lineOf(line) }), ({ saved }) => saved.map(readCartItem)),
})

const lineOf = ({ productId, attrId }: LineRef) => ({ product_id: productId, attr_id: attrId })
const readBoth = ({
  cart,
  saved,
}: {
  readonly cart: Parameters<typeof readCart>[0]
  readonly saved: readonly Parameters<typeof readCartItem>[0][]
}) => ({ cart: readCart(cart), saved: saved.map(readCartItem) })
