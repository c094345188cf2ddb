import { fileURLToPath } from 'node:url'
import { run } from './run.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** `npm run sbom`: what production is made of, with hashes and licences, as CycloneDX on standard output. */
await run(
  'pnpm',
  ['sbom', '--prod', '--sbom-type', 'application', '--sbom-format', 'cyclonedx', ...process.argv.slice(2)],
  {
    cwd: root,
  },
)
