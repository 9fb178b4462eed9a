import { TELEMETRY_PATH } from '@site/shared/wire/reports';
import { TELEMETRY_ENTRIES_MAX, type Telemetry, type TelemetryEntry } from '@site/shared/wire/telemetry';
import Fastify, { type FastifyInstance } from 'fastify';
import { createClock } from '../kernel';
import { addTelemetry, BATCHES_PER_MINUTE, BUILDS_MAX, LINES_PER_MINUTE, LOADS_PER_MINUTE, NEW_BUILDS_PER_HOUR } from './addTelemetry';
import { createMetrics, type Metrics } from './createMetrics';

const clock = createClock();
const logged: Record<string, unknown>[] = [];
const log = { info: () => undefined, warn: (event: string, fields = {}) => logged.push({ event, ...fields }), error: () => undefined };

let server: FastifyInstance;
let url: string;
let metrics: Metrics;

beforeEach(async () => {
  logged.length = 0;
  clock.freeze();
  metrics = createMetrics();
  server = Fastify({ trustProxy: true, forceCloseConnections: true });
  addTelemetry(server, { clock, log, metrics });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

const aLoad = (changes: Partial<Extract<TelemetryEntry, { kind: 'load' }>> = {}): TelemetryEntry => ({
  kind: 'load',
  remote: 'wallet',
  build: '1.1.0-bbbbbbbb',
  phase: 'entry',
  result: 'failed',
  ...changes,
});

async function post(payload: unknown, from = '203.0.113.1'): Promise<Response> {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return fetch(`${url}${TELEMETRY_PATH}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  });
}

const send = (entries: readonly unknown[], changes: Partial<Telemetry> = {}, from?: string) =>
  post({ themedBuild: 'default', host: '1.0.0', share: 1, entries, ...changes }, from);

/** Returns the value of a series by its labels. */
async function valueOf(name: string, labels: Readonly<Record<string, string>>): Promise<number | undefined> {
  const found = await metrics.registry.getSingleMetric(name)?.get();
  return found?.values.find(({ labels: own }) => Object.entries(labels).every(([label, value]) => own[label as never] === value))?.value;
}

const loads = (labels: Readonly<Record<string, string>>) => valueOf('site_remote_loads_total', labels);
const dropped = () => valueOf('site_reports_total', { kind: 'dropped' });

async function buildsCounted(): Promise<number> {
  const found = await metrics.registry.getSingleMetric('site_remote_loads_total')?.get();
  return new Set(found?.values.map(({ labels }) => labels['build'])).size;
}

it('loads are counted by remote, build, themed build, phase and result, with their time', async () => {
  const response = await send([
    aLoad({ reference: 'WA-204518', view: 'deposit', cause: 'TypeError: x is undefined', calls: ['6f1c9f0a-3f5a-4a3c-8b6d-2f1f3c9f0a11'] }),
    aLoad({ phase: 'module', result: 'ok', ms: 420 }),
    aLoad({ phase: 'mount', result: 'ok', count: 3 }),
  ]);

  expect([response.status, await response.text()]).toEqual([204, '']);
  const build = { remote: 'wallet', build: '1.1.0-bbbbbbbb', themed_build: 'default' };
  expect(await loads({ ...build, phase: 'entry', result: 'failed' })).toBe(1);
  expect(await loads({ ...build, phase: 'mount', result: 'ok' })).toBe(3);
  const text = await metrics.registry.metrics();
  expect(text).toContain('site_remote_load_seconds_bucket{le="0.5",remote="wallet",build="1.1.0-bbbbbbbb",themed_build="default"} 1');
  expect(logged).toEqual([
    {
      event: 'remote-failed',
      themedBuild: 'default',
      remote: 'wallet',
      build: '1.1.0-bbbbbbbb',
      phase: 'entry',
      result: 'failed',
      reference: 'WA-204518',
      view: 'deposit',
      cause: 'TypeError: x is undefined',
      calls: ['6f1c9f0a-3f5a-4a3c-8b6d-2f1f3c9f0a11'],
    },
  ]);
});

it('a success of a page that was chosen by lot stands for the others', async () => {
  await send([aLoad({ phase: 'mount', result: 'ok' }), aLoad()], { share: 0.25 });

  expect(await loads({ result: 'ok' })).toBe(4);
  expect(await loads({ result: 'failed' })).toBe(1);
});

it('web vitals are kept in seconds, the shift of the layout as its score', async () => {
  await send([
    { kind: 'vital', name: 'LCP', value: 2400 },
    { kind: 'vital', name: 'CLS', value: 0.05 },
  ]);

  const text = await metrics.registry.metrics();
  expect(text).toContain('site_web_vital_sum{name="LCP",themed_build="default"} 2.4');
  expect(text).toContain('site_web_vital_sum{name="CLS",themed_build="default"} 0.05');
});

it('entries of the log are counted by level, and written to the log of the platform', async () => {
  await send([{ kind: 'log', level: 'error', message: 'render failed', fields: { error: 'TypeError: x' } }]);

  expect(await valueOf('site_reports_total', { kind: 'page_error' })).toBe(1);
  expect(logged).toMatchObject([{ event: 'page-logged', message: 'render failed', fields: { error: 'TypeError: x' } }]);
});

describe('what is forged', () => {
  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['another shape', '{"entries":[]}'],
    ['no themed build', JSON.stringify({ themedBuild: 'A"b', host: '1', share: 1, entries: [aLoad()] })],
    ['a share that makes one report many', JSON.stringify({ themedBuild: 'default', host: '1', share: 0.001, entries: [aLoad()] })],
    [
      'too many entries',
      JSON.stringify({
        themedBuild: 'default',
        host: '1',
        share: 1,
        entries: Array.from({ length: TELEMETRY_ENTRIES_MAX + 1 }, () => aLoad()),
      }),
    ],
  ])('%s is dropped as a whole', async (_what, body) => {
    expect((await post(body)).status).toBe(204);
    expect([await dropped(), await buildsCounted()]).toEqual([1, 0]);
  });

  it.each([
    ['a remote that is no name', { ...aLoad(), remote: 'wallet"} 1\nx{' }],
    ['a build that is no version', { ...aLoad(), build: 'a b' }],
    ['a phase that does not exist', { ...aLoad(), phase: 'launch' }],
    ['a negative time', { ...aLoad(), ms: -1 }],
    ['a count without end', { ...aLoad(), count: 1e9 }],
    ['an unknown vital', { kind: 'vital', name: 'X', value: 1 }],
    ['a text without end', { kind: 'log', level: 'error', message: 'x'.repeat(301), fields: {} }],
    ['an unknown kind', { kind: 'money' }],
  ])('%s is dropped, and its neighbour is counted', async (_what, entry) => {
    await send([entry, aLoad()]);

    expect([await dropped(), await loads({ build: '1.1.0-bbbbbbbb' })]).toEqual([1, 1]);
  });

  it('builds that an address makes up are counted together after the first few', async () => {
    const many = Array.from({ length: 45 }, (_, index) => aLoad({ build: `9.9.${String(index)}` }));
    await send(many);

    expect(await buildsCounted()).toBe(NEW_BUILDS_PER_HOUR + 1);
    expect(await loads({ build: 'other', themed_build: 'other', remote: 'other' })).toBe(45 - NEW_BUILDS_PER_HOUR);
  });

  it('builds that many addresses make up push out the oldest, and never a build that players load', async () => {
    for (let address = 0; address * NEW_BUILDS_PER_HOUR < BUILDS_MAX + 40; address += 1) {
      await send([aLoad()], {}, `198.51.100.${String(address)}`);
      const forged = Array.from({ length: NEW_BUILDS_PER_HOUR }, (_, index) => aLoad({ build: `8.${String(address)}.${String(index)}` }));
      await send(forged, {}, `203.0.113.${String(address)}`);
    }

    expect(await buildsCounted()).toBe(BUILDS_MAX);
    expect(await loads({ build: '1.1.0-bbbbbbbb' })).toBe(12);
  });

  it('one address cannot make a build look broken: so many of its loads count in a minute', async () => {
    await send([aLoad({ count: 1_000 })]);
    await send([aLoad({ phase: 'mount', result: 'ok', count: 5 })], {}, '203.0.113.2');
    expect(await loads({ result: 'failed' })).toBe(LOADS_PER_MINUTE);
    expect(await loads({ result: 'ok' })).toBe(5);

    clock.advance(60_000);
    await send([aLoad()]);
    expect(await loads({ result: 'failed' })).toBe(LOADS_PER_MINUTE + 1);
  });

  it('one address cannot fill the log: so many lines a minute, and the rest is counted', async () => {
    const many = Array.from({ length: TELEMETRY_ENTRIES_MAX }, () => ({ kind: 'log', level: 'warn', message: 'x', fields: {} }));
    for (let each = 0; each < 3; each += 1) await send(many);

    expect(logged).toHaveLength(LINES_PER_MINUTE);
    expect(await valueOf('site_reports_total', { kind: 'page_warn' })).toBe(3 * TELEMETRY_ENTRIES_MAX);
  });

  it('themed builds that are made up are counted together', async () => {
    for (let index = 0; index < NEW_BUILDS_PER_HOUR + 5; index += 1) {
      await send([{ kind: 'vital', name: 'LCP', value: 1 }], { themedBuild: `t${String(index)}` });
    }

    const found = await metrics.registry.getSingleMetric('site_web_vital')?.get();
    expect(new Set(found?.values.map(({ labels }) => labels['themed_build'])).size).toBe(NEW_BUILDS_PER_HOUR + 1);
  });

  it('a body too large, or of another kind, is refused', async () => {
    expect((await post('x'.repeat(66_000))).status).toBe(413);
    const form = await fetch(`${url}${TELEMETRY_PATH}`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(form.status).toBe(415);
  });

  it('an address that floods is heard so often a minute', async () => {
    for (let each = 0; each < BATCHES_PER_MINUTE + 10; each += 1) await send([{ kind: 'vital', name: 'CLS', value: 0 }]);

    expect(await dropped()).toBe(10);
  });
});
