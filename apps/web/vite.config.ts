import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const router = createRequire(routerDom).resolve('react-router')
const production = (file: string) => join(dirname(router), '..', 'production', file)

/**
 * Two builds: `vite build` for browsers with a manifest, `vite build --ssr` for the server, bundled whole so that it
 * starts fast and both sides run the same code. The router's package resolves to its development build by default.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/assets/',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
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
    rollupOptions: { input: isSsrBuild ? 'src/server/render-page.tsx' : 'src/client.tsx' },
  },
}))
