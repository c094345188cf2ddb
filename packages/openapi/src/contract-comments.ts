import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface ContractComments {
  /** Docstrings of the contract's exports, in one line each. */
  readonly ofExport: ReadonlyMap<string, string>
  /** Docstrings of fields whose name is unique in the contract, so that they cannot be confused. */
  readonly ofField: ReadonlyMap<string, string>
}

/**
 * The contract's docstrings, read from its source: they are written once, next to the schemas, and are not part of the
 * browser bundle.
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
