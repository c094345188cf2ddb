import type { ContractFile, OrderContract } from '../checkout/payment-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { OrderId } from '../kernel/ids.ts'

/** An order of the caller's own, or of anyone's with the e-mail address it was placed with. */
export interface DocumentedOrder {
  readonly orderId: OrderId
  readonly email?: string
}

/** Documents of an order. */
export interface OrderDocumentGateway {
  /** The accepted contract, word for word. */
  contract(order: DocumentedOrder): GatewayResult<OrderContract>
  /** A document of the order as a file. */
  file(order: DocumentedOrder & { readonly document: string }): GatewayResult<ContractFile>
  /** Mails the invoices to the address of the order; gives the sentence for the shopper. */
  mailInvoices(order: { readonly orderId: OrderId; readonly idempotencyKey: string }): GatewayResult<string>
}
