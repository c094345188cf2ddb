import { type Declaration, readDeclarations, readExports } from './read-declarations.ts'

export interface SurfaceEntry extends Declaration {
  /** Path of its module from the source folder. */
  readonly module: string
  /** False for a type that only signatures name. */
  readonly exported: boolean
}

const isType = ({ code }: Declaration): boolean => /^(export )?(declare )?(interface|type) /.test(code)
const wordsIn = (code: string): ReadonlySet<string> => new Set(code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu))

/** Exports of the rooms' index files in order, then types that their signatures use without an export. */
export function surface(files: ReadonlyMap<string, string>): readonly SurfaceEntry[] {
  const all = [...files].flatMap(([module, text]) =>
    readDeclarations(text).map((declaration) => ({ ...declaration, module })),
  )
  // `turkish` only exports parts of other rooms again.
  const isIndex = (path: string) => /(^|\/)index\.ts$/.test(path) && path !== 'turkish/index.ts'
  const exports = [...files].flatMap(([path, text]) => (isIndex(path) ? readExports(path, text) : []))
  const entries: SurfaceEntry[] = exports.map(({ name, local, module }) => {
    const found = all.find((one) => one.module === module && one.name === local)
    if (!found) throw new Error(`the index exports ${name}, which ${module} does not declare`)
    return { ...found, name, exported: true }
  })
  const isListed = (one: { readonly module: string; readonly name: string }) =>
    entries.some(({ module, name }) => module === one.module && name === one.name)
  const rest = new Set(all.filter((one) => isType(one) && !isListed(one)))
  // The list grows during the loop: a type that is found may name further ones.
  for (const entry of entries) {
    const named = wordsIn(entry.code)
    for (const one of rest) {
      const isSeen = one.module === entry.module || one.code.startsWith('export ')
      if (!isSeen || !named.has(one.name)) continue
      rest.delete(one)
      entries.push({ ...one, exported: false })
    }
  }
  return entries
}
