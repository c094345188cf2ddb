import { postAccessToken } from '@market/contract'
import { registerMember } from '../account/membership/register-member.ts'
import { insertMember } from '../testing/insert-member.ts'
import { sendCall } from '../testing/make-visitor.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const kinds = ['known', 'unknown', 'pending'] as const
type Kind = (typeof kinds)[number]

/**
 * Median duration in ms of a login with a wrong password, for addresses with an account, without one, and with three
 * sign-ups (security.md 20).
 */
export async function loginTimes(calls: number): Promise<Readonly<Record<Kind, number>>> {
  const api = await startTestApi()
  try {
    const member = await insertMember(api)
    const pending = 'bekleyen@ornek.test'
    for (const password of ['Bekleyen-1', 'Bekleyen-2', 'Bekleyen-3'])
      await registerMember(api.deps.db, api.deps.config, {
        form: { ...nameless, email: pending, password },
        emailProven: false,
        now: api.deps.clock.now(),
      })
    const usernames: Readonly<Record<Kind, string>> = { known: member.email, unknown: 'kimse@ornek.test', pending }
    const times: Record<Kind, number[]> = { known: [], unknown: [], pending: [] }
    for (let turn = 0; turn < kinds.length * calls; turn += 1) {
      const kind = kinds[turn % kinds.length] ?? 'known'
      const username = usernames[kind]
      await api.deps.db.deleteFrom('rate_limits').execute()
      const began = performance.now()
      await sendCall(api.url, undefined, postAccessToken, { body: { username, password: 'Yanlis-Parola-1' } })
      times[kind].push(performance.now() - began)
    }
    return { known: median(times.known), unknown: median(times.unknown), pending: median(times.pending) }
  } finally {
    await api.stop()
  }
}

const nameless = {
  firstName: 'Elif',
  lastName: 'Karaca',
  phone: '',
  agreement: true,
  newsletter: false,
  insiderContactList: false,
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
