import type { GatewayResult, GatewayFailure, Result } from '@market/domain/kernel'

/** The domain's value for a wire answer; failures pass through. */
export async function mapResult<Wire, Value>(
  asked: Promise<Result<Wire, GatewayFailure>>,
  read: (wire: Wire) => Value,
): GatewayResult<Value> {
  const result = await asked
  return result.ok ? { ok: true, value: read(result.value) } : result
}
