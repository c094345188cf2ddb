import { daysText, noonOf } from '@market/domain/kernel'

/** Two days in `YYYY-MM-DD` as `25–27 Kasım`. */
export const deliveryText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  daysText(noonOf(from), noonOf(to))
