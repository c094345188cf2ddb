import { writeFileSync } from 'node:fs'
import { machinesDoc } from './machines-doc.ts'

writeFileSync(new URL('../../../../docs/machines.md', import.meta.url), machinesDoc())
