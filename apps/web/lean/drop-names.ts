import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const src = join(import.meta.dirname, '../src')

/** Services in the order of their tokens. */
const tokens = [...readFileSync(join(src, 'composition/tokens.ts'), 'utf8').matchAll(/(\w+): token</g)].map(
  ([, name]) => name,
)
const importsTokens = /import \{ services(?: as (\w+))? \} from ["'][./\w-]*\/tokens\.ts["']/
const withoutTokens = (code: string): string => {
  const found = importsTokens.exec(code)
  const token = new RegExp(`(?<![.\\w])${found?.[1] ?? 'services'}\\.([A-Z]\\w*)`, 'g')
  return found ? code.replaceAll(token, (_, name) => `"${tokens.indexOf(name)}"`) : code
}

/** The one name that a page shares with the worker: as an import it would be a file of 33 bytes, and one request more before a page is whole. */
const ownShelf = /'[^']+'/.exec(readFileSync(join(src, 'offline/own-shelf.ts'), 'utf8'))?.[0]
const withOwnShelf = (code: string): string =>
  code.replace(/import \{ ownShelf \} from [^\n]+/, `const ownShelf = ${ownShelf}`)

/** Names that browsers need not bring: those of the manifest, by which the server preloads, and those of services. */
export const dropNames = {
  name: 'drop-names',
  transform(code: string, id: string) {
    const listsPages = /[\\/]routes[\\/][\w-]+\.tsx?$/.test(id)
    const lean = id.endsWith('browser-services.ts') ? withOwnShelf(code) : code
    const short = withoutTokens(listsPages ? lean.replaceAll(/(["'])src\/(rooms|frame)\/[^"']+\1/g, '""') : lean)
    return short === code ? null : { code: short, map: null }
  },
}
