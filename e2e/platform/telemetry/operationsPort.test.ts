import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HEADERS } from '@site/shared/wire/envelope';
import { REPORTS_PATH, TELEMETRY_PATH } from '@site/shared/wire/reports';
import { preInfoCall } from '@site/shared/wire/site';
import { memberInfoCall } from '@site/shared/wire/user';
import { withdrawCall } from '@site/shared/wire/withdrawals';
import { load } from 'js-yaml';
import { sql } from 'kysely';
import { createLog } from '../http/writeLog';
import { withCorrelation } from '../kernel';
import { readSecurityLog } from '../security-log/readSecurityLog';
import { verifyChain } from '../security-log/chain';
import { sendRaw } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { aWithdrawer, md5 } from '../withdrawals/testing/aWithdrawer';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const site = platformForTests();
let origin: string;

beforeAll(() => {
  origin = String(site.platform.metricsUrl);
});

const metrics = async (): Promise<string> => (await fetch(`${origin}/metrics`)).text();
const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });

const OPERATION = {
  command: 'promote',
  themedBuild: 'default',
  revision: 8,
  at: '2026-11-21T04:00:00.000Z',
  who: 'lin',
  why: '新版上线',
  remotes: ['wallet'],
};

describe('the operations port', () => {
  it('answers the metrics of process, calls, reports and remotes', async () => {
    await site.send(preInfoCall, { device: {} });
    await post(`${site.platform.url}${TELEMETRY_PATH}`, {
      themedBuild: 'default',
      host: '1.0.0',
      share: 1,
      entries: [{ kind: 'load', remote: 'chat', build: '1.0.0-dddddddd', phase: 'module', result: 'failed' }],
    });
    await post(
      `${site.platform.url}${REPORTS_PATH}`,
      [{ type: 'integrity-violation', url: 'https://site.example/', body: { destination: 'script' } }],
      { 'content-type': 'application/reports+json' },
    );

    const text = await metrics();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toMatch(new RegExp(`site_call_seconds_count\\{call="${preInfoCall.path}",result="\\w+"\\} 1`));
    expect(text).toContain('site_reports_total{kind="integrity"} 1');
    expect(text).toContain(
      'site_remote_loads_total{remote="chat",build="1.0.0-dddddddd",themed_build="default",phase="module",result="failed"} 1',
    );
  });

  it('is no address of the platform that players reach', async () => {
    expect((await fetch(`${site.platform.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${site.platform.url}/operations`)).status).toBe(404);
  });

  it('does not answer pages', async () => {
    expect((await fetch(`${origin}/metrics`, { headers: { origin: 'http://evil.test' } })).status).toBe(403);
    expect((await post(`${origin}/operations`, OPERATION, { 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  });

  it('counts and lists what operations changed', async () => {
    expect((await post(`${origin}/operations`, OPERATION)).status).toBe(204);
    await post(`${origin}/operations`, { ...OPERATION, command: 'configure', remotes: [] });

    const text = await metrics();
    expect(text).toContain('site_operations_total{command="promote",remote="wallet",themed_build="default"} 1');
    expect(text).toContain('site_operations_total{command="configure",remote="none",themed_build="default"} 1');
    expect(await (await fetch(`${origin}/operations`)).json()).toMatchObject({ operations: [OPERATION, { command: 'configure' }] });
  });

  it('refuses what is no operation', async () => {
    expect((await post(`${origin}/operations`, { ...OPERATION, command: 'a b' })).status).toBe(400);
  });
});

describe('the id of a call', () => {
  const answered = async (requestId: string) =>
    (await sendRaw(site.platform.url, memberInfoCall.path, '{"isPop":false}', { headers: { [HEADERS.requestId]: requestId } })).headers.get(
      HEADERS.requestId,
    );

  it('goes back with the answer as the page made it', async () => {
    const id = randomUUID();

    expect(await answered(id)).toBe(id);
  });

  it.each([
    ['absent', ''],
    ['malformed', "x' or 1=1"],
  ])('is made by the platform where it is %s', async (_what, id) => {
    expect(await answered(id)).toMatch(UUID);
  });

  let accountId: string;
  let token: string;
  beforeAll(async () => {
    ({ accountId } = await aWithdrawer(site, '1000.00'));
    token = await site.signIn('player1', 'player123');
  });
  const withdraw = (requestId: string, key: string) =>
    site.send(
      withdrawCall,
      { accountId, amount: '300.00', password: md5('273918') },
      { token, key, headers: { [HEADERS.requestId]: requestId } },
    );

  it('stays with what the call booked, and with its event in the security log', async () => {
    const id = randomUUID();

    expect(await withdraw(id, randomUUID())).toMatchObject({ status_code: 6000 });
    const { rows } = await sql`
      select t.kind, sum(e.amount) filter (where e.amount > 0) as moved
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id where t.correlation = ${id} group by t.id`.execute(site.db);
    expect(rows).toMatchObject([{ kind: 'withdrawal' }]);
    expect(rows.map((row) => Number((row as { moved: unknown }).moved))).toEqual([30_000]);
    const events: unknown[] = [];
    for await (const event of readSecurityLog(site.db, { event: 'withdrawal' })) events.push(event);
    expect(events).toMatchObject([{ result: 'ok', correlation: id }]);
    expect(await verifyChain(readSecurityLog(site.db))).toMatchObject({ status: 'whole' });
  });

  it('stays with the first of two requests under one key, which books once', async () => {
    const [key, one, other] = [randomUUID(), randomUUID(), randomUUID()];
    const first = await withdraw(one, key);

    expect(await withdraw(other, key)).toEqual(first);
    const { rows } = await sql`select correlation from ledger_transfer where correlation in (${one}, ${other})`.execute(site.db);
    expect(rows).toEqual([{ correlation: one }]);
  });

  it('is in every line that is logged in it, and in none besides', () => {
    const lines: string[] = [];
    const log = createLog(
      'info',
      (line) => lines.push(line),
      () => new Date(0),
    );

    withCorrelation('id-1', () => {
      log.info('inside');
    });
    log.info('outside');

    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { at: '1970-01-01T00:00:00.000Z', level: 'info', event: 'inside', correlation: 'id-1' },
      { at: '1970-01-01T00:00:00.000Z', level: 'info', event: 'outside' },
    ]);
  });
});

describe('the alert rules', () => {
  const file = path.join(__dirname, '../../../host/ops/alerts/site.rules.yaml');
  const { groups } = load(readFileSync(file, 'utf8')) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
  const rules = groups.flatMap(({ rules: own }) => own);

  /** Returns the labels of each metric on the port; a histogram has three series. */
  async function exposed(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const families = new Map<string, Set<string>>();
    for (const [, name = '', kind] of (await metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      const series = kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
      for (const each of series) families.set(each, new Set());
    }
    for (const [, name = '', labels = ''] of (await metrics()).matchAll(/^(\w+)\{(.*)\} \S+$/gm)) {
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) families.get(name)?.add(label);
    }
    return families;
  }

  it.each(rules)('$alert has an expression, a severity, a summary and what to do', ({ alert, expr, labels, annotations }) => {
    expect(alert).toMatch(/^[A-Z]\w+$/);
    expect(expr).not.toBe('');
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
    expect(annotations.runbook).not.toBe('');
  });

  it.each(rules)('$alert asks only for metrics and labels that the port answers', async ({ expr, annotations }) => {
    await post(`${site.platform.url}${TELEMETRY_PATH}`, {
      themedBuild: 'default',
      host: '1.0.0',
      share: 1,
      entries: [
        { kind: 'load', remote: 'chat', build: '1.0.0-dddddddd', phase: 'module', result: 'ok', ms: 300 },
        { kind: 'vital', name: 'LCP', value: 1 },
      ],
    });
    await post(`${origin}/operations`, OPERATION);
    await site.send(preInfoCall, { device: {} });
    const families = await exposed();
    const asked = [...expr.matchAll(/\b((?:site|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];

    expect(asked).not.toEqual([]);
    for (const [, name = '', matchers = ''] of asked) {
      expect([name, families.has(name)]).toEqual([name, true]);
      for (const [, label = ''] of matchers.matchAll(/(\w+)\s*[=!]/g)) expect([name, families.get(name)?.has(label)]).toEqual([name, true]);
    }
    const all = new Set(asked.flatMap(([, name = '']) => [...(families.get(name) ?? [])]));
    const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(',').map((label) => label.trim()));
    const shown = [...`${annotations.summary} ${annotations.runbook}`.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label ?? '');
    for (const label of [...grouped, ...shown]) expect([label, all.has(label)]).toEqual([label, true]);
  });
});

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
