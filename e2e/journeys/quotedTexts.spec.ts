import type { Page } from '@playwright/test';
import { betButton, fillSlip, matchRow, openBoard } from '../support/betting';
import { expect, test } from '../support/journey';
import { HOME_TEAM, IN_PLAY } from '../support/matches';
import { railEntry, signIn } from '../support/player';
import { translatorFor, untranslated, type Translate } from '../support/translator';

const LAUNCH = '/game/api/v1/launch';
const MISSING = '请先完善真实姓名';
/** Higher than the number of requests of a page. */
const ALWAYS = 50;

/** Reads that are answered with 6449, each with the page that sends it. */
const READS = [
  ['/game/api/v1/record/betRecordList', '/mine/betRecord'],
  ['/site/api/v1/site/letter/list', '/mine/message'],
  ['/fd/api/v1/withdraw/withdrawInfo', '/mine/takemoney'],
  ['/fd/api/v1/payment/types', '/mine/savemoney'],
  ['/game/api/v1/venue/allBalance', '/mine/transfermoney'],
  ['/site/api/v1/user/memberGradeConfigList', '/mine/vip/detail'],
] as const;

test(
  'a member whose launch of the local channel fails reads 请先登录账号,才能了解更多 [R-ROUTE-35] [R-ERRB-26]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.goto('/');
    await signIn(page);
    await sandbox.setFault(LAUNCH, { kind: 'code', code: 6005 }, ALWAYS);

    await railEntry(page, '体育').click();

    await expect(page.getByText('请先登录账号,才能了解更多', { exact: true })).toBeVisible();
  },
);

test(
  'who adds a selection while an order is confirmed reads 当前还有订单正在确认中,请稍等 [R-SLIP-22]',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.createMatch(IN_PLAY);
    await sandbox.setBalance('200.00');
    await page.goto('/');
    await signIn(page);
    await openBoard(page);
    await fillSlip(page);
    await sandbox.setFault('place', { kind: 'delay', ms: 20_000 });
    await betButton(page).click();

    await matchRow(page)
      .getByRole('button', { name: `全场让球 ${HOME_TEAM}` })
      .click();

    await expect(page.getByText('当前还有订单正在确认中,请稍等', { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

for (const [of, translate, setting] of [
  ['the classic edition in zh-CN', untranslated, { locale: 'zh-CN', edition: 'classic' }],
  ['the professional edition in zh-TW', translatorFor('zh-TW'), { locale: 'zh-TW', edition: 'professional' }],
] as const) {
  test(
    `whichever read answers 6449, ${of} asks for the real name in one dialog that leads to the profile [R-ERR-6449] [R-ERRB-07]`,
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await page.addInitScript(({ locale, edition }) => {
        window.localStorage.setItem('site.locale', locale);
        window.localStorage.setItem('site.edition', edition);
      }, setting);
      await page.goto('/');
      await signIn(page, undefined, translate);
      for (const [call, path] of READS) {
        await test.step(path, async () => {
          await sandbox.setFault(call, { kind: 'code', code: 6449, message: MISSING }, ALWAYS);
          await page.goto(path);
          await expectNameDialog(page, translate);
          await sandbox.clearFaults();
        });
      }
    },
  );
}

test(
  'a venue whose entry answers 6449 has the same dialog, without a second button [R-ERR-6449]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.setBalance('100.00');
    await page.goto('/');
    await signIn(page);
    await page.goto('/game/egame');
    await sandbox.setFault(LAUNCH, { kind: 'code', code: 6449, message: MISSING }, ALWAYS);

    await page
      .getByRole('button', { name: /^立即游戏 / })
      .first()
      .click();

    await expectNameDialog(page, untranslated);
  },
);

test(
  'an address of the site that a venue answers with opens as its page, in no frame [R-VENUE-18] [R-VENUE-19]',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await page.goto('/');
    await signIn(page);
    await page.goto('/game/egame');
    await page.route(`**${LAUNCH}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { readonly data: object };
      await route.fulfill({ response, json: { ...answer, status_code: 6000, data: { url: '/activity/discount?from=venue' } } });
    });

    await page
      .getByRole('button', { name: /^免费试玩/ })
      .first()
      .click();

    await expect(page).toHaveURL(/\/activity\/discount/);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

async function expectNameDialog(page: Page, translate: Translate): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(MISSING);
  await expect(dialog.getByRole('button', { name: /取消|去填/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: translate('去完善'), exact: true }).click();
  await expect(page).toHaveURL(/\/mine\/userinfo$/);
  await expect(dialog).toBeHidden();
}
