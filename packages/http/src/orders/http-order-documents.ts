import { getPlacedContract, postGuestOrderContract, postInvoiceMail, postPlacedContractFile } from '@market/contract'
import type { OrderDocumentGateway } from '@market/domain/orders'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `OrderDocumentGateway`: accepted contracts and invoices of an order. */
export const httpOrderDocuments = (api: ApiClient): OrderDocumentGateway => ({
  contract: ({ orderId: id, email }) =>
    email === undefined
      ? api.send(getPlacedContract, { params: { id } })
      : api.send(postGuestOrderContract, { body: { order_id: id, email } }),
  file: ({ orderId: id, email, document }) =>
    mapResult(
      api.send(postPlacedContractFile, { body: { order_id: id, document, ...(email !== undefined && { email }) } }),
      ({ filename, pdf }) => ({ name: filename, base64: pdf }),
    ),
  mailInvoices: ({ orderId: id, idempotencyKey: key }) =>
    mapResult(api.send(postInvoiceMail, { body: { order_id: id } }, { key }), ({ msg }) => msg),
})
