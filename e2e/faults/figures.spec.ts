import { TELEMETRY_PATH } from '@site/shared/wire/reports';
import { OWN_SITE_PORT } from '../compose/suite';
import { expect, test } from '../support/journey';
import { createReleaseFixture, type ReleaseFixture } from '../support/releaseFixture';

let releases: ReleaseFixture;

test.beforeAll(async () => {
  releases = await createReleaseFixture(OWN_SITE_PORT);
  await releases.releaseAll();
});

test.afterAll(() => releases.remove());

interface Status {
  readonly remotes: readonly {
    readonly active: string;
    readonly withPlayers?: readonly {
      readonly version: string;
      readonly loads: number;
      readonly failures: number;
      readonly medianLoadMs?: number;
    }[];
  }[];
}

/** Returns the load figures of a remote's active build, as operations see them. */
async function figuresOf(remote: string): Promise<{ readonly loads: number; readonly failures: number; readonly isTimed: boolean }> {
  const { remotes } = (await releases.ops('status', remote)) as Status;
  const [{ active, withPlayers = [] } = { active: '' }] = remotes;
  const { loads = 0, failures = 0, medianLoadMs } = withPlayers.find(({ version }) => version === active) ?? {};
  return { loads, failures, isTimed: medianLoadMs !== undefined };
}

test(
  'a remote that fails to load is counted under its build and phase, and operations see it',
  { tag: '@full' },
  async ({ page, serveSite }) => {
    const site = await serveSite(releases.site);
    await releases.ops('configure', '--latest', '--reason', 'the site opens');
    const [gamesBefore, activitiesBefore] = [await figuresOf('games'), await figuresOf('activities')];

    site.setFault('games', { kind: 'not-found', files: /remoteEntry\.js$/ });
    // The page collects figures for a few seconds before it sends them.
    const sent = page.waitForResponse((response) => response.url().endsWith(TELEMETRY_PATH));
    await page.goto(`${site.origin}/game/chess`);
    await expect(page.getByRole('region', { name: '游戏暂时无法打开' })).toBeVisible();
    expect((await sent).status()).toBe(204);
    await page.goto(`${site.origin}/activity/discount`);
    await expect(page.getByRole('main').getByRole('heading', { name: '优惠活动' }).first()).toBeVisible();

    await expect.poll(async () => (await figuresOf('games')).failures).toBeGreaterThanOrEqual(gamesBefore.failures + 2);
    await expect.poll(async () => (await figuresOf('activities')).loads).toBeGreaterThan(activitiesBefore.loads);
    expect(await figuresOf('activities')).toMatchObject({ failures: activitiesBefore.failures, isTimed: true });
  },
);
