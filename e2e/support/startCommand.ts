import { spawnSupervised } from '../compose/spawnSupervised';

/** Silence after which a command counts as hanging, even on a busy machine. */
const SILENCE_LIMIT_MS = 15 * 60_000;
const STOP_LIMIT_MS = 2 * 60_000;

/** Command that runs until it is interrupted. */
export interface RunningCommand {
  readonly out: () => string;
  readonly error: () => string;
  /**
   * Resolves with the match when it appears in the output. Rejects with all output when the command exits before, or is
   * silent for minutes.
   */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  readonly ended: Promise<number | null>;
  /**
   * Presses Ctrl-C like a terminal: the signal reaches the whole process group. Resolves when the command has exited.
   */
  interrupt(): Promise<void>;
}

interface StartOptions {
  readonly cwd: string;
  /** Complete environment of the command. */
  readonly env: NodeJS.ProcessEnv;
  /** True when the command is a line for the shell. */
  readonly shell?: boolean;
}

/** Starts a command, which stops with this process, and collects its output. */
export function startCommand(command: string, args: readonly string[], options: StartOptions): RunningCommand {
  const child = spawnSupervised(command, args, options);
  const streams = { out: '', error: '' };
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    streams.out += chunk;
    notify();
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    streams.error += chunk;
    notify();
  });
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      hasEnded = true;
      notify();
      resolve(code);
    });
  });
  const describe = (): string => `${[command, ...args].join(' ')}\n${streams.out}\n${streams.error}`;

  return {
    ended,
    out: () => streams.out,
    error: () => streams.error,
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined;
        const finish = (): void => {
          clearTimeout(timer);
          listeners.delete(check);
        };
        const check = (): void => {
          clearTimeout(timer);
          const found = pattern.exec(`${streams.out}\n${streams.error}`);
          if (found === null && !hasEnded) {
            timer = setTimeout(() => {
              finish();
              reject(new Error(`No progress for minutes, and nothing that matches ${String(pattern)}: ${describe()}`));
            }, SILENCE_LIMIT_MS);
            return;
          }
          finish();
          if (found === null) reject(new Error(`Ended without ${String(pattern)}: ${describe()}`));
          else resolve(found);
        };
        listeners.add(check);
        check();
      }),
    async interrupt() {
      const { pid } = child;
      if (hasEnded || pid === undefined) return;
      process.kill(-pid, 'SIGINT');
      const limit = setTimeout(() => process.kill(-pid, 'SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(limit);
      if (child.signalCode === 'SIGKILL') throw new Error(`Did not end within two minutes of Ctrl-C: ${describe()}`);
    },
  };
}
