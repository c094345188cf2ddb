import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Size of the modules of one library or package within the script that a listing loads first. */
export interface ScriptShare {
  /** Name of a library, of one of the shop's packages, or `apps/web`. */
  readonly of: string
  /**
   * Bytes in brotli. The modules of each are minified and compressed separately, so the shares add up to slightly more
   * than the whole.
   */
  readonly brotli: number
}

/** Files that a listing loads first. */
const ofListing = /^(libraries|first|category|category-page|category-tree|client|early)-/

/**
 * Measures which libraries and packages the script of a listing consists of, largest first. Builds the shop in memory.
 */
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
