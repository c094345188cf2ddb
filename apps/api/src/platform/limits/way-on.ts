import { robotCheckWanted } from '@market/contract'
import type { Config } from '../config/config.ts'
import { askForWork, takeWork } from './work.ts'
import type { WayOn } from './rate-limit.ts'

/** 131,000 hashes on average, two to four seconds on a phone: twice a form's, since nobody has to tick anything. */
const difficulty = 17

/**
 * The way on by work that a browser does unasked: it comes again with `x-robot-check`. Asked of the address and for this limit
 * alone, since whoever signs in has no session yet; never the outside check, which would need a person's hand.
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

/** For a form whose robot check has been passed. */
export const alreadyChecked: WayOn = { passes: async () => true, asks: () => ({}) }
