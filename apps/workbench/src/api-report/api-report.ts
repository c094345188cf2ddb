import { type SurfaceEntry, surface } from './surface.ts'

const head = `# The core's surface

Every export of \`@market/domain\` by room, with its signature and what it promises. Made from the declarations that the package
ships: \`npm run api-report\` writes this page anew, and a test fails while it is out of date, so that a change of the surface
is seen in review. Amounts are whole kuruş (\`Money\`), times come from a \`Clock\`, and what can fail as expected is a \`Result\`.
`

const roomOf = ({ module }: SurfaceEntry): string => (module.includes('/') ? module.replace(/\/.*/, '') : 'all rooms')
const signatureOf = ({ code }: SurfaceEntry): string => code.replace(/^export /, '').replace(/^declare /, '')
const anchor = (room: string): string => room.replaceAll(' ', '-')

const section = (entry: SurfaceEntry): string => {
  const source = `[source](../../packages/domain/src/${entry.module})`
  const note = entry.exported ? '' : '*Not exported: a signature names it.* '
  return `### ${entry.name}\n\n${note}${entry.doc ? `${entry.doc} ` : ''}${source}\n\n\`\`\`ts\n${signatureOf(entry)}\n\`\`\`\n`
}

/** The page on what the core exports, from its declaration files by module. */
export function apiReport(files: ReadonlyMap<string, string>): string {
  const rooms = Map.groupBy(surface(files), roomOf)
  const contents = [...rooms].map(([room, entries]) => {
    const names = entries.filter(({ exported }) => exported).map(({ name }) => `\`${name}\``)
    return `- [${room}](#${anchor(room)}): ${names.join(', ')}`
  })
  const pages = [...rooms].map(([room, entries]) => `## ${room}\n\n${entries.map(section).join('\n')}`)
  return [head, `${contents.join('\n')}\n`, ...pages].join('\n')
}
