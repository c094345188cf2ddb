import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const router = createRequire(routerDom).resolve('react-router')
const production = (file: string) => join(dirname(router), '..', 'production', file)

/** Pages where most visits begin; the size budgets for first loads apply to them. */
const firstPages = { home: 'home/home', category: 'listing/category', product: 'product/product' } as const

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}
const reached = new Map<string, ReadonlySet<string>>()

/** Whether an entry imports this module statically, so that it loads before the entry runs. */
function bringsWith(entry: string, id: string, modules: Modules): boolean {
  const known = reached.get(entry)
  if (known) return known.has(id)
  const found = new Set([join(import.meta.dirname, entry)])
  for (const one of found) for (const next of modules.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  reached.set(entry, found)
  return found.has(id)
}

const ofPackage = /[\\/]packages[\\/](domain|react|ui|stores|browser)[\\/]/
/** Modules of the packages that only some pages use. The packages' barrel files hide which page needs which module. */
const partsOf = {
  later:
    /domain[\\/]src[\\/](validation[\\/]|text[\\/]decline|navigation[\\/]safe-return|text[\\/]text-input|kernel[\\/]attempt-keys|catalog[\\/](category-tree|past-searches|picked-products|go-on|comment|photos-of|withdrawal-)|lists[\\/](list-name|name-list|toggle-favourite)|reviews[\\/](?!rating)|session[\\/](answer-error|bare-|login|mailed-code|messages|session(?!-state)|second-step|join-|logout|pass-second|start-session|token-user)|promotions[\\/]|money[\\/]allocate|shell[\\/](waiting-write|send-waiting)|cart[\\/](add-|buy-now|change-|remove-|removal-|whole-cart|cargo-help|choose-gift|gift-choice|save-for|saved-for|analytics-|cart-totals)|shops[\\/](apply-to-sell|seller-application|toggle-follow)|navigation[\\/]redirects|(account|analytics|checkout(?![\\/]messages)|buy-back|hgs|orders|content|raffle)[\\/])|browser[\\/]src[\\/]shell[\\/](browser-push|local-waiting)|ui[\\/]src[\\/](overlay|payment[\\/]card|stamp[\\/](route-track|receipt)|form[\\/](text-|radio|select|field)|navigation[\\/](steps|tab)|surface[\\/](panel|empty))|stores[\\/]src[\\/](cart[\\/](saved|cart-)|(account|checkout|orders)[\\/]|session[\\/]|raffle[\\/]|shell[\\/]waiting-store)|browser[\\/]src[\\/](analytics[\\/]|raffle[\\/]|session[\\/](sha256|solve|show|social))|react[\\/]src[\\/](form[\\/]|services[\\/]room-|loading[\\/]loaded\.tsx|notices[\\/](ask|copy|html)-)/,
  /** Used by a few pages only; their styles are in the first style sheet. */
  rare: /ui[\\/]src[\\/](form[\\/]inline-select|payment[\\/]payment-logo|surface[\\/]monogram)|domain[\\/]src[\\/]text[\\/]only-letters/,
  home: /domain[\\/]src[\\/](deals[\\/]|shell[\\/]home-is-stale)|ui[\\/]src[\\/](action[\\/]chip|stamp[\\/]loose-stamp)/,
  category: /money[\\/]parse-price|catalog[\\/]listing-(query|kinds)|navigation[\\/](pagination|page-window)/,
  product:
    /navigation[\\/]meta-title|form[\\/](quantity-field|checkbox)|cart[\\/]quantity-input|line[\\/]line-total|money[\\/]allocate|catalog[\\/]discount-bought|catalog[\\/]variant-stock|text[\\/]stars|reviews[\\/]rating|installments[\\/]/,
}
/** Modules that load before all others, or in the service worker; no other module may be put into their files. */
const alone =
  /domain[\\/]src[\\/]shell[\\/]may-prefetch|[\\/]src[\\/](((frame|page)[\\/])?early(-press|-sheets|-speculation)?|offline[\\/]own-shelf)\.ts$/
const owners = (id: string, modules: Modules): readonly string[] => {
  if (alone.test(id)) return []
  if (!ofPackage.test(id)) {
    if (bringsWith('src/client.tsx', id, modules)) return ['first']
    return Object.entries(firstPages).flatMap(([name, page]) =>
      bringsWith(`src/rooms/${page}-page.tsx`, id, modules) ? [name] : [],
    )
  }
  const part = Object.entries(partsOf).find(([, parts]) => parts.test(id))?.[0]
  return part === undefined ? ['first'] : part === 'later' || part === 'rare' ? [] : [part]
}
/** Modules that the frame or at least two first pages use form one file. */
const shared = (id: string, modules: Modules) => {
  const pages = owners(id, modules)
  return pages.length > 1 || pages[0] === 'first' ? 'first' : null
}
/** Modules that a first page shares with later pages form a file beside it. */
const own = (id: string, modules: Modules) => owners(id, modules).find((page) => page !== 'first') ?? null

/**
 * Few files of some size: over a slow connection each request costs more than the bytes it saves. Libraries change
 * seldom, and browsers cache them across releases. The styles of the first pages are one sheet.
 */
const groups = [
  {
    name: 'libraries',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|inversify|@inversifyjs|reflect-metadata|rxjs)[\\/]/,
    priority: 3,
  },
  {
    name: 'styles',
    test: (id: string) =>
      /([\\/](ui|react)[\\/]|[\\/](frame|shared)[\\/]|rooms[\\/](home|listing|product)[\\/](?!extras|add-to-cart)).+\.vanilla\.css/.test(
        id,
      ) &&
      !partsOf.later.test(id) &&
      // It loads after the page; here its rules would be in every document.
      !id.includes('page-transitions') &&
      // Styles of an order, which no first page shows.
      !/[\\/]shared[\\/](order|gift|map|qr)[\\/]/.test(id),
    priority: 2,
  },
  { name: shared, debugName: 'first', minShareCount: 2, priority: 1 },
  // Used by listings that a browser navigates to, and by the panel of categories on every page.
  {
    name: 'category-tree',
    test: /domain[\\/]src[\\/]catalog[\\/]category-tree|listing[\\/]category-way/,
    priority: 0.5,
  },
  // The product page is the largest. In one file with the modules that it shares, it compresses better by 1 KB.
  {
    name: (id: string, modules: Modules) => (own(id, modules) === 'product' ? 'product' : null),
    debugName: 'product',
    priority: 0,
  },
  { name: own, debugName: 'own', minShareCount: 2, priority: 0 },
  // Form and account parts, for later pages.
  {
    name: 'parts',
    test: /[\\/]ui[\\/]src[\\/](form[\\/](text-|field)|navigation[\\/](steps|tab)|surface[\\/](panel|empty))/,
    priority: 0,
  },
]

/**
 * Two builds: `vite build` for browsers, with a manifest, and `vite build --ssr` for the server, bundled into one file
 * so that it starts fast and both sides run the same code. The router's package resolves to its development build by
 * default, hence the aliases.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/assets/',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  resolve: {
    // rxjs exports its modern build under the condition `es2015`.
    conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
    alias: [
      { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
      { find: /^react-router$/, replacement: production('index.mjs') },
    ],
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: '',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // Links between chunks are not preloaded by the build; the page prefetches them, mostly before the click
    // (`prefetch-on-intent.ts`). Listing them would add 2.5 KB to each first load.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    target: isSsrBuild ? 'node22' : 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    rolldownOptions: {
      input: isSsrBuild
        ? 'src/server/render-page.tsx'
        : ['src/client.tsx', 'src/early.ts', 'src/offline/service-worker.ts'],
      // Modules that the browser build loads late are in one file on the server, which would be reported as a warning.
      // The vanilla-extract plugin is known to be slow.
      checks: { ineffectiveDynamicImport: !isSsrBuild, pluginTimings: false },
      // Otherwise a sheet whose class names were all inlined would be dropped as unused, together with its rules.
      optimization: { inlineConst: false },
      ...(!isSsrBuild && {
        // Reading a property of a module has no side effects in the shop.
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: { groups },
          // A first load names every file; a hash of seven letters tells versions apart as well as one of eight.
          entryFileNames: '[name]-[hash:7].js',
          chunkFileNames: '[name]-[hash:7].js',
        },
      }),
    },
  },
}))
