import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../support/journey';
import { expectBalance, signIn } from '../support/player';
import { enterGame, game, openLobby, transferIn } from '../support/slot';

const LAUNCH = '/game/api/v1/launch';
const TRANSFER = '/game/api/v1/venue/transfer';
/** Game of the venue 极光电子, whose wallet is empty at first, so that it asks for money. */
const GAME = '龙珠宝藏';
const VENUE = 'JGDZ';

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.setBalance('500.00');
  await page.goto('/');
});

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

test(
  'a guest is asked to sign in and nothing is called; a member sees 正在启动 while the call for venue and game is under way [R-VENUE-10] [R-VENUE-11] [R-VENUE-07]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const launches = requestsOf(page, LAUNCH);
    await openLobby(page);
    await enterGame(page, GAME);
    const prompt = page.getByRole('alertdialog').filter({ hasText: '请先登录账号' });
    await expect(prompt).toBeVisible();
    expect(launches).toEqual([]);
    await prompt.getByRole('button', { name: '确定' }).click();
    await signIn(page);

    await sandbox.setFault(LAUNCH, { kind: 'delay', ms: 1500 });
    await enterGame(page, GAME);
    const starting = page.getByRole('heading', { name: '正在启动' });
    await expect(starting).toBeVisible();
    await expect(transferIn(page)).toBeVisible();
    await expect(starting).toBeHidden();
    expect(launches.map((request) => request.postDataJSON() as unknown)).toEqual([{ enName: VENUE, gameCode: 'JG-pearl' }]);
  },
);

test(
  'the sign 正在启动 gives the page back after 3 s, though the call is still under way, and another press shows it again [R-VENUE-11] [R-DLG-12]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await signIn(page);
    await openLobby(page);
    await sandbox.setFault(LAUNCH, { kind: 'delay', ms: 12_000 });
    const launches = requestsOf(page, LAUNCH);
    const answer = page.waitForResponse((response) => response.url().endsWith(LAUNCH));
    const isAnswered = await Promise.race([
      answer.then(() => true),
      (async () => {
        await enterGame(page, GAME);
        const starting = page.getByRole('heading', { name: '正在启动' });
        await expect(starting).toBeVisible();
        await expect(starting).toBeHidden();
        await enterGame(page, GAME);
        await expect(starting).toBeVisible();
        return false;
      })(),
    ]);
    expect(isAnswered).toBe(false);
    expect(launches).toHaveLength(1);
    await answer;
  },
);

test(
  'a venue that asks for money opens the dialog with the message of the platform: nothing there yet, or that turnover will bind it [R-TIN-10] [R-ERR-6413] [R-ERRB-13]',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page);
    for (const [venue, name, words] of [
      [VENUE, GAME, '您在该场馆暂无余额'],
      ['QKDZ', '鸿运当头', '转入的资金在完成流水要求前不能转出'],
    ] as const) {
      await page.goto(`/game/egame?venue=${venue}`);
      const answer = page.waitForResponse((response) => response.url().endsWith(LAUNCH));
      await enterGame(page, name);

      const { status_code: code, message } = (await (await answer).json()) as { status_code: number; message: string };
      expect(code).toBe(6413);
      expect(message).toContain(words);
      await expect(transferIn(page).getByText(message)).toBeVisible();
    }
  },
);

test(
  'the dialog shows the central balance as it is, an amount, and puts all of it in [R-TIN-01] [R-TIN-02] [R-TIN-03]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await signIn(page);
    await openLobby(page);
    await sandbox.setBalance('123.45');
    await enterGame(page, GAME);
    const dialog = transferIn(page);

    await expect(dialog.getByText('中心钱包余额')).toBeVisible();
    await expect(dialog.getByText('¥123.45')).toBeVisible();
    await expect(amountOf(dialog)).toHaveValue('');
    await dialog.getByRole('button', { name: '全部' }).click();
    await expect(amountOf(dialog)).toHaveValue('123.45');
  },
);

test(
  'who enters directly is in the game without money, and the venue knows that its message was seen [R-TIN-04] [R-TIN-16] [R-VENUE-08]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const dialog = await askedForMoney(page);
    const launches = requestsOf(page, LAUNCH);
    const transfers = requestsOf(page, TRANSFER);
    await dialog.getByRole('button', { name: '直接进入' }).click();

    await expect(page).toHaveURL(/\/game\/http/);
    await expect(game(page).getByText('¥0.00').first()).toBeVisible();
    expect(launches.map((request) => request.postDataJSON() as unknown)).toMatchObject([{ enName: VENUE, isActivity: true }]);
    expect(transfers).toEqual([]);
    expect(await sandbox.member()).toMatchObject({ balance: '500.00', venues: {} });
  },
);

test(
  'the amount is sent once as text, for the venue, as a transfer into it, with its message seen [R-TIN-06] [R-TIN-07] [R-TIN-08]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const dialog = await askedForMoney(page);
    const transfers = requestsOf(page, TRANSFER);
    await amountOf(dialog).fill('50');
    await dialog.getByRole('button', { name: '确认转入' }).dblclick();
    await expect(page).toHaveURL(/\/game\/http/);

    expect(transfers.map((request) => request.postDataJSON() as unknown)).toEqual([
      { channelCode: VENUE, amount: '50.00', ty: '1', isActivity: true },
    ]);
    expect(await sandbox.member()).toMatchObject({ balance: '450.00', venues: { [VENUE]: '50.00' } });
  },
);

test(
  'after confirming, a message says so, the header shows what is left, and the dialog is gone [R-TIN-05] [R-TIN-11] [R-TIN-14]',
  { tag: '@full' },
  async ({ page }) => {
    const dialog = await askedForMoney(page);
    await amountOf(dialog).fill('50');
    await dialog.getByRole('button', { name: '确认转入' }).click();

    await expect(page.getByText('转入成功')).toBeVisible();
    await expectBalance(page, '¥450.00');
    await expect(dialog).toBeHidden();
  },
);

test('a transfer is one POST to the address of venue transfers [R-API-082]', { tag: '@full' }, async ({ page }) => {
  const dialog = await askedForMoney(page);
  const transfers: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/transfer') && request.postData()?.includes(VENUE) === true) transfers.push(`${request.method()} ${pathname}`);
  });
  await amountOf(dialog).fill('50');
  await dialog.getByRole('button', { name: '确认转入' }).click();

  await expect(page.getByText('转入成功')).toBeVisible();
  expect(transfers).toEqual(['POST /game/api/v1/venue/transfer']);
});

test(
  'after a transfer the dialog closes and the game has the money; the next time it asks, the amount is empty [R-TIN-12] [R-TIN-13] [R-TIN-15]',
  { tag: '@full' },
  async ({ page }) => {
    const dialog = await askedForMoney(page);
    await amountOf(dialog).fill('50');
    await dialog.getByRole('button', { name: '确认转入' }).click();

    await expect(dialog).toBeHidden();
    await expect(game(page).getByText('¥50.00').first()).toBeVisible();
    await page.getByRole('button', { name: '转入', exact: true }).click();
    await expect(amountOf(dialog)).toHaveValue('');
  },
);

test(
  'a refused transfer moves nothing: a warning of the venue has a dialog of its own, any other message stands by the amount [R-ERRB-15] [R-ERRB-16] [R-MSG-16]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const dialog = await askedForMoney(page);
    await amountOf(dialog).fill('50');
    await sandbox.setFault(TRANSFER, { kind: 'code', code: 6413, message: '流水未满足，暂不可转入' });
    await dialog.getByRole('button', { name: '确认转入' }).click();
    const warning = page.getByRole('alertdialog').filter({ hasText: '流水未满足，暂不可转入' });
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: '确定' }).click();
    await expect(warning).toBeHidden();

    await sandbox.setFault(TRANSFER, { kind: 'code', code: 6004, message: '场馆维护中，请稍后再试' });
    await dialog.getByRole('button', { name: '确认转入' }).click();
    await expect(dialog.getByRole('alert')).toContainText('场馆维护中，请稍后再试');
    await expect(amountOf(dialog)).toHaveValue('50.00');
    expect(await sandbox.member()).toMatchObject({ balance: '500.00', venues: {} });

    await dialog.getByRole('button', { name: '确认转入' }).click();
    await expect(page.getByText('转入成功')).toBeVisible();
    expect(await sandbox.member()).toMatchObject({ balance: '450.00', venues: { [VENUE]: '50.00' } });
  },
);

test(
  'any other refusal of an entry is told by its message, and the page stays [R-ERRB-14]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await signIn(page);
    await openLobby(page);
    await sandbox.setFault(LAUNCH, { kind: 'code', code: 6004, message: '该游戏已下线' });
    await enterGame(page, GAME);

    await expect(page.getByText('该游戏已下线')).toBeVisible();
    await expect(transferIn(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/game\/egame/);
  },
);

/** Enters a game whose venue has no money of the member. Returns the transfer dialog. */
async function askedForMoney(page: Page): Promise<Locator> {
  await signIn(page);
  await openLobby(page);
  await enterGame(page, GAME);
  const dialog = transferIn(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

function amountOf(dialog: Locator): Locator {
  return dialog.getByLabel('转入金额');
}

/** Collects requests to the path from now on, in order. */
function requestsOf(page: Page, path: string): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) requests.push(request);
  });
  return requests;
}
