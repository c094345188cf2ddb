/** Reads data that people edit: YAML, and rows of tab-separated columns. Each file is checked against a schema when it is read. */
export { failAt } from './fail-at.ts'
export { once } from './once.ts'
export { readRows } from './read-rows.ts'
export { parseYaml, readYaml } from './read-yaml.ts'
