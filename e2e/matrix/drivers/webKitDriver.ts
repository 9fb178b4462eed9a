import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { COMPLAINTS, LISTEN, WINDOW, type Driver, type Place } from './driver';

/** Longer than a driver needs to start listening on a busy machine. */
const START_LIMIT_MS = 120_000;
const PAUSE_MS = 200;
const FRAME = "return document.querySelector('iframe')";
/** Screen size in the format of Xvfb. */
const SCREEN = `${String(WINDOW.width)}x${String(WINDOW.height)}x24`;

/** Starts WebKitGTK on a separate screen and drives it by WebDriver. Its driver listens on the port. */
export async function openWebKit(binary: string, port: number): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const children: ChildProcess[] = [screen];
  const end = (): void => {
    for (const child of children) child.kill();
  };
  try {
    const DISPLAY = `:${await numberOf(screen)}`;
    children.push(spawn('WebKitWebDriver', [`--port=${String(port)}`], { stdio: 'ignore', env: { ...process.env, DISPLAY } }));
    return await openSession(`http://127.0.0.1:${String(port)}`, binary, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function numberOf(screen: ChildProcess): Promise<string> {
  const ended = once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb does not start')));
  const [number] = (await Promise.race([once(screen.stdio[3] ?? screen, 'data'), ended])) as readonly unknown[];
  return String(number).trim();
}

async function openSession(origin: string, binary: string, end: () => void): Promise<Driver> {
  await untilItListens(origin);
  const { sessionId } = (await call(origin, 'POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
  })) as { readonly sessionId: string };
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> =>
    call(`${origin}/session/${sessionId}`, method, path, body);
  const run = (script: string): Promise<unknown> => send('POST', '/execute/sync', { script, args: [] });
  const act = (source: object): Promise<unknown> => send('POST', '/actions', { actions: [source] });
  await send('POST', '/window/rect', WINDOW);
  const site = await send('GET', '/window');
  // Handles have no defined order.
  const findOpened = async (): Promise<unknown> => ((await send('GET', '/window/handles')) as unknown[]).find((handle) => handle !== site);
  const within = async <T>(where: Place, command: () => Promise<T>): Promise<T> => {
    if (where === 'page') return command();
    if (where === 'window') await send('POST', '/window', { handle: await findOpened() });
    else await send('POST', '/frame', { id: await run(FRAME) });
    try {
      return await command();
    } finally {
      await (where === 'window' ? send('POST', '/window', { handle: site }) : send('POST', '/frame', { id: null }));
    }
  };
  return {
    async open(url) {
      await send('POST', '/url', { url });
      await run(LISTEN);
    },
    evaluate: (expression, where = 'page') => within(where, () => run(`return ${expression}`)),
    async press(x, y, where = 'page') {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      // Coordinates refer to the window, even for a press in a frame.
      await within(where === 'window' ? where : 'page', () =>
        act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }),
      );
    },
    async type(text, where = 'page') {
      const actions = text.split('').flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await within(where === 'window' ? where : 'page', () => act({ type: 'key', id: 'keyboard', actions }));
    },
    complaints: async () => (await run(`return ${COMPLAINTS}`)) as readonly string[],
    async close() {
      await send('DELETE', '').finally(end);
    },
  };
}

async function untilItListens(origin: string): Promise<void> {
  for (let waited = 0; waited < START_LIMIT_MS; waited += PAUSE_MS) {
    const answer = await fetch(`${origin}/status`).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(PAUSE_MS);
  }
  throw new Error('WebKitWebDriver does not listen');
}

async function call(base: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const answer = await fetch(base + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
  return value;
}
