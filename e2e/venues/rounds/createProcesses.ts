import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { WalletAccess } from '../kit/conformance/startTestWallet';
import type { ServeOrder } from './serve';

/** Clock shared by all processes. */
export interface FileClock {
  readonly nowMs: number;
  /** Moves the clock forward; it never goes back. */
  moveTo(ms: number): void;
}

/** Processes of one venue, one at a time. */
export interface Processes {
  readonly clock: FileClock;
  /** URL, the same after every start. */
  readonly url: string;
  /**
   * Kills the process with SIGKILL at an arbitrary moment and starts a new one. @throws Error when it does not start
   */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

/** No page is opened here. */
const WITHOUT_PAGES: Plugin = {
  name: 'without-pages',
  setup({ onLoad }) {
    onLoad({ filter: /bundlePage\.ts$/ }, () => ({
      loader: 'ts',
      contents: `export const bundlePage = async (_folder, name) => {
        const asset = (ending) => ({ path: '/assets/' + name + ending, type: 'text/plain', body: Buffer.from('') });
        return { script: asset('.js'), style: asset('.css') };
      };`,
    }));
  },
};

/** Starts the first process. Bundles its program once into one file, so that later starts are fast. */
export async function createProcesses(provider: string, wallet: WalletAccess, startMs: number): Promise<Processes> {
  const folder = mkdtempSync(join(tmpdir(), 'venue-'));
  const program = join(folder, 'serve.cjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'serve.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['fastify', 'esbuild'],
    define: { 'import.meta.dirname': '""' },
    plugins: [WITHOUT_PAGES],
    logLevel: 'error',
  });
  const clock = createFileClock(join(folder, 'clock'), startMs);

  const start = async (port: number): Promise<{ readonly child: ChildProcess; readonly url: string }> => {
    const order: ServeOrder = { provider, port, wallet, clockFile: join(folder, 'clock') };
    const env = { ...process.env, SERVE_ORDER: JSON.stringify(order), NODE_PATH: join(import.meta.dirname, '../node_modules') };
    const child = fork(program, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const ended = once(child, 'exit').then(() => {
      throw new Error('the venue does not start');
    });
    const [url] = (await Promise.race([once(child, 'message'), ended])) as [string];
    ended.catch(() => undefined);
    return { child, url };
  };

  const kill = async (child: ChildProcess): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };

  let running = await start(0);
  const { url } = running;

  return {
    clock,
    url,
    async killAndStart() {
      await kill(running.child);
      running = await start(Number(new URL(url).port));
    },
    async stop() {
      await kill(running.child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the clock. Writes a temporary file and renames it, so that no process reads a partial value. */
function createFileClock(file: string, startMs: number): FileClock {
  let nowMs = startMs;
  const write = (): void => {
    writeFileSync(`${file}.new`, String(nowMs));
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    get nowMs() {
      return nowMs;
    },
    moveTo(ms) {
      if (ms <= nowMs) return;
      nowMs = Math.ceil(ms);
      write();
    },
  };
}
