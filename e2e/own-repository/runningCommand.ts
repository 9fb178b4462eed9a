import { spawnSupervised } from '../compose/spawnSupervised';

/** A command that goes on until it is ended. */
export interface RunningCommand {
  /** Resolves when it has said something that fits, to what. Rejects with all that it said where it ends before, or takes longer than its limit. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** As Ctrl-C does, with all that it started: resolves when it has ended. */
  stop(): Promise<void>;
}

export interface RunningOptions {
  readonly cwd: string;
  /** How long it may take to say something. */
  readonly limitMs: number;
  /** In addition to the environment of this process. */
  readonly environment: Readonly<Record<string, string>>;
}

/** What does not end in order is killed, and said. */
const STOP_LIMIT_MS = 60_000;

/** Starts a command, which ends with this process, and listens to what it says, on both of its streams. */
export function startCommand(command: string, args: readonly string[], { cwd, limitMs, environment }: RunningOptions): RunningCommand {
  // The Node options of the test runner are not the command's; neither is a database that the whole run uses.
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...rest } = process.env;
  const child = spawnSupervised(command, args, { cwd, env: { ...rest, ...environment } });
  let said = '';
  const listeners = new Set<() => void>();
  const hear = (text: string): void => {
    said += text;
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      hasEnded = true;
      hear('');
      resolve();
    });
  });
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const settle = (): void => {
          const found = pattern.exec(said);
          if (found === null && !hasEnded) return;
          clearTimeout(timer);
          listeners.delete(settle);
          if (found === null) reject(new Error(`${command} ended without ${String(pattern)}:\n${said}`));
          else resolve(found);
        };
        const timer = setTimeout(() => {
          listeners.delete(settle);
          reject(new Error(`${command} did not say ${String(pattern)}:\n${said}`));
        }, limitMs);
        listeners.add(settle);
        settle();
      }),
    stop: async () => {
      const { pid } = child;
      if (hasEnded || pid === undefined) return;
      process.kill(-pid, 'SIGINT');
      const limit = setTimeout(() => process.kill(-pid, 'SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(limit);
      if (child.signalCode === 'SIGKILL') throw new Error(`${command} did not end in order:\n${said}`);
    },
  };
}
