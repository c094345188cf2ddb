/** Reads data that people edit: YAML, and rows of tab-separated columns. Checks each file against a schema. */
export { failAt } from './fail-at.ts'
export { once } from './once.ts'
export { readRows } from './read-rows.ts'
export { parseYaml, readYaml } from './read-yaml.ts'
