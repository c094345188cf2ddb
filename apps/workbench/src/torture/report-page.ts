import type { Row } from './make-report.ts'

/**
 * docs/torture.md: the rows of this run, and the previous rows of trials that it did not run. `names` defines the
 * order; a trial that has never run has no row.
 */
export function reportPage(names: readonly string[], rows: readonly Row[], before: string, processors: number): string {
  const lines = new Map([...linesOf(before), ...rows.map((row) => [row.name, lineOf(row)] as const)])
  const others = rows.filter(({ name }) => !names.includes(name)).map(({ name }) => name)
  const table = [...names, ...others].flatMap((name) => lines.get(name) ?? [])
  const count = (mark: Row['mark']) => table.filter((line) => line.startsWith(`| ${mark} `)).length
  return `# Torture

\`npm run torture\` does in full what \`npm test\` tries in its quick form, on this machine alone, and writes this page.
\`npm run torture -- 0.1\` does a tenth of it, \`npm run torture -- 1 48 50\` the [promises](security.md) 48 and 50 alone.
\`npm run torture -- cluster\` starts the shop as it runs on [more machines](operations.md#more-machines), with relays for cables, and
breaks each part. The trials 1, 9, 37, 50, 56, 58 and the cluster's kills and restore end by comparing the books. Last tried on ${processors} processors:

| | promise | rounds | seen |
|---|---|---|---|
${table.join('\n')}

${count('✓')} held, ${count('✗')} broken, ${count('–')} not tried.
`
}

const lineOf = ({ mark, name, share, rounds, seen }: Row): string =>
  `| ${mark} | ${name} | ${rounds}${share === 1 ? '' : ` (${share} of all)`} | ${seen.replaceAll('|', '/').replaceAll('\n', ' ')} |`

/** Reads the rows of an existing page by trial name. */
function linesOf(page: string): readonly (readonly [string, string])[] {
  return page.split('\n').flatMap((line) => {
    const name = /^\| [✓✗–] \| ([^|]+) \|/.exec(line)?.[1]
    return name === undefined ? [] : [[name, line] as const]
  })
}
