import { type SpawnedApi, spawnApi } from './spawn-api.ts'

export interface Stopped {
  /** Of the process: 0 where it stopped by itself in time. */
  readonly code: number | null
  readonly answered: number
  /** Requests that were accepted and not answered well, by what was heard. */
  readonly dropped: readonly string[]
  readonly ms: number
}

const clients = 20

/**
 * Stops an API in the middle of many visitors who ask again as soon as they are answered. As a load balancer does, they
 * go elsewhere once an answer closes its connection: what is asked of a closed door is not dropped, it never came in.
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
  // Where every visit was turned away before, there is no load to stop under, and what was heard says why.
  await Promise.race([enough.promise, Promise.all(visits)])
  const began = performance.now()
  api.terminate()
  const code = await api.ended
  const ms = performance.now() - began
  await Promise.all(visits)
  return { code, answered, dropped, ms }
}

/** A write, so that an answer also says that something was committed. */
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
