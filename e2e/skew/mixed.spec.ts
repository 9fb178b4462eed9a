import type { Page } from '@playwright/test';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { remotePackage } from '@site/release/packages';
import type { Site } from '../compose/serve';
import { hasRun, newestBuild, originOf } from '../support/deployed';
import { expect, test } from '../support/journey';
import { LEGS, type Leg } from '../support/legs';
import { IN_PLAY } from '../support/matches';
import { expectBalance, signIn } from '../support/player';
import type { Sandbox } from '../support/sandbox';
import { BUILD_LIMIT_MS, buildPreviousRelease, type PreviousRelease } from './previousRelease';

/** Leg that covers each remote. Home, where most of them have a widget, is tested in addition. */
const LEG_OF: ReadonlyMap<RemoteId, Leg> = new Map([
  ['sports', 'bet'],
  ['games', 'venue round'],
  ['wallet', 'deposit'],
  ['member', 'bet record'],
  ['chat', 'chat'],
  ['activities', 'promotion'],
]);
const IDS = [...LEG_OF.keys()];

let previous: PreviousRelease;

test.beforeAll(async () => {
  test.setTimeout(BUILD_LIMIT_MS * 2);
  previous = await buildPreviousRelease();
});

test.describe('the newest host with the newest remotes except one, which is of the previous release:', { tag: '@full' }, () => {
  for (const [id, leg] of LEG_OF) {
    test(`${remotePackage(id)} works`, async ({ page, sandbox, serveSite, complaints }) => {
      const site = await serveSite({ remoteRoots: { [id]: [previous.remoteRoot(id)] } });
      const before = previous.remoteBuild(id, originOf(site, id));
      site.deploy({ [id]: { enabled: true, active: before } });

      await play(page, site, sandbox, leg);

      await expectRun(page, before, newestBuild(site, id));
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('the host of the previous release with its remotes except one, which is the newest:', { tag: '@full' }, () => {
  for (const [id, leg] of LEG_OF) {
    test(`${remotePackage(id)} works`, async ({ page, sandbox, serveSite, complaints }) => {
      const others = IDS.filter((other) => other !== id);
      const site = await serveSite({ hostRoot: previous.hostRoot, remoteRoots: onlyOf(others, (other) => [previous.remoteRoot(other)]) });
      const newest = newestBuild(site, id);
      site.deploy({
        ...onlyOf(others, (other) => ({ enabled: true as const, active: previous.remoteBuild(other, originOf(site, other)) })),
        [id]: { enabled: true, active: newest },
      });

      await play(page, site, sandbox, leg);

      await expectRun(page, newest, previous.remoteBuild(id, originOf(site, id)));
      expect(complaints).toEqual([]);
    });
  }
});

async function play(page: Page, site: Site, sandbox: Sandbox, leg: Leg): Promise<void> {
  await sandbox.createMatch(IN_PLAY);
  await sandbox.tune({ dangerWindowMs: 500 });
  await sandbox.setBalance('500.00');
  await page.goto(site.origin);
  await signIn(page);
  await expectBalance(page, '¥500.00');
  await test.step(leg, () => LEGS[leg](page, sandbox));
  await test.step('home', () => LEGS.home(page));
}

/** Expects that this build ran and the other one did not, so no silent fallback happened. */
async function expectRun(page: Page, build: RemoteBuild, other: RemoteBuild): Promise<void> {
  expect(await hasRun(page, build), `${build.container} has run`).toBe(true);
  expect(await hasRun(page, other), `${other.container} has run`).toBe(false);
}

function onlyOf<T>(ids: readonly RemoteId[], value: (id: RemoteId) => T): Partial<Record<RemoteId, T>> {
  return Object.fromEntries(ids.map((id) => [id, value(id)]));
}
