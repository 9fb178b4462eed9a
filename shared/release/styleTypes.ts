/**
 * `pnpm types:styles`: writes the declarations of every CSS module into `.types/`, which TypeScript reads as if they
 * were beside the stylesheets.
 */
import { run } from 'typed-css-modules';
import { WORKSPACE_DIR } from './packages';

process.chdir(WORKSPACE_DIR);
await run('.', {
  pattern: '{host,remote-*,shared,shared/*,e2e}/{src,kit,ops,faults,skew}/**/*.module.css',
  outDir: '.types',
  silent: true,
});
