import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { WORKSPACE_DIR } from '@site/release/packages';
import { spawnSupervised } from '../compose/spawnSupervised';
import { runCommand } from './command';

/** Limits for a busy machine: they stop a command that hangs, and measure nothing. */
const BUILD_LIMIT_MS = 600_000;
const START_LIMIT_MS = 300_000;
const POLL_MS = 200;
const OWN_PASSWORD = 'a password of my own';
const MAIN = ['--import', 'tsx', join('host', 'ops', 'main.ts')];

type Environment = Readonly<Record<string, string>>;

export interface OperationsPage {
  readonly origin: string;
  /** One-time password of the only operator, for setting another. */
  readonly oneTimePassword: string;
  stop(): Promise<void>;
}

/** Builds the operations page unless a build of these sources exists. */
export async function buildOperationsPage(): Promise<void> {
  await runCommand(process.execPath, [...MAIN, 'ui', '--build-only'], { cwd: WORKSPACE_DIR, limitMs: BUILD_LIMIT_MS });
}

/** Starts `pnpm ops ui` with an operator, using only commands. */
export async function startOperationsPage(operator: string, port: number, environment: Environment): Promise<OperationsPage> {
  const added = await runCommand(process.execPath, [...MAIN, 'users', 'add', operator, '--role', 'operator'], {
    cwd: WORKSPACE_DIR,
    limitMs: START_LIMIT_MS,
    environment,
  });
  const child = spawnSupervised(process.execPath, [...MAIN, 'ui', '--port', String(port)], {
    cwd: WORKSPACE_DIR,
    env: { ...process.env, ...environment },
  });
  child.stdout.resume();
  child.stderr.pipe(process.stderr);
  const ended = once(child, 'exit');
  const origin = `http://localhost:${String(port)}`;
  const until = Date.now() + START_LIMIT_MS;
  while (!(await answers(origin))) {
    if (Date.now() > until || child.exitCode !== null) {
      child.kill();
      throw new Error('The page of operations did not start');
    }
    await delay(POLL_MS);
  }
  return {
    origin,
    oneTimePassword: added.split('\n')[1] ?? '',
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Signs in for the first time, which requires a new password, and waits for the deployment. */
export async function signInForOperations(desk: Page, name: string, { origin, oneTimePassword }: OperationsPage): Promise<void> {
  await desk.goto(origin);
  await desk.getByRole('textbox', { name: '用户名' }).fill(name);
  await desk.getByLabel('密码', { exact: true }).fill(oneTimePassword);
  await desk.getByRole('button', { name: '登录' }).click();
  await desk.getByLabel('当前密码').fill(oneTimePassword);
  await desk.getByLabel('新密码').fill(OWN_PASSWORD);
  await desk.getByRole('button', { name: '保存密码' }).click();
  await expect(desk.getByRole('table', { name: '各主题的远程模块' })).toBeVisible();
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    return false;
  }
}
