import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { CONTAINER, SHARED } from './container';

/**
 * Builds the same remote with Vite, whose output is ES modules. `vite.script.config.ts` converts it to the released
 * script.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: { outDir: 'dist/vite-modules', target: 'es2022', modulePreload: false, rolldownOptions: { input: 'src/lifecycles.ts' } },
  plugins: [
    federation({
      name: CONTAINER,
      filename: 'remoteEntry.js',
      varFilename: 'varRemoteEntry.js',
      manifest: { filePath: 'manifest/' },
      // Vite loads stylesheets without a hash, so this build has none.
      exposes: { './remote': './src/lifecycles.ts' },
      shared: SHARED,
      dts: false,
    }),
  ],
});
