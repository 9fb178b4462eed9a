import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/shared/release/packages';
import type { Stoppable } from './stopOnSignal';

/** Starts the development server of a package. Resolves with the first compilation, or when the server ends. */
export function startDevelopmentServer(packageDir: string, role: readonly string[], onSpawn: (server: Stoppable) => void): Promise<void> {
  return new Promise((resolve) => {
    const script = join('shared', 'release', 'devPackage.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, packageDir, ...role], {
      cwd: WORKSPACE_DIR,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    onSpawn({ stop: () => Promise.resolve(void child.kill('SIGTERM')) });
    child.once('message', () => {
      resolve();
    });
    child.once('exit', () => {
      resolve();
    });
  });
}
