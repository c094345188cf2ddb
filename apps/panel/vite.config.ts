import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const router = createRequire(routerDom).resolve('react-router')
const production = (file: string) => join(dirname(router), '..', 'production', file)

/** `vite build --mode seller` and `--mode office` write `dist/seller` and `dist/office`: one app with two entries. */
export default defineConfig(({ mode }) => ({
  root: join(import.meta.dirname, mode),
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // The router's package resolves to its development build by default.
    alias: [
      { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
      { find: /^react-router$/, replacement: production('index.mjs') },
    ],
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: join(import.meta.dirname, 'dist', mode),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Otherwise a sheet whose class names were all inlined would be dropped as unused, together with its rules.
      optimization: { inlineConst: false },
    },
  },
}))
