import type { Page } from '@playwright/test';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { Locale } from '@site/shared/contract/services';
import { readSandbox } from '../compose/sandbox';
import type { Site } from '../compose/serve';
import { complaintsBeyond } from '../support/complaints';
import type { ProbeFault } from './probe/src/probeFaults';
import {
  expect,
  expectHeading,
  expectLogged,
  expectMenuLeadsOn,
  expectNotice,
  expectOthersWork,
  expectPanel,
  retry,
  test,
  type Visitor,
} from './support/brokenSite';
import { clearProbeFault, CODE_FAULTS, deploy, ownBuild, VIEW_FAULTS, setProbeFault, type Fault } from './support/faults';
import { moveTo, openAsMember } from '../support/memberPage';
import type { Probe } from './support/probe';
import { REMOTES, type RemoteFacts } from '../support/remotes';

/**
 * Tests every fault of every remote, half of them in each language: the panel or the notice, the menu, the balance, the
 * other five remotes, the recovery and the log. `npm test` distributes the faults of different code paths over the
 * remotes, each once, and visits one other remote by the menu; `pnpm test:full` runs every fault for every remote, and
 * visits all five.
 */
const EVERYDAY_REMOTE = 'activities';
const THOROUGH_FAULT = 'that throws in render';
/** Faults that only `pnpm test:full` runs: long waits, and faults on the same code path as another one. */
const OF_THE_FULL_SUITE = [
  'that never answers',
  'that never paints',
  'that refuses connections',
  'that answers a page in place of its entry',
  'whose script is corrupt',
  'that throws at mount',
  'that throws in an effect',
  'whose unmount never ends',
];

const PROBE_HEADING = 'probe';

const REASON = { 'zh-CN': '系统升级中', 'zh-TW': '系統升級中' } as const;

/** Faults at unmount. The host removes the view anyway. */
const UNMOUNT_FAULTS: ReadonlyArray<readonly [title: string, fault: ProbeFault]> = [
  ['that throws at unmount', 'throws-at-unmount'],
  ['whose unmount never ends', 'never-unmounts'],
];

const FAULTS: readonly Fault[] = [...CODE_FAULTS, ...VIEW_FAULTS];
const UPDATE = 'that throws at update';
const SWITCHED_OFF = 'switched off';
const EVERYDAY_FAULTS = [...FAULTS.map(({ title }) => title), UPDATE, ...UNMOUNT_FAULTS.map(([title]) => title), SWITCHED_OFF].filter(
  (title) => !OF_THE_FULL_SUITE.includes(title),
);

test.beforeEach(async ({ sandbox }) => {
  await sandbox.setBalance('500.00');
});

for (const [row, remote] of REMOTES.entries()) {
  const isEveryday = (title: string): boolean => {
    const place = EVERYDAY_FAULTS.indexOf(title);
    return place >= 0 && place % REMOTES.length === row;
  };
  const isThorough = (title: string): boolean => !isEveryday(title) || title === THOROUGH_FAULT;
  const tag = (title: string): { tag?: string } => (isEveryday(title) ? {} : { tag: '@full' });
  const localeAt = (column: number): Locale => ((row + column) % 2 === 0 ? 'zh-CN' : 'zh-TW');
  const expectRestWorks = async (visitor: Visitor, title: string): Promise<void> => {
    await expectMenuLeadsOn(visitor, remote);
    if (isThorough(title)) await expectOthersWork(visitor, remote);
  };

  test.describe(`remote ${remote.id}`, () => {
    for (const [column, { title, build, phase, arrange, isReported = false, timeoutMs: patienceMs }] of FAULTS.entries()) {
      test(
        `${title} is replaced by a panel, and recovers by its button`,
        tag(title),
        async ({ page, serveSite, probe, complaints, log }) => {
          const visitor = { page, log, locale: localeAt(column) };
          const site = await serveSite({ remoteRoots: { [remote.id]: probe.roots } });
          const active = buildOf(build, site, remote, probe);
          const clearFault = await arrange({ page, site, remote, active });
          const before = await countIntegrityReports();

          await openAsMember(page, `${site.origin}${remote.address}`, visitor.locale);

          await expectPanel(visitor, remote, patienceMs);
          await expectLogged(visitor, remote, active.version, phase);
          if (phase === 'entry') expect(await page.evaluate((name) => name in window, active.container)).toBe(false);
          await expect.poll(countIntegrityReports).toBe(before + Number(isReported));
          await expectRestWorks(visitor, title);

          await moveTo(page, remote.address);
          await expectPanel(visitor, remote, patienceMs);
          await clearFault();
          await retry(visitor);
          await expectHeading(visitor, build === 'probe' ? PROBE_HEADING : remote.heading[visitor.locale]);
          expect(complaintsBeyond(complaints, new URL(active.entry).origin)).toEqual([]);
        },
      );
    }

    test(
      'that throws at update is replaced by a panel, and recovers by its button',
      tag(UPDATE),
      async ({ page, serveSite, probe, complaints, log }) => {
        const visitor = { page, log, locale: localeAt(0) };
        const { site, active } = await serveProbe(serveSite, probe, remote);
        const [from, to] = remote.twice;
        await openAsMember(page, `${site.origin}${from}`, visitor.locale);
        await expectHeading(visitor, PROBE_HEADING);
        await setProbeFault(page, 'throws-at-update');

        await moveTo(page, to);

        await expectPanel(visitor, remote);
        await expectLogged(visitor, remote, active.version, 'update');
        await clearProbeFault(page);
        await retry(visitor);
        await expectHeading(visitor, PROBE_HEADING);
        await expectRestWorks(visitor, UPDATE);
        expect(complaintsBeyond(complaints, new URL(active.entry).origin)).toEqual([]);
      },
    );

    for (const [column, [title, fault]] of UNMOUNT_FAULTS.entries()) {
      test(`${title} is removed anyway, and recovers`, tag(title), async ({ page, serveSite, probe, complaints, log }) => {
        const visitor = { page, log, locale: localeAt(column) };
        const { site, active } = await serveProbe(serveSite, probe, remote);
        await openAsMember(page, `${site.origin}${remote.address}`, visitor.locale);
        await expectHeading(visitor, PROBE_HEADING);
        await setProbeFault(page, fault);

        await expectRestWorks(visitor, title);

        await expectGone(page);
        await expectLogged(visitor, remote, active.version, 'unmount');
        await clearProbeFault(page);
        await moveTo(page, remote.address);
        await expectHeading(visitor, PROBE_HEADING);
        expect(complaintsBeyond(complaints, new URL(active.entry).origin)).toEqual([]);
      });
    }

    test(
      'switched off in mid-session is replaced by a notice, and recovers',
      tag(SWITCHED_OFF),
      async ({ page, serveSite, complaints, log }) => {
        const visitor = { page, log, locale: localeAt(1) };
        const site = await serveSite();
        await openAsMember(page, `${site.origin}${remote.address}`, visitor.locale);
        await expectHeading(visitor, remote.heading[visitor.locale]);

        site.disable(new Map([[remote.id, REASON]]));
        await comeBackUntil(page, () => expectNotice(visitor, remote, REASON[visitor.locale]));

        await expectRestWorks(visitor, SWITCHED_OFF);
        await moveTo(page, remote.address);
        await expectNotice(visitor, remote, REASON[visitor.locale]);
        site.disable(new Map());
        await comeBackUntil(page, () => expectHeading(visitor, remote.heading[visitor.locale]));
        expect(complaints).toEqual([]);
      },
    );
  });
}

test.describe('a broken build with a previous one falls back to it automatically:', () => {
  const remote = REMOTES.find(({ id }) => id === EVERYDAY_REMOTE)!;
  const EVERYDAY = 'that throws in render';
  // A server that is down serves no build.
  for (const fault of FAULTS.filter(({ title }) => title !== 'that refuses connections')) {
    test(fault.title, fault.title === EVERYDAY ? {} : { tag: '@full' }, async ({ page, serveSite, probe, complaints, log }) => {
      const visitor: Visitor = { page, log, locale: 'zh-CN' };
      const site = await serveSite({ remoteRoots: { [remote.id]: probe.roots } });
      const previous = ownBuild(site, remote);
      const active = buildOf(fault.build === 'hollow' ? 'hollow' : 'probe', site, remote, probe);
      await fault.arrange({ page, site, remote, active, previous });

      await openAsMember(page, `${site.origin}${remote.address}`);

      await expect(page.getByRole('main').getByRole('heading', { name: remote.heading['zh-CN'], level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      expect(await page.evaluate((name) => name in window, previous.container)).toBe(true);
      await expectLogged(visitor, remote, active.version, fault.phase);
      expect(complaintsBeyond(complaints, new URL(active.entry).origin)).toEqual([]);
    });
  }
});

test('a build from a foreign origin is refused before any of it runs', async ({ page, serveSite, complaints, log }) => {
  const [remote] = REMOTES as [RemoteFacts];
  const site = await serveSite();
  const active = { ...ownBuild(site, remote), entry: 'http://127.0.0.1:4289/remoteEntry.js' };
  deploy({ site, remote }, active);

  await openAsMember(page, `${site.origin}${remote.address}`);

  const visitor: Visitor = { page, log, locale: 'zh-CN' };
  await expectPanel(visitor, remote);
  await expectLogged(visitor, remote, active.version, 'origin');
  expect(await page.evaluate((name) => name in window, active.container)).toBe(false);
  expect(complaints).toEqual([]);
});

function buildOf(kind: Fault['build'], site: Site, remote: RemoteFacts, probe: Probe): RemoteBuild {
  const own = ownBuild(site, remote);
  const { origin } = new URL(own.entry);
  return kind === 'own' ? own : kind === 'probe' ? probe.build(origin) : probe.hollow(origin);
}

/** Deploys the probe instead of the remote, without a fault. */
async function serveProbe(
  serveSite: (options: { remoteRoots: Partial<Record<string, readonly string[]>> }) => Promise<Site>,
  probe: Probe,
  remote: RemoteFacts,
): Promise<{ readonly site: Site; readonly active: RemoteBuild }> {
  const site = await serveSite({ remoteRoots: { [remote.id]: probe.roots } });
  const active = buildOf('probe', site, remote, probe);
  deploy({ site, remote }, active);
  return { site, active };
}

async function expectGone(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: PROBE_HEADING })).toHaveCount(0);
}

/**
 * Refocuses the page until the expectation holds. On focus the page requests the deployment manifest, at most once per
 * interval.
 */
async function comeBackUntil(page: Page, expectation: () => Promise<void>): Promise<void> {
  const glance = (): Promise<void> =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const glances = setInterval(() => void glance().catch(() => undefined), 1000);
  try {
    await expectation();
  } finally {
    clearInterval(glances);
  }
}

async function countIntegrityReports(): Promise<number> {
  return ((await readSandbox('reports')) as { reports: { integrity: number } }).reports.integrity;
}
