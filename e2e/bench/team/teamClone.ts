import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { runCommand } from '../../support/command';
import { startServer, type RunningServer } from './startServer';

/** Time limit of each command on a shared machine. */
const LIMIT_MS = 15 * 60_000;

const TEXTS = join('src', 'locales', 'zh-CN', 'deposit.json');

/** First tip on the deposit page: players see it, no test of the wallet names it, and it does not wait for a call. */
export const TIP = '请使用本人名下账户付款，付款户名与存款人姓名不一致将无法入账。';

type Environment = Readonly<Record<string, string>>;

/** Workspace of the wallet's team: a clone of the committed sources. */
export interface TeamClone {
  /** Clones the repository and returns the commit. Call it before all other methods. */
  clone(): Promise<string>;
  readonly remote: string;
  run(command: string, ...args: readonly string[]): Promise<string>;
  /** Runs a tool that the root package depends on. */
  tool(name: string, ...args: readonly string[]): Promise<string>;
  /** Runs a script of the repository like those in its `package.json`. */
  script(file: string, ...args: readonly string[]): Promise<string>;
  /** Starts a script that serves. It is ready when its output matches `isReady`. */
  serve(script: string, args: readonly string[], isReady: RegExp): Promise<RunningServer>;
  replace(path: string, from: string, to: string): void;
  /** Writes another tip into the texts. Returns the text that players will read. */
  writeTip(mark: string): string;
  commit(message: string): Promise<void>;
  discard(): Promise<void>;
}

/** @param environment of its commands */
export function createTeamClone(dir: string, environment: Environment): TeamClone {
  const run: TeamClone['run'] = (command, ...args) => runCommand(command, args, { cwd: dir, limitMs: LIMIT_MS, environment });
  const remote = join(dir, 'remote-wallet');
  const replace: TeamClone['replace'] = (path, from, to) => {
    const file = join(remote, path);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(file, text.replace(from, to));
  };
  let tip = TIP;
  return {
    remote,
    async clone() {
      await runCommand('git', ['clone', '--quiet', WORKSPACE_DIR, dir], { cwd: WORKSPACE_DIR, limitMs: LIMIT_MS });
      return run('git', 'rev-parse', '--short', 'HEAD');
    },
    run,
    tool: (name, ...args) => run(join(dir, 'node_modules', '.bin', name), ...args),
    script: (file, ...args) => run(process.execPath, '--import', 'tsx', file, ...args),
    serve: (file, args, isReady) => startServer(['--import', 'tsx', file, ...args], { cwd: dir, environment, isReady }),
    replace,
    writeTip(mark) {
      const next = `${TIP}（${mark}）`;
      replace(TEXTS, `"${tip}"`, `"${next}"`);
      tip = next;
      return next;
    },
    async discard() {
      await run('git', 'checkout', '--quiet', '.');
      tip = TIP;
    },
    async commit(message) {
      await run(
        'git',
        '-c',
        'user.name=wallet team',
        '-c',
        'user.email=team@example.com',
        'commit',
        '--quiet',
        '--no-verify',
        '--all',
        '--message',
        message,
      );
    },
  };
}
