import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { DEFAULT_SITE_PORT, requireFreeSite } from './ports.mjs';
import { ROOT } from './run.mjs';

/**
 * `npm start`: from a fresh clone to a running site. Installs and builds only what changed since the last time. `npm start -- --port 4200` serves the
 * host there, each remote as far after it as its package says, the platform 80 after it, the demo venues and the sandbox after that, with data and manifests of
 * their own.
 */
try {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  if (values.port !== undefined) {
    process.env['SITE_PORT'] = readPort(values.port);
    delete process.env['PLATFORM_PORT'];
  }
  // Before anything is installed or built, which takes minutes.
  if (process.env['SITE_ADDRESSES'] === undefined) {
    await requireFreeSite(Number(process.env['SITE_PORT'] ?? DEFAULT_SITE_PORT), numberOf(process.env['PLATFORM_PORT']));
  }
  await install();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

// From here on TypeScript, in this process: each further one would take half a second.
process.chdir(ROOT);
const { register } = await import('tsx/esm/api');
register();
await import('./main');

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1024 || port > 65_000) throw new Error(`--port takes a number from 1024 to 65000, not ${text}`);
  return text;
}

/** @param {string | undefined} text */
function numberOf(text) {
  return text === undefined ? undefined : Number(text);
}
