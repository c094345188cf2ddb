import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const router = createRequire(routerDom).resolve('react-router')
const production = (file: string) => join(dirname(router), '..', 'production', file)

/**
 * Few files of some size: over a slow line each request costs more than the bytes it saves. Libraries change seldom and
 * are kept by browsers between releases; what pages share goes by the set of pages that use it.
 */
const groups = [
  {
    name: 'libraries',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|inversify|@inversifyjs|rxjs)[\\/]/,
    priority: 3,
  },
  // What the pages of a room, or of a folder in it, share is of no use to another's.
  {
    name: (id: string) => /[\\/]rooms[\\/].*?([\w-]+)[\\/][^\\/]+$/.exec(id)?.[1],
    test: /[\\/]src[\\/]rooms[\\/].+(?<!\.css)\.tsx?$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // One sheet for the frame around every page and for all components.
  { name: 'frame', test: /[\\/](ui|shell)[\\/].+\.vanilla\.css/, priority: 1 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 90_000 },
]

/**
 * Two builds: `vite build` for browsers with a manifest, `vite build --ssr` for the server, bundled whole so that it
 * starts fast and both sides run the same code. The router's package resolves to its development build by default.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/assets/',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    // rxjs offers its modern build under a condition of its own.
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
    modulePreload: { polyfill: false },
    target: isSsrBuild ? 'node22' : 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    rolldownOptions: {
      input: isSsrBuild ? 'src/server/render-page.tsx' : 'src/client.tsx',
      ...(!isSsrBuild && {
        output: {
          codeSplitting: { groups },
          // A shared chunk is named after all pages that share it.
          chunkFileNames: ({ name }) => `${name.split('~')[0]}-[hash].js`,
          assetFileNames: ({ names }) => `${names[0]?.split(/[~.]/)[0]}-[hash][extname]`,
        },
      }),
    },
  },
}))
