import type { Page } from '@playwright/test';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { Site } from '../compose/serve';
import { complaintsBeyond } from '../support/complaints';
import { expect, test } from '../support/journey';
import { newestBuild, originOf } from '../support/deployed';

/** Build for a host that does not exist yet. Its files are missing, so a request for them would get a 404. */
const FUTURE = { requires: '^9.0.0', version: '9.0.0-future', container: 'remote_activities_future', preload: {} } as const;

test('a build that requires a contract the host does not have is not requested; the panel replaces it', async ({
  page,
  serveSite,
  complaints,
  log,
}) => {
  const site = await serveSite();
  site.deploy({ activities: { enabled: true, active: futureBuild(site) } });

  await open(page, site);

  await expect(page.getByRole('alert')).toContainText('优惠活动暂时无法打开');
  // A retry has the same result.
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('button', { name: '重新加载' })).toBeEnabled();
  expect(site.requestsTo('activities')).toEqual([]);
  expect(log.filter(({ level }) => level === 'error')).toMatchObject(
    Array(2).fill({ fields: { remote: 'activities', phase: 'contract', version: FUTURE.version } }),
  );
  expect(complaintsBeyond(complaints, originOf(site, 'activities'))).toEqual([]);
});

test('a build that requires a contract the host does not have falls back to the previous one', async ({ page, serveSite, complaints }) => {
  const site = await serveSite();
  const before = newestBuild(site, 'activities');
  site.deploy({ activities: { enabled: true, active: futureBuild(site), previous: before } });

  await open(page, site);

  await expect(page.getByRole('heading', { name: '优惠活动', level: 1 })).toBeVisible();
  expect(site.requestsTo('activities')).toContain(new URL(before.entry).pathname);
  expect(site.requestsTo('activities').filter((path) => path.includes(FUTURE.version))).toEqual([]);
  expect(complaints).toEqual([]);
});

function futureBuild(site: Site): RemoteBuild {
  return { ...newestBuild(site, 'activities'), ...FUTURE, entry: `${originOf(site, 'activities')}/${FUTURE.version}/remoteEntry.js` };
}

async function open(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.origin}/activity/discount`);
}
