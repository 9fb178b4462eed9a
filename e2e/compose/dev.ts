import { parseArgs } from 'node:util';
import { describeStartFailure } from '@site/shared/release/listeners';
import { nameSite } from '@site/shared/release/sites';

/**
 * `pnpm dev [remote …]`: platform, host and the named remotes (all when none is named) as development servers, with refresh across the federation.
 * `--port 4500` serves the host there and the rest on ports after it; `--site https://…` shows the remotes in a site that is deployed. A remote alone:
 * `pnpm --filter remote-x dev`.
 */
try {
  const { values, positionals } = parseArgs({ options: { site: { type: 'string' }, port: { type: 'string' } }, allowPositionals: true });
  if (values.port !== undefined) nameSite(values.port);
  // Only now: it reads the addresses.
  const { develop } = await import('./develop');
  await develop(positionals, values.site);
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
}
