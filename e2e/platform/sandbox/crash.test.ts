import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Call } from '@site/shared/wire/call';
import { envelopeSchema } from '@site/shared/wire/envelope';
import { balanceCall, depositOrderSchema, depositOrderStatusCall, payCall } from '@site/shared/wire/funds';
import { loginCall } from '@site/shared/wire/user';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { aLogin, sendRaw, type CallExtras } from '../testing/startTestPlatform';

const TSX = createRequire(__filename).resolve('tsx');

/** Two processes are started; a busy machine takes its time. */
const TWO_STARTS_MS = 60_000;

let database: TestDatabase;
let running: ChildProcess | null = null;

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await database.close();
});

describe('a platform that dies in the middle of a transaction', () => {
  it(
    'has done nothing of it after the restart, and credits the deposit once when it is reported again',
    async () => {
      let url = await start();
      await steer(url, 'settings', { cashierAutoPaySeconds: '' });
      const token = await signIn(url);
      const order = depositOrderSchema.parse(await ask(url, payCall, { type: 'BANK', amount: '250.00' }, { token, key: randomUUID() }));
      await steer(url, 'crash', { point: 'deposit:after-posting', how: 'exit' });

      await expect(steer(url, 'cashier/pay', { orderId: order.orderId })).rejects.toThrow('fetch failed');
      expect(running?.signalCode).toBe('SIGKILL');

      url = await start();
      expect(await ask(url, depositOrderStatusCall, { orderId: order.orderId }, { token })).toMatchObject({ order: { state: 'waiting' } });
      expect(await ask(url, balanceCall, { withLockMoney: true }, { token })).toMatchObject({ balance: '0.00' });
      await steer(url, 'cashier/pay', { orderId: order.orderId });
      await steer(url, 'cashier/pay', { orderId: order.orderId });
      expect(await ask(url, balanceCall, { withLockMoney: true }, { token })).toMatchObject({ balance: '250.00' });
      expect(await (await fetch(`${url}/sandbox/ledger/audit`)).json()).toMatchObject({ exact: true });
    },
    TWO_STARTS_MS,
  );
});

/** The platform as it is run, on this test's database. */
function start(): Promise<string> {
  const child = spawn(process.execPath, ['--import', TSX, join(__dirname, '../main.ts')], {
    env: { ...process.env, DATABASE_URL: database.url, PLATFORM_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    child.stderr.on('data', (text: Buffer) => said.push(text.toString('utf8')));
    child.stdout.on('data', (text: Buffer) => {
      const url = /ready on (?<url>\S+)/.exec(text.toString('utf8'))?.groups?.['url'];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', () => {
      reject(new Error(`the platform ended: ${said.join('')}`));
    });
  });
}

async function ask<Request>(url: string, call: Call<Request, unknown>, body: Request, extras?: CallExtras): Promise<unknown> {
  const response = await sendRaw(url, call.path, JSON.stringify(body), extras);
  return envelopeSchema.parse(await response.json()).data;
}

async function signIn(url: string): Promise<string> {
  const data = await ask(url, loginCall, aLogin('player1', 'player123'));
  return loginCallToken(data);
}

function loginCallToken(data: unknown): string {
  if (typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string') return data.token;
  throw new Error('no token');
}

async function steer(url: string, path: string, body: unknown): Promise<void> {
  await fetch(`${url}/sandbox/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
