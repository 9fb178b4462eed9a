import type { DeploymentAnswer } from '../compose/serve';
import { expect, test } from '../support/journey';
import { railEntry, signIn } from '../support/player';
import { complaintsBeyond } from '../support/complaints';

/**
 * Unusable manifests. Visitors without a cached manifest and visitors with a valid one receive them; `pnpm test:full`
 * tests every kind for both.
 */
const UNUSABLE: ReadonlyArray<{ readonly title: string; readonly answer: DeploymentAnswer }> = [
  { title: 'is missing', answer: { kind: 'not-found' } },
  { title: 'is a page', answer: { kind: 'text', body: '<!doctype html><title>Bad Gateway</title>', contentType: 'text/html' } },
  { title: 'is cut short', answer: { kind: 'text', body: '{"schema":1,"revision":', contentType: 'application/json' } },
  { title: 'has another shape', answer: { kind: 'text', body: '{"schema":2,"remotes":[]}', contentType: 'application/json' } },
  { title: 'never comes', answer: { kind: 'hang' } },
];

test.describe('a deployment manifest that', () => {
  for (const [index, { title, answer }] of UNUSABLE.entries()) {
    // The everyday suite tests the first kind without a valid cached manifest and the second with one; `pnpm test:full`
    // tests all kinds both ways.
    const everydayIf = (isEveryday: boolean): { readonly tag?: string } => (isEveryday ? {} : { tag: '@full' });
    test(
      `${title} leaves a page that says so, and recovers by its button`,
      everydayIf(index === 0),
      async ({ page, serveSite, complaints }) => {
        const site = await serveSite();
        const { manifest } = site;
        site.setDeployment(answer);

        await page.goto(site.origin);

        await expect(page.getByText('站点配置暂时无法读取')).toBeVisible();
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await railEntry(page, '真人').click();
        const panel = page.getByRole('region', { name: '游戏暂时无法打开' });
        await expect(panel).toBeVisible();

        site.setDeployment({ kind: 'manifest', manifest });
        await panel.getByRole('button', { name: '重新加载' }).click();
        await expect(page.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
        await expect(page.getByText('站点配置暂时无法读取')).toBeHidden();
        await signIn(page);
        expect(complaintsBeyond(complaints, site.origin)).toEqual([]);
      },
    );

    test(`${title} falls back to the last one that worked`, everydayIf(index === 1), async ({ page, serveSite, complaints }) => {
      const site = await serveSite();
      await page.goto(site.origin);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      site.setDeployment(answer);

      await page.goto(`${site.origin}/game/realbet`);

      await expect(page.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
      expect(complaintsBeyond(complaints, site.origin)).toEqual([]);
    });
  }

  test('describes one remote wrongly disables that one alone', async ({ page, serveSite, complaints }) => {
    const site = await serveSite();
    const remotes = { ...site.manifest.remotes, activities: { enabled: 'yes' } };
    site.setDeployment({ kind: 'manifest', manifest: { ...site.manifest, revision: 2, remotes } });

    await page.goto(`${site.origin}/activity/discount`);
    await expect(page.getByRole('alert')).toContainText('优惠活动暂时无法打开');

    await page.goto(`${site.origin}/game/realbet`);
    await expect(page.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
