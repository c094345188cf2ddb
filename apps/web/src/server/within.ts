/**
 * Runs `work` for at most `ms`, and then fails with 503. The signal is released when the work ends: a signal that only
 * times out would keep a page's data in memory until then.
 */
export async function within<Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ms)
  try {
    return await work(patience.signal)
  } catch (error) {
    if (!patience.signal.aborted) throw error
    throw Object.assign(new Error(`The provider was silent for ${ms} ms`, { cause: error }), { statusCode: 503 })
  } finally {
    clearTimeout(timer)
  }
}
