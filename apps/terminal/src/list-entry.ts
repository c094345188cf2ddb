/** The entry that a shopper means by its number in a list, counted from 1; undefined where there is none. */
export const listEntry = <Entry>(list: readonly Entry[], typed: string | undefined): Entry | undefined =>
  typed !== undefined && /^\d{1,4}$/.test(typed) ? list[Number(typed) - 1] : undefined
