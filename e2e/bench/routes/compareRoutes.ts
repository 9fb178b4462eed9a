import type { CDPSession, Page } from '@playwright/test';
import { REMOTES } from '../../support/remotes';
import { walk, type Stop } from '../../support/walk';
import { COMPARED, inTurns } from '../inTurns';
import { recordTraffic } from '../loads/recordTraffic';
import { FAST, SLOW } from '../networks';
import type { Part, PartOptions } from '../part';
import type { Sample } from '../samples';
import { median } from '../statistics';
import { collectComplaints, limitNetwork, newVisitor } from '../visitor';

/** Page of the host without a remote, from which every route is entered. */
const HOST_PAGE: Stop = { address: '/app/help/kh', heading: '开户指南' };
/** Pause after the first view of a route, so its prefetches finish before the next route is entered. */
const REST_MS = 1500;
const WARM_TIMES = 3;
const ROUTE_CHANGES = 50;

const ROUTES = REMOTES.map(({ id, address, heading }) => ({ id, stop: { address, heading: heading['zh-CN'] } }));

interface Visit {
  /** First view of each remote's screen on the slow network, then repeated views. */
  readonly coldMs: Readonly<Record<string, number>>;
  readonly warmMs: Readonly<Record<string, number>>;
  /** Used bytes after the route changes and a garbage collection. */
  readonly heapBytes: number;
}

/** Enters a screen of each remote from a page without remotes, first with an empty cache, then again. */
export async function compareRoutes({ browser, variants, sessions, rounds, only, onProgress }: PartOptions): Promise<Part> {
  const routes = ROUTES.filter(({ id }) => id.startsWith(only));
  const { composed, oneBundle } = await inTurns(COMPARED, rounds, 1, async (variant) => {
    const context = await newVisitor(browser, sessions[variant]);
    try {
      const page = await context.newPage();
      const complaints = collectComplaints(page);
      const visit = await visitRoutes(page, variants[variant].host, routes);
      if (complaints.length > 0) throw new Error([`${variants[variant].host} complains`, ...complaints].join('\n  '));
      return visit;
    } finally {
      await context.close();
    }
  });
  onProgress(`routes: ${String(composed.length)} rounds`);
  const samples = routes.flatMap(({ id }): readonly Sample[] =>
    (['coldMs', 'warmMs'] as const).map((measure) => ({
      subject: `route of ${id}`,
      condition: measure === 'coldMs' ? SLOW.name : FAST.name,
      measure,
      composed: composed.map((visit) => visit[measure][id] ?? Number.NaN),
      oneBundle: oneBundle.map((visit) => visit[measure][id] ?? Number.NaN),
    })),
  );
  const heap: Sample = {
    subject: 'all routes',
    condition: FAST.name,
    measure: 'heapBytes',
    composed: composed.map(({ heapBytes }) => heapBytes),
    oneBundle: oneBundle.map(({ heapBytes }) => heapBytes),
  };
  return { samples: [...samples, heap], notes: [] };
}

async function visitRoutes(page: Page, origin: string, routes: typeof ROUTES): Promise<Visit> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const traffic = recordTraffic(client);
  await page.goto(`${origin}${HOST_PAGE.address}`);
  await traffic.quiet();

  await limitNetwork(client, SLOW);
  const cold = await tour(page, routes, REST_MS);
  await limitNetwork(client, FAST);
  const warm: (readonly number[])[] = [];
  for (let time = 0; time < WARM_TIMES; time += 1) warm.push(await tour(page, routes, 0));
  const changes = routes.length * 2 * (1 + WARM_TIMES);
  for (let change = changes; change < ROUTE_CHANGES; change += routes.length * 2) await tour(page, routes, 0);
  return {
    coldMs: Object.fromEntries(routes.map(({ id }, index) => [id, cold[index] ?? Number.NaN])),
    warmMs: Object.fromEntries(routes.map(({ id }, index) => [id, median(warm.map((times) => times[index] ?? Number.NaN))])),
    heapBytes: await heapBytes(client),
  };
}

/** Returns the milliseconds of each route, without those of the host's page between them. */
async function tour(page: Page, routes: typeof ROUTES, restMs: number): Promise<readonly number[]> {
  const times = await walk(
    page,
    routes.flatMap(({ stop }) => [{ ...stop, restMs }, HOST_PAGE]),
  );
  return times.filter((_, index) => index % 2 === 0);
}

async function heapBytes(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.enable');
  // The first collection clears weak references; the second frees their objects.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}
