import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface ContractComments {
  /** Docstring of an export of the contract, in one line. */
  readonly ofExport: ReadonlyMap<string, string>
  /** Docstring of a field whose name the whole contract has once, so that it cannot be taken for another's. */
  readonly ofField: ReadonlyMap<string, string>
}

/**
 * The docstrings of the contract, read from its source: they are written once, beside the schemas, and the browser, which
 * bundles those schemas, never loads them.
 */
export function readContractComments(): ContractComments {
  const folder = dirname(createRequire(import.meta.url).resolve('@market/contract'))
  const sources = globSync('*/*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const all = sources.join('\n')
  const documented = (name: RegExp) =>
    [...all.matchAll(new RegExp(`${docstring.source}${name.source}`, 'gm'))].map(
      ([, text = '', found = '']): readonly [string, string] => [found, oneLine(text)],
    )
  const uses = Map.groupBy(all.matchAll(/^\s+(\w+)[:,]/gm), ([, name]) => name)
  return {
    ofExport: new Map(documented(/export const (\w+)/)),
    ofField: new Map(documented(/\s+(\w+)[:,]/).filter(([name]) => uses.get(name)?.length === 1)),
  }
}

const docstring = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n/
const oneLine = (text: string) => text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
