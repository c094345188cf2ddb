import { type SpawnedApi, spawnApi } from './spawn-api.ts'

export interface Stopped {
  /** Exit code: 0 if the process stopped by itself in time. */
  readonly code: number | null
  readonly answered: number
  /** Status or error code of each request that failed after the connection was accepted. */
  readonly dropped: readonly string[]
  readonly ms: number
}

const clients = 20

/**
 * Sends SIGTERM to an API while many visitors send requests without a pause. Like a load balancer, they stop once a
 * response closes its connection; so a request to a closed port does not count as dropped.
 */
export async function sigtermUnderLoad(env: Readonly<Record<string, string>>): Promise<Stopped> {
  const api = await spawnApi(env)
  let answered = 0
  const dropped: string[] = []
  const enough = Promise.withResolvers<void>()
  const visit = async (): Promise<void> => {
    for (;;) {
      const heard = await askOnce(api)
      if (heard.status === '200') answered += 1
      else dropped.push(heard.status)
      if (answered > 10 * clients) enough.resolve()
      if (heard.isLast) return
    }
  }
  const visits = Array.from({ length: clients }, visit)
  // If every visit fails early, do not wait for the load; `dropped` has the reason.
  await Promise.race([enough.promise, Promise.all(visits)])
  const began = performance.now()
  api.terminate()
  const code = await api.ended
  const ms = performance.now() - began
  await Promise.all(visits)
  return { code, answered, dropped, ms }
}

/** Sends a write, so that a success also means a commit. */
async function askOnce({ url }: SpawnedApi): Promise<{ readonly status: string; readonly isLast: boolean }> {
  try {
    const response = await fetch(`${url}/eptnew/access-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"anonymous":true}',
    })
    await response.text()
    return { status: String(response.status), isLast: response.headers.get('connection') === 'close' }
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return { status: cause instanceof Error && 'code' in cause ? String(cause.code) : String(error), isLast: true }
  }
}
