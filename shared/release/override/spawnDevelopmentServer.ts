import { spawn } from 'node:child_process';
import { WORKSPACE_DIR } from '../packages';
import { scriptArguments } from '../runScript';
import type { Stoppable } from '../stopOnSignal';

const STOP_LIMIT_MS = 10_000;

export interface DevelopmentServer extends Stoppable {
  /**
   * Resolves after the first compilation with true when it succeeded. After a failure the server responds as soon as
   * the code compiles.
   */
  readonly started: Promise<boolean>;
  /** Resolves when the process has exited for any reason. */
  readonly ended: Promise<void>;
}

/** Starts the development server of a package as a process that stops with this one, even if this one is killed. */
export function spawnDevelopmentServer(packageDir: string, role: readonly string[]): DevelopmentServer {
  const child = spawn(process.execPath, scriptArguments('devPackage.ts', [packageDir, ...role]), {
    cwd: WORKSPACE_DIR,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const ready = new Promise<boolean>((resolve) => {
    child.once('message', () => {
      resolve(true);
    });
  });
  return {
    started: Promise.race([ready, ended.then(() => false)]),
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
