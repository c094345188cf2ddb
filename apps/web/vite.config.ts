import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const router = createRequire(routerDom).resolve('react-router')
const production = (file: string) => join(dirname(router), '..', 'production', file)

/** What no first page of a visit shows: fields of forms, orders, the account's frame, and rules that only these ask. */
const later =
  /ui[\\/](gallery|src[\\/](overlay|payment|stamp[\\/](receipt|route-track)))|shell[\\/](address|order|account|form|robot-check|panels|payment|guest-proof|layouts[\\/](short|basic))|domain[\\/]src[\\/](validation[\\/](?!email)|(account|checkout|buy-back|raffle|hgs|orders|reviews|content)[\\/])/
const first =
  /rooms[\\/]catalog[\\/](?!showcase|extras)|packages[\\/](domain|ui|stores)[\\/]|src[\\/](shell|composition|routes)[\\/]/

/** What listings are made of: neither home nor a product shows it. */
const listing = /catalog[\\/](facet-panel|filter-chips|listing-(body|view|texts)|load-listing|toggle-facet)\.ts/

/**
 * Few files of some size: over a slow line each request costs more than the bytes it saves. Libraries change seldom and
 * are kept by browsers between releases; then what the pages share that most visits begin with. The components' styles
 * are one sheet.
 */
const groups = [
  {
    name: 'libraries',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|inversify|@inversifyjs|rxjs)[\\/]/,
    priority: 3,
  },
  {
    name: 'frame',
    test: (id: string) => /[\\/](ui|shell)[\\/].+\.vanilla\.css/.test(id) && !later.test(id),
    priority: 2,
  },
  {
    name: 'first',
    test: (id: string) => first.test(id) && !later.test(id) && !listing.test(id),
    minShareCount: 2,
    priority: 1,
  },
  // After the first: what it shares with home stays there.
  { name: 'listing', test: listing, priority: 0 },
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
        },
      }),
    },
  },
}))
