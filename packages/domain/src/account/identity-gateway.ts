import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** Keeps the caller's national ID for the orders that the law asks it for. */
export interface IdentityGateway {
  setNationalId(tc: string): GatewayResult<void>
}
