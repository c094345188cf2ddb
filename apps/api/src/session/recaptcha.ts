import * as v from 'valibot'
import type { Config } from '../platform/config/config.ts'
import type { RobotCheck } from './robot-check.ts'

const verdict = v.object({ success: v.boolean(), hostname: v.optional(v.string()) })

/** Google's reCAPTCHA v2. Google accepts each solution only once; solutions for another host are refused here. */
export const recaptcha = (
  { secret, siteKey, verifyUrl, scriptUrl }: NonNullable<Config['recaptcha']>,
  hostname: string,
): RobotCheck => ({
  challenge: () => ({ kind: 'recaptcha', site_key: siteKey, script_url: scriptUrl }),
  async passes(_db, { solution, clientAddress }) {
    const body = new URLSearchParams({ secret, response: solution, remoteip: clientAddress })
    const answer = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(5000) })
      .then((response) => response.json())
      .catch(() => undefined)
    const read = v.safeParse(verdict, answer)
    return read.success && read.output.success && read.output.hostname === hostname
  },
})
