import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { configurationFiles } from './configuration';

const MODULES = '/usr/lib/nginx/modules';
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
const hasNginx = NGINX !== undefined && existsSync(join(MODULES, 'ngx_http_brotli_static_module.so'));
/** Id of an unprivileged user that owns nothing. */
const ORDINARY = 65_534;
const POLL_MS = 50;
const ATTEMPTS = 400;

let folder: string;
let nginx: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-ordinary-'));
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  if (nginx !== undefined && nginx.exitCode === null) {
    const ended = new Promise((resolve) => nginx?.once('exit', resolve));
    nginx.kill('SIGQUIT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

// `npm run test:full` installs nginx when it is missing.
(hasNginx ? it : it.skip)('an ordinary user serves host and remotes, and writes below the folder of the configuration alone', async () => {
  const [host, wallet] = await freePorts(2);
  const origin = `http://localhost:${String(host)}`;
  write('host/assets/main.js', 'main();');
  write('deployments/deployment.json', '{}');
  write('store/wallet/1.0.0-a/remoteEntry.js', 'entry();');
  configure(host, wallet, ['http://127.0.0.1:1']);

  await start(host);

  expect(await (await fetch(`${origin}/deployment.json`)).json()).toEqual({});
  expect(await (await fetch(`${origin}/assets/main.js`)).text()).toBe('main();');
  expect(await (await fetch(`http://localhost:${String(wallet)}/1.0.0-a/remoteEntry.js`)).text()).toBe('entry();');
  // A body that exceeds nginx's memory buffer is written to its own folder.
  const large = await fetch(`${origin}/site/api/v1/user/upload`, { method: 'POST', body: 'x'.repeat(2_000_000) });
  expect(large.status).toBe(502);
  // nginx logs a call after its response.
  const log = join(folder, 'serving', 'logs', 'access.log');
  expect(await waitFor(() => readFileSync(log, 'utf8').includes(' /site/api/v1/user/upload 502 '))).toBe(true);
  expect(readdirSync(join(folder, 'serving', 'temp'))).toEqual(expect.arrayContaining(['body', 'proxy']));
  if (process.getuid?.() === 0) expect(statSync(join(folder, 'serving', 'nginx.pid')).uid).toBe(ORDINARY);
});

(hasNginx ? it : it.skip)('a call that a process of the platform refuses goes to another, and one that was sent to it never', async () => {
  const [host, wallet] = await freePorts(2);
  const [dead] = await freePorts(1);
  write('deployments/deployment.json', '{}');
  const received = { dying: 0, living: 0 };
  const dying = await listen((socket) => {
    received.dying += 1;
    socket.destroy();
  });
  const living = await listen(() => {
    received.living += 1;
  });
  const pay = async () => (await fetch(`http://localhost:${String(host)}/fd/api/v1/payment/pay`, { method: 'POST', body: '{}' })).status;
  try {
    configure(host, wallet, [`http://127.0.0.1:${String(dead)}`, originAt(living)]);
    await start(host);
    expect([await pay(), await pay(), await pay()]).toEqual([200, 200, 200]);
    expect(received.living).toBe(3);
    nginx?.kill('SIGQUIT');
    await waitFor(() => false);

    configure(host, wallet, [originAt(dying), originAt(living)]);
    await start(host);
    const answers = [await pay(), await pay(), await pay()];
    expect(answers.filter((status) => status === 502)).toHaveLength(received.dying);
    expect(received).toEqual({ dying: 1, living: 5 });
  } finally {
    dying.close();
    living.close();
  }
});

function configure(host: number, wallet: number, platforms: readonly string[]): void {
  const files = configurationFiles({
    addresses: {
      host: `http://localhost:${String(host)}`,
      remotes: { wallet: `http://localhost:${String(wallet)}` },
      platform: 'http://127.0.0.1:1',
    },
    platforms,
    host: {
      origins: { remoteOrigins: [], gameOrigins: [] },
      page: join(folder, 'page'),
      hostBuild: join(folder, 'host'),
      deployment: join(folder, 'deployments'),
    },
    remotes: ['wallet'],
    store: join(folder, 'store'),
    modules: MODULES,
    workers: 1,
    unprivileged: true,
    accessLog: 'file',
    hasIpv6: false,
  });
  for (const [path, text] of Object.entries(files)) write(join('serving', path), text);
  for (const place of ['logs', 'temp']) mkdirSync(join(folder, 'serving', place), { recursive: true });
  give(join(folder, 'serving'));
}

/** Starts a fake platform process that answers each call unless `take` has closed its connection. */
async function listen(take: (socket: { destroy(): unknown }) => void): Promise<Server> {
  const server = createHttpServer(({ socket }, response) => {
    take(socket);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function originAt(server: Server): string {
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Starts nginx; as root it switches to another user. */
async function start(port: number): Promise<void> {
  const args = ['-p', join(folder, 'serving'), '-c', 'nginx.conf', '-e', 'logs/error.log'];
  const user = process.getuid?.() === 0 ? { uid: ORDINARY, gid: ORDINARY } : {};
  const checked = spawnSync(NGINX ?? '', ['-t', ...args], { encoding: 'utf8', ...user });
  expect([checked.status, checked.stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  nginx = spawn(NGINX ?? '', args, { stdio: 'ignore', ...user });
  if (!(await waitFor(() => isServing(port)))) throw new Error(readFileSync(join(folder, 'serving', 'logs', 'error.log'), 'utf8'));
}

async function isServing(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${String(port)}/deployment.json`)).ok;
  } catch {
    return false;
  }
}

async function waitFor(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS && nginx?.exitCode === null; attempt += 1) {
    if (await isTrue()) return true;
    await delay(POLL_MS);
  }
  return false;
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function give(path: string): void {
  if (process.getuid?.() !== 0) return;
  chownSync(path, ORDINARY, ORDINARY);
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) give(join(path, name));
}

async function freePorts(count: number): Promise<readonly [number, number]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [first = 0, second = 0] = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return [first, second];
}
