import { spawn } from 'node:child_process';
import { install } from './install.mjs';
import { ROOT, runTypeScript } from './run.mjs';

/** `npm start`: from a fresh clone to a running site. Installs and builds only what changed since the last time. */
try {
  await install();
  await runTypeScript('shared/release/buildAll.ts');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const site = spawn(process.execPath, ['--import', 'tsx', 'e2e/compose/main.ts'], { cwd: ROOT, stdio: 'inherit' });
site.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
// The terminal sends Ctrl-C to the site as well: it stops in order and we end with it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => site.kill('SIGTERM'));
