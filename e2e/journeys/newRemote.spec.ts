import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planRemote } from '@site/release/create-remote/newRemote';
import { WORKSPACE_REMOTES } from '@site/release/packages';
import { OWN_SITE_PORT } from '../compose/suite';
import { refocus } from '../support/deployed';
import { expect, test } from '../support/journey';
import { header, railEntry, signIn } from '../support/player';
import { createReleaseFixture, type ReleaseFixture } from '../support/releaseFixture';
import { translatorFor } from '../support/translator';
import { copyWorkspace, type WorkspaceCopy } from '../support/workspaceCopy';

const LIMIT_MS = 15 * 60_000;
/** Plan of the new remote, as the command makes it; used for the address. */
const NEWS = planRemote('news', { 'zh-CN': '资讯', 'zh-TW': '資訊' }, { remotes: WORKSPACE_REMOTES, metadata: {} });

/** The host is the regular build, which does not know the remote. The remote is created in a copy of the repository. */
test.describe('a remote of which the host was built without', { tag: '@full' }, () => {
  let copy: WorkspaceCopy;
  let releases: ReleaseFixture;

  test.beforeAll(async () => {
    test.setTimeout(LIMIT_MS);
    copy = await copyWorkspace();
    releases = await createReleaseFixture(OWN_SITE_PORT, [NEWS]);
    await releases.releaseAll();
  });

  test.afterAll(async () => {
    await copy.remove();
    await releases.remove();
  });

  test('is created by one command, tested, released, promoted onto open pages, switched off and taken away', async ({
    page,
    serveSite,
    complaints,
  }) => {
    test.setTimeout(LIMIT_MS);
    page.setDefaultTimeout(30_000);
    const site = await serveSite(releases.site);
    await releases.ops('configure', '--latest', '--reason', 'the site opens');
    const main = page.getByRole('main');
    const traditional = translatorFor('zh-TW');

    await test.step('a guest has the page open and sees nothing of it', async () => {
      await page.goto(site.origin);
      await expect(railEntry(page, '棋牌')).toBeVisible();
      await expect(railEntry(page, '资讯')).toHaveCount(0);
    });

    await test.step('its team creates it: no other package is touched, and everything is green', async () => {
      expect(await copy.pnpm(['create:remote', 'news', '--name', '资讯'])).toContain('remote-news is written');
      expect(await copy.changed()).toEqual(['pnpm-lock.yaml', 'remote-news']);
      await copy.tool('jest', '--silent', '--maxWorkers=1', 'remote-news');
      await copy.tool('oxlint', 'remote-news');
      await copy.tool('oxfmt', '--check', 'remote-news');
      for (const script of ['types', 'boundaries', 'dead']) await copy.pnpm([script]);
      await expect(copy.pnpm(['create:remote', 'news'])).rejects.toThrow('There is a remote news already');
    });

    await test.step('it is released, and operations promote it', async () => {
      await copy.commit('news');
      const released = await copy.pnpm(['release', 'remote-news'], { RELEASE_STORE: releases.storeDir });
      expect(released).toMatch(/\bops (-- )?promote news 0\.1\.0-/);
      await releases.ops('promote', 'news', 'latest', '--reason', 'it opens');
    });

    await test.step('it is on the open page, without a reload', async () => {
      await refocus(page);
      await railEntry(page, '资讯').click();
      await expect(page.getByRole('heading', { name: '资讯', level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/news$/);
      await expect(page).toHaveTitle(/^资讯 - /);
    });

    await test.step('it leads the guest to the login, and greets the member', async () => {
      await main.getByRole('button', { name: '登录' }).click();
      await page.getByRole('alertdialog', { name: '温馨提示' }).getByRole('button', { name: '确定' }).click();
      await signIn(page);
      await expect(main.getByText('player1，欢迎回来。')).toBeVisible();
    });

    await test.step('it is there after a reload, and in the other language', async () => {
      await page.reload();
      await expect(main.getByText('player1，欢迎回来。')).toBeVisible();
      await header(page).getByRole('button', { name: '切换为繁体中文' }).click();
      await expect(main.getByText('player1，歡迎回來。')).toBeVisible();
      await expect(page.getByRole('link', { name: '資訊' }).first()).toBeVisible();
      await expect(page).toHaveTitle(/^資訊 - /);
    });

    await test.step('operations switch it off: it says so by its own name', async () => {
      await releases.ops('disable', 'news', '--reason', '系统升级中');
      await refocus(page);
      await expect(main.getByRole('heading', { name: traditional('{{name}}暂未开放').replace('{{name}}', '資訊') })).toBeVisible();
      await expect(page.getByRole('link', { name: '資訊' })).toHaveCount(0);
    });

    await test.step('it is taken away: the repository is as it was, manifest and page know nothing of it', async () => {
      expect(await copy.pnpm(['create:remote', 'news', '--remove'])).toContain('remote-news is taken away');
      expect(existsSync(join(copy.dir, 'remote-news'))).toBe(false);
      expect(await copy.changed()).toEqual([]);
      await releases.forgetAddresses();
      await releases.ops('configure', '--reason', 'news is gone');
      expect(await readFile(releases.site.deploymentFile, 'utf8')).not.toContain('news');
      await refocus(page);
      await expect(main.getByText(traditional('您访问的地址不存在，或本站未开放该功能。'))).toBeVisible();
    });

    expect(complaints).toEqual([]);
  });
});
