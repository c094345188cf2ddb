import { postAccessToken } from '@market/contract'
import { insertMember } from '../testing/insert-member.ts'
import { sendCall } from '../testing/make-visitor.ts'
import { startTestApi } from '../testing/start-test-api.ts'

/** Median ms of a login with a wrong password: for addresses with an account, and for those without (security.md 20). */
export async function loginTimes(calls: number): Promise<{ readonly known: number; readonly unknown: number }> {
  const api = await startTestApi()
  try {
    const member = await insertMember(api)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let turn = 0; turn < 2 * calls; turn += 1) {
      const kind = turn % 2 === 0 ? 'known' : 'unknown'
      const username = kind === 'known' ? member.email : 'kimse@ornek.test'
      await api.deps.db.deleteFrom('rate_limits').execute()
      const began = performance.now()
      await sendCall(api.url, undefined, postAccessToken, { body: { username, password: 'Yanlis-Parola-1' } })
      times[kind].push(performance.now() - began)
    }
    return { known: median(times.known), unknown: median(times.unknown) }
  } finally {
    await api.stop()
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
