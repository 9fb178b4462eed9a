import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packageDir } from '@site/shared/release/packages';
import { hasRun, newestBuild, originOf } from '../support/deployed';
import { expect, test } from '../support/journey';
import { expectBalance, signIn } from '../support/player';
import { rebuild, type Rebuilt } from '../support/rebuild';
import { reactVersions, watchReact } from './reactRoots';

let rebuilt: Rebuilt;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const preset = join(import.meta.dirname, 'pluginPreset.ts');
  rebuilt = await rebuild({
    from: packageDir('remote-activities'),
    version: '1.0.0-plugin',
    change(files) {
      files.write('webpack.config.ts', `import { pluginPreset } from '${preset}';\n\nexport default pluginPreset(import.meta.dirname);\n`);
      // Where it is named by what it is built from.
      files.write('src/preset.txt', readFileSync(preset, 'utf8'));
    },
  });
});

test(
  "a remote that the federation's plugin built is lent its runtime, which a page without one does not fetch",
  { tag: '@full' },
  async ({ page, sandbox, serveSite, complaints }) => {
    await sandbox.setBalance('500.00');
    const site = await serveSite({ remoteRoots: { activities: [rebuilt.root] } });
    const build = rebuilt.describe(originOf(site, 'activities'));
    expect([build.runtime, newestBuild(site, 'activities').runtime]).toEqual(['federation', 'none']);
    await watchReact(page);

    await test.step('a page of ours alone', async () => {
      await page.goto(`${site.origin}/activity/discount`);
      await expect(page.getByRole('heading', { name: '优惠活动', level: 1 })).toBeVisible();
      expect(await isRuntimeLent(page)).toBe(false);
    });

    await test.step('the screen of the other build works, with the React and the services of the host', async () => {
      site.deploy({ activities: { enabled: true, active: build } });
      await page.reload();
      await expect(page.getByRole('heading', { name: '优惠活动', level: 1 })).toBeVisible();
      expect([await hasRun(page, build), await hasRun(page, newestBuild(site, 'activities')), await isRuntimeLent(page)]).toEqual([
        true,
        false,
        true,
      ]);
      await signIn(page);
      await expectBalance(page, '¥500.00');
      await page.getByRole('button', { name: '切换为繁体中文' }).click();
      await expect(page.getByRole('heading', { name: '優惠活動', level: 1 })).toBeVisible();
      expect(await reactVersions(page)).toHaveLength(1);
    });
    expect(complaints).toEqual([]);
  },
);

function isRuntimeLent(page: Page): Promise<boolean> {
  return page.evaluate(() => '_FEDERATION_RUNTIME_CORE' in window);
}
