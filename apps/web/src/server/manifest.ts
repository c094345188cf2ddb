import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
export interface PageAssets {
  /** The early script, which records clicks until the entry has loaded. */
  readonly early: string
  readonly entry: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const entry = 'src/client.tsx'
const early = 'src/early.ts'

const worker = 'src/offline/service-worker.ts'

function readChunks(clientDir: string): Readonly<Record<string, Chunk>> {
  const file = join(clientDir, '.vite/manifest.json')
  if (!existsSync(file)) throw new Error(`${file} is missing: build the web app first (npm start does).`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The service worker's file, relative to the build's folder. */
export function workerOf(clientDir: string): string {
  const chunk = readChunks(clientDir)[worker]
  if (!chunk) throw new Error(`${worker} is not in the manifest: build the web app again.`)
  return chunk.file
}

/** Finds the files that a page needs from the browser build's manifest. */
export function readManifest(clientDir: string): (modules: readonly string[]) => PageAssets {
  const chunks = readChunks(clientDir)
  const known = new Map<string, PageAssets>()
  return (modules) => {
    const key = modules.join()
    const found = known.get(key) ?? collect(chunks, modules)
    known.set(key, found)
    return found
  }
}

const asset = (file: string) => `/assets/${file}`

function collect(chunks: Readonly<Record<string, Chunk>>, modules: readonly string[]): PageAssets {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks[name]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  for (const name of [entry, ...modules]) visit(name)
  const first = chunks[entry]
  // `client.tsx` imports from early.ts, too, so its code is in a shared chunk, which the early entry imports.
  const before = chunks[chunks[early]?.imports?.[0] ?? early]
  if (!first || !before) throw new Error(`${entry} is not in the manifest: build the web app again.`)
  return {
    early: asset(before.file),
    entry: asset(first.file),
    scripts: [...scripts].filter((file) => file !== first.file && file !== before.file).map(asset),
    styles: [...styles].map(asset),
  }
}
