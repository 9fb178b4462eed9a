import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A platform as operations run it: a process of its own. */
export interface RunningMain {
  readonly url: string;
  /** The signal that ended it, null when it ended by itself. */
  readonly ended: Promise<NodeJS.Signals | null>;
  kill(): void;
}

const TSX = createRequire(import.meta.url).resolve('tsx');
const MAIN = join(import.meta.dirname, '../main.ts');

export async function runMain(databaseUrl: string): Promise<RunningMain> {
  const child = spawn(process.execPath, ['--import', TSX, MAIN], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PLATFORM_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const complaints: string[] = [];
  child.stderr.on('data', (text: Buffer) => complaints.push(text.toString('utf8')));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = /ready on (?<url>\S+)/.exec(text.toString('utf8'))?.groups?.['url'];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => {
      reject(new Error(`the platform ended: ${complaints.join('')}`));
    });
  });
  return { url, ended, kill: () => child.kill('SIGKILL') };
}
