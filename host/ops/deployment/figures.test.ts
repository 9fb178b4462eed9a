import { announce } from './announce';
import { figuresOf, figuresSince, readFigures, type Figures } from './figures';
import { parseMetrics } from './metricsText';

const ORIGIN = 'http://127.0.0.1:4184';
const OF = 'remote="wallet",build="1.1.0-bbbbbbbb",themed_build="default"';

function text(shown: number, failed: number, times: readonly [number, number, number] = [0, 0, 0]): string {
  return [
    '# TYPE site_remote_loads_total counter',
    `site_remote_loads_total{${OF},phase="module",result="ok"} 99`,
    `site_remote_loads_total{${OF},phase="mount",result="ok"} ${String(shown)}`,
    `site_remote_loads_total{${OF},phase="entry",result="failed"} ${String(failed)}`,
    `site_remote_load_seconds_bucket{le="0.1",${OF}} ${String(times[0])}`,
    `site_remote_load_seconds_bucket{le="1",${OF}} ${String(times[1])}`,
    `site_remote_load_seconds_bucket{le="+Inf",${OF}} ${String(times[2])}`,
  ].join('\n');
}

const answering =
  (answer: string, status = 200): typeof fetch =>
  () =>
    Promise.resolve(new Response(answer, { status }));

async function read(answer: string, origins = [ORIGIN]): Promise<Figures> {
  const figures = await readFigures({ fetch: answering(answer), origins });
  if (figures === undefined) throw new Error('no figures');
  return figures;
}

const walletOf = (figures: Figures) => figuresOf(figures, 'wallet', '1.1.0-bbbbbbbb', 'default');

describe('the figures of a build', () => {
  it('are its failures among what came to an end, and the time of its loads', async () => {
    expect(walletOf(await read(text(90, 10, [50, 100, 100])))).toMatchObject({
      loads: 100,
      failures: 10,
      failureRate: 0.1,
      failuresByPhase: { entry: 10 },
      medianLoadMs: 100,
      p95LoadMs: 910,
    });
  });

  it('count a mount that never ended as a failure, whose page could report no other', async () => {
    const frozen = `site_remote_loads_total{${OF},phase="freeze",result="failed"} 3`;

    expect(walletOf(await read(`${text(97, 0)}\n${frozen}`))).toMatchObject({ loads: 100, failures: 3, failuresByPhase: { freeze: 3 } });
  });

  it('of several processes are added', async () => {
    expect(walletOf(await read(text(9, 1), [ORIGIN, 'http://127.0.0.1:4284']))).toMatchObject({ loads: 20, failures: 2 });
  });

  it('that nobody has loaded are zero, without a time', async () => {
    const none = figuresOf(await read(''), 'wallet', '1.1.0-bbbbbbbb', 'default');

    expect(none).toMatchObject({ loads: 0, failureRate: 0 });
    expect(none).not.toHaveProperty('medianLoadMs');
  });

  it('whose loads were longer than the longest bucket have its beginning for a time', async () => {
    expect(walletOf(await read(text(1, 0, [0, 0, 4])))).toMatchObject({ medianLoadMs: 1000 });
  });

  it('since an earlier reading are what came after it', async () => {
    const since = figuresSince(await read(text(90, 10, [50, 100, 100])), await read(text(91, 13, [54, 104, 104])));

    expect(walletOf(since)).toMatchObject({ loads: 4, failures: 3, failureRate: 0.75, medianLoadMs: 50 });
  });

  it('since an earlier start of the platform are all', async () => {
    expect(walletOf(figuresSince(await read(text(90, 10)), await read(text(3, 1))))).toMatchObject({ loads: 4, failures: 1 });
  });
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers with an error', answering('no', 500)],
])('there are none where an address %s', async (_what, fetch) => {
  expect(await readFigures({ fetch, origins: [ORIGIN] })).toBeUndefined();
  expect(await readFigures({ fetch, origins: [] })).toBeUndefined();
});

it('a sample is read with whatever its labels hold', () => {
  expect(parseMetrics('a{b="x\\"}, c=\\"y\\\\",d="\\n"} 1.5e3 170000\nbare +Inf\n# c 1\n\nnonsense')).toEqual([
    { name: 'a', labels: { b: 'x"}, c="y\\', d: '\n' }, value: 1500 },
    { name: 'bare', labels: {}, value: Infinity },
  ]);
});

describe('an announcement', () => {
  const CHANGE = {
    command: 'promote',
    themedBuild: 'default',
    revision: 8,
    at: '2026-11-21T04:00:00.000Z',
    who: 'lin',
    why: '新',
    remotes: [],
  };

  it('goes to one process of the platform, whose counts are added to those of the others', async () => {
    const sent: [string, unknown][] = [];
    const fetch = ((url: string, { body }: { body: string }) => {
      sent.push([url, JSON.parse(body)]);
      return Promise.resolve(new Response());
    }) as unknown as typeof globalThis.fetch;

    await announce(CHANGE, { fetch, origins: [ORIGIN, 'http://127.0.0.1:4284'] });

    expect(sent).toEqual([[`${ORIGIN}/operations`, CHANGE]]);
  });

  it.each([
    ['nobody listens', () => Promise.reject(new TypeError('fetch failed')), [ORIGIN]],
    ['there is no address', answering(''), []],
  ])('is nothing to wait for where %s', async (_what, fetch, origins) => {
    await expect(announce(CHANGE, { fetch, origins })).resolves.toBeUndefined();
  });
});
