import type { Page } from '@playwright/test';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { remoteDeploymentSchema } from '@site/shared/contract/deploymentManifest';
import { BROKEN_BUILD_KINDS, describeBrokenBuild } from '../compose/brokenBuilds';
import type { RemoteFault, Site } from '../compose/serve';
import { expect, test } from '../journeys/support/journey';
import { expectBalance, railEntry, signIn } from '../journeys/support/player';
import { complaintsBeyond } from '../journeys/support/complaints';

/** One remote goes wrong, seen on the promotions page: the others, the menu and the balance live on. */
const ADDRESS = '/activity/discount';
const LIST = { name: '优惠活动', level: 1 } as const;

const SPOILED: ReadonlyArray<RemoteFault & { readonly title: string }> = [
  { title: 'whose entry is missing', kind: 'not-found', files: /remoteEntry\.js$/ },
  { title: 'whose server fails', kind: 'server-error' },
  { title: 'that answers a page in place of its entry', kind: 'html', files: /remoteEntry\.js$/ },
  { title: 'whose entry is not what the manifest says', kind: 'corrupt', files: /remoteEntry\.js$/ },
  { title: 'whose screen is missing', kind: 'not-found', files: /(?<!remoteEntry)\.js$/ },
  { title: 'whose screen is not what the build says', kind: 'corrupt', files: /(?<!remoteEntry)\.js$/ },
  { title: 'whose stylesheet is missing', kind: 'not-found', files: /\.css$/ },
];

test.describe('a remote', () => {
  for (const { title, ...fault } of SPOILED) {
    test(`${title} gives way to a panel, and comes back by its button`, async ({ page, serveSite, sandbox, complaints }) => {
      await sandbox.setBalance('500.00');
      const site = await serveSite();
      deploy(site, activeBuild(site));
      site.setFault('activities', fault);

      await page.goto(site.origin);
      await signIn(page);
      await page.goto(`${site.origin}${ADDRESS}`);

      await expectPanel(page);
      site.setFault('activities', undefined);
      await page.getByRole('button', { name: '重新加载' }).click();
      await expect(page.getByRole('heading', LIST)).toBeVisible();
      expect(complaintsBeyond(complaints, originOf(site))).toEqual([]);
    });
  }

  test('that never answers is given up, and comes back by its button', async ({ page, serveSite, complaints }) => {
    const site = await serveSite();
    deploy(site, activeBuild(site));
    site.setFault('activities', { kind: 'hang', files: /remoteEntry\.js$/ });

    // A file that never comes keeps the page from being loaded to the end.
    await page.goto(`${site.origin}${ADDRESS}`, { waitUntil: 'domcontentloaded' });

    await expect(page.getByRole('alert')).toContainText('优惠活动暂时无法打开', { timeout: 25_000 });
    site.setFault('activities', undefined);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', LIST)).toBeVisible();
    expect(complaintsBeyond(complaints, originOf(site))).toEqual([]);
  });

  for (const kind of BROKEN_BUILD_KINDS.filter((each) => each !== 'never-ready')) {
    test(`whose build ${kind} gives way to a panel, and to the build that operations put in its place`, async ({
      page,
      serveSite,
      sandbox,
    }) => {
      await sandbox.setBalance('500.00');
      const site = await serveSite();
      site.deployBroken(new Map([['activities', kind]]));

      await page.goto(site.origin);
      await signIn(page);
      await page.goto(`${site.origin}${ADDRESS}`);

      await expectPanel(page);
      site.disable(new Map());
      await page.getByRole('button', { name: '重新加载' }).click();
      await expect(page.getByRole('heading', LIST)).toBeVisible();
    });
  }

  test('whose new build is broken goes back to the one before', async ({ page, serveSite }) => {
    const site = await serveSite();
    deploy(site, describeBrokenBuild('activities', 'throws-at-import', originOf(site)), activeBuild(site));

    await page.goto(`${site.origin}${ADDRESS}`);

    await expect(page.getByRole('heading', LIST)).toBeVisible();
  });
});

test.describe('a build that may not run here is refused before a line of it has run:', () => {
  const REFUSED: ReadonlyArray<{ readonly title: string; readonly change: Partial<RemoteBuild> }> = [
    { title: 'a wrong hash', change: { integrity: `sha384-${'A'.repeat(64)}` } },
    { title: 'another contract', change: { requires: '^9.0.0' } },
    { title: 'a foreign origin', change: { entry: 'http://127.0.0.1:4299/remoteEntry.js' } },
  ];
  for (const { title, change } of REFUSED) {
    test(title, async ({ page, serveSite, complaints }) => {
      const site = await serveSite();
      deploy(site, { ...activeBuild(site), ...change });

      await page.goto(`${site.origin}${ADDRESS}`);

      await expect(page.getByRole('alert')).toContainText('优惠活动暂时无法打开');
      expect(await page.evaluate((container) => container in window, activeBuild(site).container)).toBe(false);
      expect(complaintsBeyond(complaints, originOf(site))).toEqual([]);
    });
  }
});

/** What went wrong is said, with the ways on; everything else is at hand. */
async function expectPanel(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: '优惠活动暂时无法打开' });
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(panel).toContainText('您的资金与已提交的注单均安全');
  await expect(panel).toContainText('参考编号');
  await expectBalance(page, '¥500.00');
  await railEntry(page, '真人').click();
  await expect(page.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();
}

/** A manifest in which promotions have these builds and no other. */
function deploy(site: Site, active: RemoteBuild, previous?: RemoteBuild): void {
  const remotes = { ...site.manifest.remotes, activities: { enabled: true, active, ...(previous && { previous }) } };
  site.setDeployment({ kind: 'manifest', manifest: { ...site.manifest, revision: site.manifest.revision + 1, remotes } });
}

function activeBuild(site: Site): RemoteBuild {
  const deployment = remoteDeploymentSchema.parse(site.manifest.remotes.activities);
  if (!deployment.active) throw new Error('promotions are not built');
  return deployment.active;
}

function originOf(site: Site): string {
  return new URL(activeBuild(site).entry).origin;
}
