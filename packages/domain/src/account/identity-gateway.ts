import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** Stores the caller's national ID for orders that require it by law. */
export interface IdentityGateway {
  setNationalId(tc: string): GatewayResult<void>
}
