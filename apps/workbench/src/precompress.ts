import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes a .br and a .gz file for every text asset, so that the server does not compress them. */
const folder = process.argv[2]
if (!folder) throw new Error('Say the folder of the build.')
for (const file of globSync('**/*.{js,css,svg}', { cwd: folder })) {
  const bytes = readFileSync(join(folder, file))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params }))
  writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
}
