import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { openAsMember } from '../support/memberPage';
import { walk, type Stop } from '../support/walk';
import { REMOTES, type RemoteFacts } from '../support/remotes';

/** Page of the host without a remote, visited before and after each mount. */
const HOST_PAGE = { address: '/app/help/kh', heading: '开户指南' } as const;

/** The first mounts fetch code and texts and create everything that exists once per page. */
const WARM_UP = 10;

const CYCLES = 100;

/**
 * Permitted average growth per mount and unmount. The aim is zero: a leak grows by whole nodes with each cycle. The
 * fractions allow for occasional events: an odds tick, a chat message, a log entry, a compiled function, and the
 * document that the browser retains for each rendered drawing.
 */
const PER_CYCLE = { documents: 0.1, nodes: 0.5, listeners: 0.1, heapBytes: 20_000 } as const;

// Animations have timers and frames that could leak.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('mounted and unmounted repeatedly,', { tag: '@full' }, () => {
  for (const remote of REMOTES) {
    test(`${remote.id} leaks nothing after ${String(CYCLES)} cycles`, async ({ page, sandbox, baseURL, complaints }) => {
      await sandbox.setBalance('500.00');
      await openAsMember(page, `${baseURL ?? ''}${HOST_PAGE.address}`);
      await cycle(page, remote, WARM_UP);
      const browser = await page.context().newCDPSession(page);
      const before = await measure(page, browser);
      await cycle(page, remote, CYCLES / 2);
      const between = await measure(page, browser);
      await cycle(page, remote, CYCLES / 2);
      const after = await measure(page, browser);

      const grown = leastGrowth([before, between, after], CYCLES / 2);
      test.info().annotations.push({ type: 'growth per cycle', description: JSON.stringify(grown) });
      expect(grown.documents, 'documents').toBeLessThan(PER_CYCLE.documents);
      expect(grown.nodes, 'nodes').toBeLessThan(PER_CYCLE.nodes);
      expect(grown.listeners, 'listeners').toBeLessThan(PER_CYCLE.listeners);
      expect(grown.heapBytes, 'heap').toBeLessThan(PER_CYCLE.heapBytes);
      expect(after.fixed).toEqual(before.fixed);
      expect(complaints).toEqual([]);
    });
  }
});

/**
 * Returns the growth per cycle in the half that grew less. A leak grows in both; React and the browser may retain the
 * last unmounted tree until the next mount, so it appears in only some measurements.
 */
function leastGrowth(
  [before, between, after]: readonly [Measured, Measured, Measured],
  cycles: number,
): Record<keyof typeof PER_CYCLE, number> {
  const of = (what: keyof typeof PER_CYCLE): number => Math.min(between[what] - before[what], after[what] - between[what]) / cycles;
  return { documents: of('documents'), nodes: of('nodes'), listeners: of('listeners'), heapBytes: of('heapBytes') };
}

/**
 * Navigates from the host's page to the remote's screen and back as fast as possible; pauses briefly every fifth time.
 */
async function cycle(page: Page, { address, heading }: RemoteFacts, times: number): Promise<void> {
  const turns = Array.from({ length: times }, (_, turn): readonly Stop[] => [
    { address, heading: heading['zh-CN'], ...(turn % 5 === 0 ? { restMs: 300 } : {}) },
    HOST_PAGE,
  ]);
  await walk(page, turns.flat());
}

interface Measured {
  readonly documents: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
  /** Counts that must not change. */
  readonly fixed: Readonly<Record<'styles' | 'elements', number>>;
}

/** Measures when two counts in a row are equal: a busy machine still ends requests and timers after the last change. */
async function measure(page: Page, browser: CDPSession): Promise<Measured> {
  await page.waitForLoadState('networkidle');
  let last = await count(page, browser);
  for (let again = 0; again < 5; again += 1) {
    await page.waitForTimeout(1000);
    const next = await count(page, browser);
    if (next.listeners === last.listeners && next.nodes === last.nodes) return next;
    last = next;
  }
  return last;
}

/** Counts after a garbage collection. */
async function count(page: Page, browser: CDPSession): Promise<Measured> {
  await browser.send('HeapProfiler.enable');
  // The first collection clears weak references; the second frees their objects.
  await browser.send('HeapProfiler.collectGarbage');
  await browser.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await browser.send('Memory.getDOMCounters');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length);
  const styles = await page.evaluate(() => document.head.querySelectorAll('link[rel="stylesheet"], style').length);
  return { documents, nodes, listeners: jsEventListeners, heapBytes: usedSize, fixed: { styles, elements } };
}
