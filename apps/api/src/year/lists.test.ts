import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { faults } from './faults/faults.ts'
import { oracles } from './oracles/oracles.ts'
import { people } from './people/people.ts'

const guide = readFileSync(fileURLToPath(new URL('../../../../docs/guide.md', import.meta.url)), 'utf8')

/** Files without a habit, fault or oracle: the list, the type, data, and checks that acts call. */
const others = {
  people: ['people.ts', 'person.ts', 'names.ts', 'names.tsv'],
  faults: ['faults.ts', 'fault.ts'],
  oracles: ['oracles.ts', 'oracle.ts', 'pages.ts', 'return-window.ts'],
} as const

it.each([
  ['people', people],
  ['faults', faults],
  ['oracles', oracles],
] as const)('every file of %s is in its list, which the guide names', (folder, list) => {
  const known: readonly string[] = others[folder]
  const files = readdirSync(new URL(folder, import.meta.url), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !known.includes(entry.name),
  )
  expect(list).toHaveLength(files.length)
  expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  expect(guide).toContain(`\`${folder}/${folder}.ts\``)
})
