import { parseArgs } from 'node:util';
import { describeStartFailure } from '@site/release/listeners';
import { nameSite } from '@site/release/sites';

/**
 * `pnpm dev [remote …]`: starts platform, host and the named remotes (default: all) as development servers, with
 * refresh across the federation. `--port 4500` serves the host there and the rest on the following ports; `--site
 * https://…` shows the remotes in a deployed site. For a single remote use `pnpm --filter remote-x dev`.
 */
try {
  const { values, positionals } = parseArgs({ options: { site: { type: 'string' }, port: { type: 'string' } }, allowPositionals: true });
  if (values.port !== undefined) nameSite(values.port);
  // Import after the ports are set, because the module reads the addresses.
  const { develop } = await import('./develop');
  await develop(positionals, values.site);
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
}
