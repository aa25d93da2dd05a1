import { defineConfig } from 'vitest/config'

// The page is built into the package; the server serves it from there, without inline scripts or styles.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../src/rulebound/table/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', include: ['test/**/*.test.{ts,tsx}'] },
})
