import { it } from 'vitest'

/** Whether `npm run torture` runs these tests (`TORTURE=1`). */
const isTorture = process.env['TORTURE'] === '1'

/** Rows of a repeated test: `npm test` runs the first ones, which differ in kind, `npm run torture` all of them. */
export const sweep = <Row>(quick: readonly Row[], others: readonly Row[]): readonly Row[] =>
  isTorture ? [...quick, ...others] : quick

/** A test that only `npm run torture` runs, because tests of other packages hold its rules in `npm test`. */
export const itInTorture = (name: string, run: () => Promise<void>): void => {
  if (isTorture) it(name, run)
}
