import { isWorkingDay } from '../kernel/after-working-days.ts'
import { dayMs, isoDayText, noonOf, turkishDay } from '../kernel/turkish-time.ts'
import type { PackageState } from './package-state.ts'

const unsent: ReadonlySet<PackageState> = new Set(['new', 'accepted', 'packed'])

/** A package with the day on which the carrier was promised it. */
interface DuePackage {
  readonly state: PackageState
  /** `YYYY-MM-DD` in Turkish time. */
  readonly dueOn: string
}

/** Whether a package is late: its day is over, and it is still in the shop. */
export const isPackageOverdue = ({ state, dueOn }: DuePackage, now: Date): boolean =>
  unsent.has(state) && isoDayText(now) > dueOn

/** The Turkish working days since the promised day, today included; 0 for a package that is not late. */
export function packageDaysLate(due: DuePackage, now: Date): number {
  if (!isPackageOverdue(due, now)) return 0
  const promised = turkishDay(noonOf(due.dueOn))
  const days = Array.from({ length: turkishDay(now) - promised }, (_, index) => promised + index + 1)
  return days.filter((day) => isWorkingDay(day)).length
}

/** The last instant of the promised day. */
export const packageDueAt = (dueOn: string): Date => new Date(noonOf(dueOn).getTime() + dayMs / 2 - 1)
