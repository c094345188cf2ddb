import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** Bundles the imports of `source` into one minified file for browsers; modules that match `without` are left out. */
export async function bundle(folder: string, source: string, without?: RegExp): Promise<string> {
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, source)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (name) => without?.test(name) ?? false,
      },
    },
  })
  const chunks = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  return chunks.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
}

/** The size of the code after brotli, in bytes. */
export const compressedBytes = (code: string): number => brotliCompressSync(code).length
