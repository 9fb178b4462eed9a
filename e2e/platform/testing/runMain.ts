import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Platform in a process of its own, as operations run it. */
export interface RunningMain {
  readonly pid: number;
  readonly url: string;
  /** URL of the sandbox; null on a production platform. */
  readonly sandboxUrl: string | null;
  /** URL for the operator's staff; null when no secret is configured for them. */
  readonly operatorUrl: string | null;
  /** URL of the operations port. */
  readonly metricsUrl: string;
  /** Signal that ended the process; null when it exited on its own. */
  readonly ended: Promise<NodeJS.Signals | null>;
  kill(): void;
}

export const SANDBOX: readonly string[] = ['--sandbox'];

const TSX = createRequire(import.meta.url).resolve('tsx');
const MAIN = join(import.meta.dirname, '../main.ts');

/**
 * Starts the platform's main module.
 *
 * @param args `--sandbox`, or none for a production platform
 * @param main main module of another checkout, when two are compared
 */
export async function runMain(databaseUrl: string, args: readonly string[] = SANDBOX, environment = {}, main = MAIN): Promise<RunningMain> {
  const child = spawn(process.execPath, ['--import', TSX, main, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PLATFORM_PORT: '0', ...environment },
    // The child ends when the IPC channel closes, even if this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const complaints: string[] = [];
  child.stderr?.on('data', (text: Buffer) => complaints.push(text.toString('utf8')));
  let said = '';
  const found = await new Promise<Pick<RunningMain, 'url' | 'sandboxUrl' | 'operatorUrl' | 'metricsUrl'>>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString('utf8');
      const url = /ready on (\S+)\n/.exec(said)?.[1];
      const addressOf = (name: string): string | undefined => new RegExp(`${name} on (\\S+)\n`).exec(said)?.[1];
      if (url === undefined) return;
      const [sandboxUrl, operatorUrl] = ['sandbox', "operator's door"].map((name) => addressOf(name) ?? null);
      resolve({ url, sandboxUrl: sandboxUrl ?? null, operatorUrl: operatorUrl ?? null, metricsUrl: addressOf('metrics') ?? '' });
    });
    void ended.then(() => {
      reject(new Error(`the platform ended: ${complaints.join('')}`));
    });
  });
  return { ...found, pid: child.pid ?? 0, ended, kill: () => child.kill('SIGKILL') };
}
