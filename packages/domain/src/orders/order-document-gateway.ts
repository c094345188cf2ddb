import type { ContractFile, OrderContract } from '../checkout/payment-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { OrderId } from '../kernel/ids.ts'

/** An order of the caller, or any order together with its e-mail address. */
export interface DocumentedOrder {
  readonly orderId: OrderId
  readonly email?: string
}

/** Documents of an order. */
export interface OrderDocumentGateway {
  /** The full text of the accepted contract. */
  contract(order: DocumentedOrder): GatewayResult<OrderContract>
  /** A document of the order as a file. */
  file(order: DocumentedOrder & { readonly document: string }): GatewayResult<ContractFile>
  /** Mails the invoices to the address of the order; returns a message for the shopper. */
  mailInvoices(order: { readonly orderId: OrderId; readonly idempotencyKey: string }): GatewayResult<string>
}
