import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type InlineConfig, type Rolldown } from 'vite'
import { firstPageGroups } from './first-page-groups.ts'

const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const router = createRequire(routerDom).resolve('react-router')
const production = (file: string) => join(dirname(router), '..', 'production', file)

/**
 * Two builds: `vite build` for browsers, with a manifest, and `vite build --ssr` for the server, bundled into one file
 * so that it starts fast and both sides run the same code. The router's package resolves to its development build by
 * default, hence the aliases.
 */
export default defineConfig(async ({ isSsrBuild = false }) =>
  isSsrBuild ? configOf(true) : configOf(false, await firstPageGroups(configOf(false))),
)

const configOf = (isSsrBuild: boolean, groups: Rolldown.CodeSplittingGroup[] = []): InlineConfig => ({
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
          // A group takes no dependency of its modules along: other pages may need it alone.
          codeSplitting: { groups, includeDependenciesRecursively: false },
          // A first load names every file; a hash of seven letters tells versions apart as well as one of eight.
          entryFileNames: '[name]-[hash:7].js',
          // A part that several pages load is named by all of them.
          chunkFileNames: ({ name }) => `${name.replace(/~.*/, '')}-[hash:7].js`,
        },
      }),
    },
  },
})
