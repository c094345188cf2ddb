/**
 * Gives the work so long, and answers 503 after that. The signal ends with the work: one that only ended with its time would
 * hold a page's data until then.
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
