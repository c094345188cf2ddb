import { answerLost } from './answer-lost.ts'
import { bankDown } from './bank-down.ts'
import type { Fault } from './fault.ts'
import { fullDisk } from './full-disk.ts'
import { jobsIdle } from './jobs-idle.ts'
import { mailsStay } from './mails-stay.ts'
import { noticesAstray } from './notices-astray.ts'
import { processEnds } from './process-ends.ts'
import { upgrade } from './upgrade.ts'
import { wrongClock } from './wrong-clock.ts'

/** All faults of a year. A new fault is one file, and a line here. */
export const faults: readonly Fault[] = [
  answerLost,
  bankDown,
  fullDisk,
  jobsIdle,
  mailsStay,
  noticesAstray,
  processEnds,
  upgrade,
  wrongClock,
]
