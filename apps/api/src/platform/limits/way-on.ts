import { robotCheckWanted } from '@market/contract'
import type { Config } from '../config/config.ts'
import { askForWork, takeWork } from './work.ts'
import type { WayOn } from './rate-limit.ts'

/**
 * 131,000 hashes on average, two to four seconds on a phone. Twice a form's difficulty, since the user has no box to
 * tick and the browser solves it in the background.
 */
const difficulty = 17

/**
 * Continues beyond a limit by proof of work: the browser solves the challenge without the user and sends the request
 * again with `x-robot-check`. The challenge is bound to the client address and this limit, because a client that signs
 * in has no session yet. The external robot check is never used here, since it would need the user.
 */
export function workOn(config: Pick<Config, 'secrets'>, solution: string): WayOn {
  const secret = config.secrets.code
  const whoOf = ({ name, who }: Parameters<WayOn['asks']>[0]) => `${name}:${who}`
  return {
    passes: async (db, limit) =>
      solution !== '' && takeWork(db, solution, { secret, who: whoOf(limit), difficulty, now: limit.now }),
    asks: (limit) => {
      const { challenge } = askForWork({ secret, who: whoOf(limit), now: limit.now })
      return { code: robotCheckWanted.code, data: { challenge, difficulty } }
    },
  }
}

/** A way on without further work, for forms whose robot check has passed. */
export const alreadyChecked: WayOn = { passes: async () => true, asks: () => ({}) }
