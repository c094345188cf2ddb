import { hour } from '../world/open-world.ts'
import type { Fault } from './fault.ts'

/** The mail server takes nothing for some hours. */
export const mailsStay: Fault = {
  name: 'mails stay',
  share: 1,
  async *strike({ trouble }, dice) {
    trouble.mailDown = true
    yield dice.whole(1, 20) * hour
    trouble.mailDown = false
  },
}
