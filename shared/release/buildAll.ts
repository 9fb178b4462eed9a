import { buildChanged } from './buildChanged';
import { APP_PACKAGES } from './packages';

/** `pnpm build [package …]`: builds each application package whose sources changed, or only the named ones. */
const named = process.argv.slice(2);
buildChanged(named.length > 0 ? named : APP_PACKAGES).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Exit immediately: the other build may still be running, but its output is useless.
  process.exit(1);
});
