import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes of one maker's modules in the script that a listing brings before it is whole. */
export interface ScriptShare {
  /** A library, a package of the shop, or `apps/web`. */
  readonly of: string
  /** Each maker's modules minified by themselves and packed apart, so that the shares come to a little more than the whole. */
  readonly brotli: number
}

/** Files that a listing brings before it is whole. */
const ofListing = /^(libraries|first|category|category-page|category-tree|client|early)-/

/** Whose the script of a listing is, the largest share first. The shop is built anew for it, into memory. */
export async function scriptShares(): Promise<readonly ScriptShare[]> {
  const { build, minifySync } = await import('vite')
  const root = join(import.meta.dirname, '../..')
  const made = await build({ root, logLevel: 'silent', build: { write: false } })
  const chunks = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  const texts = new Map<string, string>()
  for (const chunk of chunks) {
    if (chunk.type !== 'chunk' || !ofListing.test(chunk.fileName)) continue
    for (const [id, { code }] of Object.entries(chunk.modules)) {
      if (!code) continue
      const small = minifySync('module.js', code, { module: true, compress: false, mangle: { toplevel: true } }).code
      texts.set(makerOf(id), (texts.get(makerOf(id)) ?? '') + small)
    }
  }
  return [...texts]
    .map(([of, text]) => ({ of, brotli: brotliCompressSync(text).length }))
    .sort((one, other) => other.brotli - one.brotli)
}

function makerOf(id: string): string {
  const library = /.*node_modules[\\/](@[^\\/]+|[^\\/]+)/.exec(id)?.[1]
  const own = /[\\/](packages[\\/][\w-]+|apps[\\/]web)[\\/]/.exec(id)?.[1]
  return library ?? own ?? 'vite'
}
