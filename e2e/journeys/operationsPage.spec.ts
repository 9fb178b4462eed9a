import { refocus } from '../support/deployed';
import { OWN_SITE_PORT } from '../compose/suite';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { expect, test } from '../support/journey';
import { moveTo } from '../support/memberPage';
import { buildOperationsPage, signInForOperations, startOperationsPage, type OperationsPage } from '../support/operationsPage';
import { signIn } from '../support/player';
import { createReleaseFixture, type ReleaseFixture } from '../support/releaseFixture';
import { faultsAt, TEXT_SIZES } from '../support/textSize';

let releases: ReleaseFixture;
let operations: OperationsPage;

test.beforeAll(async () => {
  await buildOperationsPage();
  releases = await createReleaseFixture(OWN_SITE_PORT);
  await releases.releaseAll();
});

test.afterAll(async () => {
  await operations.stop();
  await releases.remove();
});

test(
  'an operator signs in, sees what switching the chat off changes, and players have it within the open page',
  { tag: '@full' },
  async ({ page, serveSite, context, complaints }) => {
    const site = await serveSite(releases.site);
    await releases.ops('configure', '--latest', '--reason', 'the site opens');
    operations = await startOperationsPage('lin', OWN_SITE_PORT + 20, releases.environment);
    await page.goto(site.origin);
    await signIn(page);
    await moveTo(page, '/chat');
    const notice = page.getByRole('main').getByRole('region', { name: '聊天暂未开放' });
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(notice).toBeHidden();

    const desk = await context.newPage();
    await signInForOperations(desk, 'lin', operations);
    expect.soft(await accessibilityFaults(desk)).toEqual([]);
    expect.soft(await faultsAt(TEXT_SIZES, desk), 'overview').toEqual([]);

    await desk.getByRole('link', { name: /^曜界 聊天/ }).click();
    const actions = desk.getByRole('group', { name: '操作' });
    await expect(actions).toBeVisible();
    expect.soft(await faultsAt(TEXT_SIZES, desk), 'module').toEqual([]);
    await actions.getByRole('button', { name: '关闭', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '原因（玩家会看到）' }).fill('系统升级中');
    await dialog.getByRole('button', { name: '查看变化' }).click();
    await expect(dialog.getByRole('row', { name: /玩家看到：系统升级中/ })).toBeVisible();
    expect.soft(await accessibilityFaults(desk)).toEqual([]);
    expect.soft(await faultsAt(TEXT_SIZES, desk, desk, '[role="dialog"]'), 'difference').toEqual([]);
    const { remotes } = (await releases.ops('status', 'chat', '--no-check')) as { readonly remotes: readonly object[] };
    expect(remotes).toMatchObject([{ state: 'on' }]);

    await dialog.getByRole('button', { name: '确认执行' }).click();
    await expect(dialog.getByText('已生效')).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    await expect(desk.getByText('已关闭').first()).toBeVisible();

    await page.bringToFront();
    await refocus(page);
    await expect(notice).toContainText('系统升级中');
    const { history } = (await releases.ops('history', 'chat', '--limit', '1')) as { readonly history: readonly object[] };
    expect(history).toMatchObject([{ what: 'disable', who: 'lin', why: '系统升级中' }]);
    expect(complaints).toEqual([]);
  },
);
