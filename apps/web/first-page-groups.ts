import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** Pages where most visits begin; the size budgets for first loads apply to them. */
const firstPages = { home: 'home/home', category: 'listing/category', product: 'product/product' }
/** The entry of all pages. It waits for the page's modules, so it cannot be in a file that these import. */
const client = join(import.meta.dirname, 'src/client.tsx')
/** Entries that run before all others or in the service worker. No other module may be put into their files. */
const alone = ['src/early.ts', 'src/offline/service-worker.ts']
const styleSheet = /\.vanilla\.css/
/** Parts of a page's file that some other page needs are files of their own above this size, in bytes of source. */
const smallestPart = 10_000

/**
 * Few files of some size, since over a slow connection each request costs more than the bytes it saves: the libraries,
 * which change seldom; the frame with what several first pages load; the rest of each first page; one style sheet for
 * all of them. What a page loads is read from a build without groups, because the packages' index files hide it.
 */
export async function firstPageGroups(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks = await chunksOf(config)
  const loadedBy = (entry: string): ReadonlySet<string> => modulesOf(chunks, join(import.meta.dirname, entry))
  const ownFiles = alone.map(loadedBy)
  const frame = modulesOf(chunks, client)
  const pages = Object.entries(firstPages).map(
    ([name, page]) => [name, loadedBy(`src/rooms/${page}-page.tsx`)] as const,
  )
  /** The group of a module, or null if no first page loads it. */
  const groupOf = (id: string): string | null => {
    if (id === client || ownFiles.some((modules) => modules.has(id))) return null
    const names = pages.flatMap(([name, modules]) => (modules.has(id) ? [name] : []))
    return frame.has(id) || names.length > 1 ? 'first' : (names[0] ?? null)
  }
  const all = new Set(chunks.flatMap(({ moduleIds }) => moduleIds))
  /** A module without names that scripts use, such as the theme's, is in no file of scripts. */
  const isFirstSheet = (id: string): boolean => {
    const source = id.replace(styleSheet, '')
    return styleSheet.test(id) && (!all.has(source) || groupOf(source) !== null)
  }
  return [
    {
      name: 'libraries',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|inversify|@inversifyjs|reflect-metadata|rxjs|tslib)[\\/]/,
      priority: 3,
    },
    { name: 'styles', test: isFirstSheet, priority: 2 },
    { name: 'first', test: (id) => groupOf(id) === 'first', priority: 1 },
    { name: groupOf, debugName: 'page', entriesAware: true, entriesAwareMergeThreshold: smallestPart },
  ]
}

async function chunksOf(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const plain = { ...config.build, write: false, minify: false }
  const built = await build({
    ...config,
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: plain,
  })
  if (!('output' in built)) throw new Error('Expected one build of the browser’s modules.')
  return built.output.filter((one) => one.type === 'chunk')
}

/** The modules in the chunk of this entry and in the chunks that it imports. */
function modulesOf(chunks: readonly Rolldown.OutputChunk[], entry: string): ReadonlySet<string> {
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === entry)
  if (!first) throw new Error(`The build has no chunk of ${entry}.`)
  const loaded = new Set([first])
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk)
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds))
}
