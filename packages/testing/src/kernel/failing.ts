import { fail, type GatewayFailure } from '@market/domain/kernel'

/** Answers of a gateway that failed. */
export const refused = (status: number, message: string, code?: number) =>
  fail<GatewayFailure>({ kind: 'refused', status, message, ...(code !== undefined && { code }) })
export const notFound = (message: string) => fail<GatewayFailure>({ kind: 'not-found', message })
export const unauthorized = () => fail<GatewayFailure>({ kind: 'unauthorized' })
