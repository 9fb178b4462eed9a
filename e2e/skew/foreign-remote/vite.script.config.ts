import { defineConfig } from 'vite';
import { CONTAINER } from './container';

/**
 * Bundles the ES modules of `vite.config.ts` into one script whose hash is in the site's manifest, because not every
 * browser checks the hashes of imported modules.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'dist/vite-modules/manifest',
  build: {
    outDir: 'dist/vite',
    target: 'es2022',
    minify: true,
    lib: { entry: 'dist/vite-modules/remoteEntry.js', formats: ['iife'], name: CONTAINER, fileName: () => 'varRemoteEntry.js' },
  },
});
