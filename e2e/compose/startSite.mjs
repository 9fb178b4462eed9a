import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nameSite, siteFolder } from '../../shared/release/sites.mjs';
import { describeStartFailure } from '../../shared/release/listeners.mjs';
import { checkFolders } from './checkFolders.mjs';
import { install, isInstalled } from './install.mjs';
import { DEFAULT_SITE_PORT, requireFreeSite } from './ports.mjs';
import { ROOT } from './run.mjs';
import { openStartLog } from './startLog.mjs';
import { createProgress } from './startProgress.mjs';

/**
 * `npm start`: turns a fresh clone into a running site. Installs and builds only changes since the last time. `npm
 * start -- --port 4200` serves the host there, each remote at the distance in its package, the platform 80 after it,
 * then the demo venues and the sandbox, with separate data and manifests. `--verbose` prints what otherwise goes to the
 * log.
 */
const progress = createProgress({
  write: (text) => void process.stdout.write(text),
  isTerminal: process.stdout.isTTY,
  columns: process.stdout.columns,
});
/** @type {import('./startLog.mjs').StartLog | undefined} */
let log;
try {
  const values = readOptions();
  if (values.port !== undefined) nameSite(values.port);
  const port = Number(process.env['SITE_PORT'] ?? DEFAULT_SITE_PORT);
  // Check the ports before the installation and the builds, which take minutes.
  if (process.env['SITE_ADDRESSES'] === undefined) await requireFreeSite(port, numberOf(process.env['PLATFORM_PORT']));
  const folder = siteFolder(ROOT, port);
  const data = process.env['PLATFORM_DATA'] ?? join(ROOT, 'e2e', 'platform');
  const written = [folder, data, ...['node_modules', 'host'].map((name) => join(ROOT, name))];
  checkFolders({ root: ROOT, folders: written, isInstalled: isInstalled() });
  log = openStartLog(join(folder, 'log'), values.verbose);
  await install({ progress, log });
} catch (error) {
  progress.close();
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}

// Run TypeScript in this process from here on: each further process would take half a second.
process.chdir(ROOT);
const { register } = await import('tsx/esm/api');
register();
const { serveSite } = await import('./serveSite');
await serveSite({ progress, log });
// Exit explicitly: after a failed build another one may still be running.
if (process.exitCode === 1) process.exit();

function readOptions() {
  try {
    return parseArgs({ options: { port: { type: 'string' }, verbose: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${what}: use npm start -- --port <number> --verbose`, { cause: error });
  }
}

/** @param {string | undefined} text */
function numberOf(text) {
  return text === undefined ? undefined : Number(text);
}
