import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

/** `vite gallery` shows every component in its states; for the eye only, not part of the package. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  server: { port: 4320, strictPort: true },
  preview: { port: 4320, strictPort: true },
  build: { outDir: 'dist', cssTarget: ['chrome123', 'safari17.5', 'firefox121'] },
})
