/** The list entry with the typed number, counted from 1; undefined for any other text. */
export const listEntry = <Entry>(list: readonly Entry[], typed: string | undefined): Entry | undefined =>
  typed !== undefined && /^\d{1,4}$/.test(typed) ? list[Number(typed) - 1] : undefined
