import { REPORTS_PATH } from '@site/shared/wire/reports';
import Fastify, { type FastifyInstance } from 'fastify';
import { createClock } from '../kernel';
import { addReports, REPORTS_PER_MINUTE, type Reports } from './reports';

const clock = createClock();
const logged: Record<string, unknown>[] = [];
const log = { info: () => undefined, warn: (_event: string, fields = {}) => logged.push(fields), error: () => undefined };

let server: FastifyInstance;
let url: string;
let reports: Reports;
const counts = () => reports.counts();

beforeEach(async () => {
  logged.length = 0;
  clock.freeze();
  server = Fastify({ trustProxy: true, forceCloseConnections: true });
  reports = addReports(server, { clock, log });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

const post = async (payload: unknown, type = 'application/reports+json', from = '203.0.113.1') => {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const response = await fetch(`${url}${REPORTS_PATH}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'x-forwarded-for': from },
  });
  return { statusCode: response.status, body: await response.text() };
};

const VIOLATION = {
  type: 'csp-violation',
  url: 'https://site.example/mine/wallet?token=secret#x',
  body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/a.js?member=7', sample: 'alert("secret")' },
};

it('a violation of the policy is counted, and logged without query, sample or agent', async () => {
  const { statusCode, body } = await post([
    VIOLATION,
    { type: 'integrity-violation', url: 'https://site.example/', body: { destination: 'script' } },
  ]);

  expect([statusCode, body]).toEqual([204, '']);
  expect(counts()).toEqual({ csp: 1, integrity: 1, other: 0, dropped: 0 });
  expect(logged).toEqual([
    { kind: 'csp', rule: 'script-src-elem', blocked: 'https://evil.example/a.js', page: 'https://site.example/mine/wallet' },
    { kind: 'integrity', rule: 'script', blocked: '', page: 'https://site.example/' },
  ]);
});

it('is understood in the older way too', async () => {
  const report = { 'violated-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': 'https://site.example/?a=b' };
  await post({ 'csp-report': report }, 'application/csp-report');

  expect(counts()).toMatchObject({ csp: 1, dropped: 0 });
  expect(logged).toEqual([{ kind: 'csp', rule: 'script-src', blocked: 'inline', page: 'https://site.example/' }]);
});

it.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['another shape', '{"a":1}'],
  ['a list without end', JSON.stringify(Array.from({ length: 21 }, () => VIOLATION))],
  ['an empty list', '[]'],
])('%s is dropped and counted', async (_what, body) => {
  expect((await post(body)).statusCode).toBe(204);
  expect(counts()).toEqual({ csp: 0, integrity: 0, other: 0, dropped: 1 });
  expect(logged).toEqual([]);
});

it('what is no address and no word is not logged', async () => {
  await post([{ type: 'csp-violation', url: 'a\nb', body: { effectiveDirective: 'x\ny', blockedURL: 'data:text/html,<secret>' } }]);

  expect(logged).toEqual([{ kind: 'csp', rule: '', blocked: 'data:', page: '' }]);
});

it('a body too large, or of another kind, is refused', async () => {
  expect((await post('x'.repeat(33_000))).statusCode).toBe(413);
  expect((await post('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
});

it('an address that floods is heard sixty times a minute, and others still are', async () => {
  for (let each = 0; each < REPORTS_PER_MINUTE + 40; each += 1) await post([VIOLATION]);
  expect(counts()).toMatchObject({ csp: REPORTS_PER_MINUTE, dropped: 40 });

  await post([VIOLATION], undefined, '203.0.113.2');
  expect(counts()).toMatchObject({ csp: REPORTS_PER_MINUTE + 1 });
  clock.advance(60_000);
  await post([VIOLATION]);
  expect(counts()).toMatchObject({ csp: REPORTS_PER_MINUTE + 2 });
});

it('the counts are written to the log, once for each change', async () => {
  await reports.logCounts();
  expect(logged).toEqual([]);

  await post('{');
  await reports.logCounts();
  await reports.logCounts();

  expect(logged).toEqual([{ csp: 0, integrity: 0, other: 0, dropped: 1 }]);
});
