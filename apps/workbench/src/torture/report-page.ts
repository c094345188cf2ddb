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

\`npm run torture\` does in full what \`npm test\` tries in its quick form, on this machine alone; \`npm run torture -- 0.1\` does a
tenth of it, and \`npm run torture -- 1 48 50\` tries the promises 48 and 50 alone and leaves the other rows as they were;
\`npm run torture -- cluster\` starts the shop as it runs on more machines ([operations.md](operations.md)), with relays between its
processes for cables, and breaks each part. The numbers are those of the promises; a share of 1 is all that a promise asks for. Last tried on ${processors} processors:

| | promise | share | rounds | seconds | seen |
|---|---|---|---|---|---|
${table.join('\n')}

${count('✓')} held, ${count('✗')} broken, ${count('–')} not tried.
`
}

const lineOf = ({ mark, name, share, rounds, seconds, seen }: Row): string =>
  `| ${mark} | ${name} | ${share} | ${rounds} | ${seconds} | ${seen.replaceAll('|', '/').replaceAll('\n', ' ')} |`

/** Reads the rows of an existing page by trial name. */
function linesOf(page: string): readonly (readonly [string, string])[] {
  return page.split('\n').flatMap((line) => {
    const name = /^\| [✓✗–] \| ([^|]+) \|/.exec(line)?.[1]
    return name === undefined ? [] : [[name, line] as const]
  })
}
