import type { Row } from './row.ts'

/** Figures of the recorded run (`recorded-run.txt`, an output of `npm run bench`), by row name. */
export function lastFigures(run: string): ReadonlyMap<string, number> {
  const rows = [...run.matchAll(/^[✓✗ ] (\S.*?) {2,}(\d+(?:\.\d+)?) /gm)]
  return new Map(rows.map(([, what = '', figure]) => [what, Number(figure)]))
}

/** The change of a figure since then as text in per cent; empty without an earlier figure. */
export function sinceLast({ what, figure }: Row, last: ReadonlyMap<string, number>): string {
  const before = last.get(what)
  if (!before || figure === 0) return ''
  const change = Math.round((figure / before - 1) * 100)
  return `  (${change < 0 ? '−' : '+'}${Math.abs(change)} %)`
}
