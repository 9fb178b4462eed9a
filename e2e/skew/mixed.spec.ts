import type { Page } from '@playwright/test';
import { REMOTE_IDS, type RemoteId } from '@site/shared/contract/remoteProps';
import { remotePackage } from '@site/shared/release/packages';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { Site } from '../compose/serve';
import { expect, test } from '../support/journey';
import { LEGS, type Leg } from '../support/legs';
import { IN_PLAY } from '../support/matches';
import { expectBalance, signIn } from '../support/player';
import type { Sandbox } from '../support/sandbox';
import { aNewsFacts } from '../../host/src/composition/testing/newsFacts';
import { BASELINE_LIMIT_MS, prepareBaseline, type Baseline } from './baseline';
import { hasRun, newestBuild, originOf } from '../support/deployed';

/** Those that the baseline has. */
type EarlyId = (typeof REMOTE_IDS)[number];

/** The leg that covers each remote; home, where most of them have a widget, is tested in addition. */
const LEG_OF: Readonly<Record<EarlyId, Leg>> = {
  sports: 'bet',
  games: 'venue round',
  wallet: 'deposit',
  member: 'bet record',
  chat: 'chat',
  activities: 'promotion',
};

let baseline: Baseline;

test.beforeAll(async () => {
  test.setTimeout(BASELINE_LIMIT_MS * 2);
  baseline = await prepareBaseline();
});

test.describe('the newest host with the newest remotes except one, which is the deployed one:', { tag: '@full' }, () => {
  for (const id of REMOTE_IDS) {
    test(`${remotePackage(id)} works`, async ({ page, sandbox, serveSite, complaints }) => {
      const site = await serveSite({ remoteRoots: { [id]: [baseline.remoteRoot(id)] } });
      const before = baseline.remoteBuild(id, originOf(site, id));
      site.deploy({ [id]: { enabled: true, active: before } });

      await play(page, site, sandbox, id);

      await expectRun(page, before, newestBuild(site, id));
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('the deployed host with the deployed remotes except one, which is the newest:', { tag: '@full' }, () => {
  for (const id of REMOTE_IDS) {
    test(`${remotePackage(id)} works`, async ({ page, sandbox, serveSite, complaints }) => {
      const others = REMOTE_IDS.filter((other) => other !== id);
      const site = await serveSite({ hostRoot: baseline.hostRoot, remoteRoots: onlyOf(others, (other) => [baseline.remoteRoot(other)]) });
      const newest = newestBuild(site, id);
      site.deploy({
        ...onlyOf(others, (other) => ({ enabled: true as const, active: baseline.remoteBuild(other, originOf(site, other)) })),
        [id]: { enabled: true, active: newest },
      });

      await play(page, site, sandbox, id);

      await expectRun(page, newest, baseline.remoteBuild(id, originOf(site, id)));
      expect(complaints).toEqual([]);
    });
  }
});

test(
  'the deployed host plays on with a manifest of today: signed, with what remotes say of themselves, and a remote that it has never heard of',
  {
    tag: '@full',
  },
  async ({ page, sandbox, serveSite, complaints }) => {
    const site = await serveSite({ hostRoot: baseline.hostRoot, remoteRoots: onlyOf(REMOTE_IDS, (id) => [baseline.remoteRoot(id)]) });
    const build = (id: EarlyId): RemoteBuild => baseline.remoteBuild(id, originOf(site, id));
    const described = (id: EarlyId): RemoteBuild => ({ ...build(id), facts: aNewsFacts() });
    const news = { ...build('chat'), container: 'remote_news_1_0_0', entry: `${originOf(site, 'chat')}/1.0.0-news/remoteEntry.js` };
    const manifest = {
      ...site.manifest,
      revision: site.manifest.revision + 1,
      remotes: Object.fromEntries(REMOTE_IDS.map((id) => [id, { enabled: true, active: described(id), previous: described(id) }])),
      laterRemotes: { news: { enabled: true, active: { ...news, facts: aNewsFacts() } } },
    };
    site.setDeployment({ kind: 'manifest', manifest });
    const served = await (await fetch(`${site.origin}/deployment.json`)).text();
    for (const member of ['"signature":', '"facts":', '"laterRemotes":']) expect(served).toContain(member);

    await play(page, site, sandbox, 'wallet');

    await expectRun(page, build('wallet'), newestBuild(site, 'wallet'));
    expect(await hasRun(page, news), 'nothing of the unknown remote has run').toBe(false);
    expect(complaints).toEqual([]);
  },
);

async function play(page: Page, site: Site, sandbox: Sandbox, id: EarlyId): Promise<void> {
  test.setTimeout(120_000);
  await sandbox.createMatch(IN_PLAY);
  await sandbox.tune({ dangerWindowMs: 500 });
  await sandbox.setBalance('500.00');
  await page.goto(site.origin);
  await signIn(page);
  await expectBalance(page, '¥500.00');
  await test.step(LEG_OF[id], () => LEGS[LEG_OF[id]](page, sandbox));
  await test.step('home', () => LEGS.home(page));
}

/** This build ran, and the other one, if different, did not: no silent fallback happened. */
async function expectRun(page: Page, build: RemoteBuild, other: RemoteBuild): Promise<void> {
  expect(await hasRun(page, build), `${build.container} has run`).toBe(true);
  if (other.container !== build.container) expect(await hasRun(page, other), `${other.container} has run`).toBe(false);
}

function onlyOf<T>(ids: readonly RemoteId[], value: (id: RemoteId) => T): Partial<Record<RemoteId, T>> {
  return Object.fromEntries(ids.map((id) => [id, value(id)]));
}
