import { isoDay, turkishDay, workingDayBefore, noonOf } from '@market/domain/kernel'

/** The day on which a shop hands a parcel to the carrier: the working day before the first promised one. */
export const handoverDay = ({ from }: { readonly from: string }): string =>
  isoDay(workingDayBefore(turkishDay(noonOf(from))))
