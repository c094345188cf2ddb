import { deleteInsurance, getAddedServices, postInsurance } from '@market/contract'
import { fromLira } from '@market/domain/money'
import type { InsuranceGateway } from '@market/domain/cart'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readCart } from './http-cart.ts'

/** `InsuranceGateway`: insurance on lines of the cart, prices as kuruş. */
export const httpInsurances = (api: ApiClient): InsuranceGateway => ({
  offered: (product) =>
    mapResult(api.send(getAddedServices, { params: { id: product } }), ({ items }) =>
      items.map((service) => ({ ...service, price: fromLira(service.price) })),
    ),
  add: ({ productId, attrId, insuranceId }) =>
    mapResult(
      api.send(postInsurance, { body: { product_id: productId, attr_id: attrId, insurance_id: insuranceId } }),
      readCart,
    ),
  remove: ({ productId, attrId, insuranceId }) =>
    mapResult(
      api.send(deleteInsurance, { query: { product_id: productId, attr_id: attrId, insurance_id: insuranceId } }),
      readCart,
    ),
})
