import { fileURLToPath } from 'node:url'
import { run } from './run.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** `npm run sbom`: writes the production packages with hashes and licences to standard output, as CycloneDX. */
await run(
  'pnpm',
  ['sbom', '--prod', '--sbom-type', 'application', '--sbom-format', 'cyclonedx', ...process.argv.slice(2)],
  {
    cwd: root,
  },
)
