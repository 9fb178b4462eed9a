import type { Page } from '@playwright/test';
import { remoteDeploymentSchema, type RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import type { Site } from '../compose/serve';
import { header, railEntry, signIn } from '../support/player';
import { expect, test } from './support/brokenSite';
import { writePlainBuild } from './support/plainBuild';

/** Operations change the deployment while pages are open, which are never reloaded. */
const PROMOTIONS = '/activity/discount';
const REASON = { 'zh-CN': '支付通道维护', 'zh-TW': '支付通道維護' };

test('a promoted build is used from the next mount, and so is the build after a rollback', async ({ page, serveSite }) => {
  const root = makeTemporaryFolder('builds');
  const site = await serveSite({ remoteRoots: { activities: [root] } });
  const real = activeBuild(site, 'activities');
  const next = writePlainBuild(root, { id: 'activities', version: '2.0.0', origin: new URL(real.entry).origin });
  const [ours, theirs] = [
    page.getByRole('heading', { name: '优惠活动', level: 1 }),
    page.getByRole('heading', { name: 'activities 2.0.0', level: 1 }),
  ];
  await page.goto(`${site.origin}${PROMOTIONS}`);
  await expect(ours).toBeVisible();
  await leaveMark(page);

  site.deploy({ activities: { enabled: true, active: next, previous: real } });
  await triggerUpdateCheck(page, 'focus');
  await expect(ours).toBeVisible();
  await leaveAndReturn(page);
  await expect(theirs).toBeVisible();

  site.deploy({ activities: { enabled: true, active: real, previous: next } });
  await triggerUpdateCheck(page, 'online');
  await expect(theirs).toBeVisible();
  await leaveAndReturn(page);
  await expect(ours).toBeVisible();
  await expectMark(page);
});

test('a build that fails in the page falls back to the previous one, and the log says so', async ({ page, serveSite, probe }) => {
  const site = await serveSite({ remoteRoots: { activities: probe.roots } });
  const real = activeBuild(site, 'activities');
  const broken = probe.build(new URL(real.entry).origin);
  site.deploy({ activities: { enabled: true, active: broken, previous: real } });
  await page.addInitScript(() => {
    window.probe = 'throws-at-mount';
    const logged: unknown[] = [];
    Object.assign(window, { logged });
    window.addEventListener('site:log', (event) => logged.push((event as CustomEvent).detail));
  });

  await page.goto(`${site.origin}${PROMOTIONS}`);

  await expect(page.getByRole('heading', { name: '优惠活动', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { readonly logged: unknown }).logged)).toContainEqual(
    expect.objectContaining({
      message: 'remote view failed',
      fields: expect.objectContaining({ remote: 'activities', version: broken.version, phase: 'mount', next: real.version }),
    }),
  );
});

test('a partly filled form is not discarded without a question when its remote is switched off', async ({ page, serveSite }) => {
  const site = await serveSite();
  await page.goto(site.origin);
  await signIn(page);
  await header(page).getByRole('link', { name: '存款' }).click();
  const amount = page.getByLabel('存款金额');
  const question = page.getByRole('alertdialog', { name: '钱包已暂停服务' });
  const line = page.getByText('钱包已暂停服务，提交可能不被受理。');
  await amount.fill('500');
  await leaveMark(page);

  site.disable(new Map([['wallet', REASON]]));
  await triggerUpdateCheck(page, 'focus');
  await expect(question).toContainText('您在此页填写的内容尚未提交。');
  await expect(question).toContainText(REASON['zh-CN']);
  await question.getByRole('button', { name: '保留内容' }).click();
  await expect(amount).toHaveValue('500.00');
  await expect(line).toBeVisible();
  await expect(header(page).getByRole('link', { name: '存款' })).toHaveCount(0);

  site.disable(new Map());
  await triggerUpdateCheck(page, 'online');
  await expect(line).toHaveCount(0);
  await expect(amount).toHaveValue('500.00');

  site.disable(new Map([['wallet', REASON]]));
  await triggerUpdateCheck(page, 'online');
  await question.getByRole('button', { name: '离开此页' }).click();
  await expect(page.getByRole('region', { name: '钱包暂未开放' })).toContainText(REASON['zh-CN']);
  await expect(amount).toHaveCount(0);
  await expectMark(page);
});

/** Dispatches an event at which the page requests the deployment manifest, and waits for the response. */
async function triggerUpdateCheck(page: Page, event: 'focus' | 'online'): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/deployment.json'));
  await page.evaluate((name) => {
    window.dispatchEvent(new Event(name));
  }, event);
  await answer;
}

/** Navigates to another page and back within the same document. */
async function leaveAndReturn(page: Page): Promise<void> {
  await railEntry(page, '真人').click();
  await expect(page.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
  await page.goBack();
}

/** Sets a variable that a reload would remove. */
async function leaveMark(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { mark: true });
  });
}

async function expectMark(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
}

function activeBuild(site: Site, id: RemoteId): RemoteBuild {
  const deployment = remoteDeploymentSchema.parse(site.manifest.remotes[id]);
  if (!deployment.active) throw new Error(`${id} is not built`);
  return deployment.active;
}
