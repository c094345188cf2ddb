import { type SurfaceEntry, surface } from './surface.ts'

const head = `# The core's surface

Every export of \`@market/domain\` by room, with its signature and docstring; \`@market/domain/turkish\` exports those parts
again that any Turkish application needs. \`npm run api-report\` writes these pages from the declarations that the package
ships; a test fails while they are out of date, so that a change of the surface is seen in review. Amounts are whole kuruş
(\`Money\`), times come from a \`Clock\`, and an expected failure is a \`Result\`.
`

const roomOf = ({ module }: SurfaceEntry): string => (module.includes('/') ? module.replace(/\/.*/, '') : 'messages')
const signatureOf = ({ code }: SurfaceEntry): string => code.replace(/^export /, '').replace(/^declare /, '')

const section = (entry: SurfaceEntry): string => {
  const source = `[source](../../packages/domain/src/${entry.module})`
  const note = entry.exported ? '' : '*Not exported: a signature names it.* '
  return `## ${entry.name}\n\n${note}${entry.doc ? `${entry.doc} ` : ''}${source}\n\n\`\`\`ts\n${signatureOf(entry)}\n\`\`\`\n`
}

/** The pages about the core's exports by file name: one per room, and `README.md` with their list. */
export function apiReport(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const rooms = Map.groupBy(surface(files), roomOf)
  const contents = [...rooms].map(([room, entries]) => {
    const names = entries.filter(({ exported }) => exported).map(({ name }) => `\`${name}\``)
    return `- [${room}](${room}.md): ${names.join(', ')}\n`
  })
  return new Map([
    ['README.md', `${head}\n${contents.join('')}`],
    ...[...rooms].map(([room, entries]) => [`${room}.md`, `# ${room}\n\n${entries.map(section).join('\n')}`] as const),
  ])
}
