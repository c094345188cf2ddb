import { isoDay, turkishDay, workingDayBefore } from '@market/domain/kernel'
import { noonOf } from '../kernel/turkish-date.ts'

/** The day on which a shop hands a parcel to the carrier: the working day before the first promised one. */
export const handoverDay = ({ from }: { readonly from: string }): string =>
  isoDay(workingDayBefore(turkishDay(noonOf(from))))
