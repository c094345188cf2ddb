import { deleteInsurance, getAddedServices, postInsurance } from '@market/contract'
import { fromLira, type InsuranceGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'
import { readCart } from './http-cart.ts'

export const httpInsurances = (api: ApiClient): InsuranceGateway => ({
  offered: (product) =>
    mapped(api.send(getAddedServices, { params: { id: product } }), ({ items }) =>
      items.map((service) => ({ ...service, price: fromLira(service.price) })),
    ),
  add: ({ productId, attrId, insuranceId }) =>
    mapped(
      api.send(postInsurance, { body: { product_id: productId, attr_id: attrId, insurance_id: insuranceId } }),
      readCart,
    ),
  remove: ({ productId, attrId, insuranceId }) =>
    mapped(
      api.send(deleteInsurance, { query: { product_id: productId, attr_id: attrId, insurance_id: insuranceId } }),
      readCart,
    ),
})
