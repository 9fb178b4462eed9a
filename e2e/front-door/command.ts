import { delimiter } from 'node:path';
import { spawnSupervised } from '../compose/spawnSupervised';
import type { FreshClone } from './freshClone';

/** A command that prints nothing for this long stands still, however busy the machine is. */
const SILENCE_LIMIT_MS = 5 * 60_000;
const STOP_LIMIT_MS = 2 * 60_000;

/** Environment of a newcomer's shell, without the settings of this run. */
const INHERITED =
  /^(HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TERM|TZ|XDG_\w+|https?_proxy|no_proxy|HTTPS?_PROXY|NO_PROXY|npm_config_\w+|NODE_EXTRA_CA_CERTS)$/;

/** A command that was typed in a clone. */
export interface TypedCommand {
  readonly out: () => string;
  readonly error: () => string;
  /** Resolves with the match when the output has it. Rejects with all output when the command ends before, or is silent for minutes. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  /** Presses Ctrl-C as a terminal does: the signal reaches the whole process group. Resolves when the command has ended. */
  interrupt(): Promise<void>;
}

/** Types a command line in the folder of a clone, exactly as a document has it. The command ends with this process. */
export function type(text: string, clone: FreshClone): TypedCommand {
  const child = spawnSupervised(text, [], { cwd: clone.dir, shell: true, env: environmentOf(text, clone) });
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
  const describe = (): string => `${text}\n${streams.out}\n${streams.error}`;

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

function environmentOf(text: string, { temporary, bin }: FreshClone): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED.test(name));
  // npm puts the tools of this checkout in front.
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  // A machine with Node alone has no pnpm; who types it has installed it.
  const path = /\bpnpm\b/.test(text) ? [bin, ...folders] : folders;
  return { ...Object.fromEntries(inherited), PATH: path.join(delimiter), TMPDIR: temporary };
}
