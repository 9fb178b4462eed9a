import { CONDITIONS } from '../matrix/conditions';
import { awayPrice, fillSlip, openBoard, receipt, slip } from '../support/betting';
import { sayInChat } from '../support/chat';
import { expect, test } from '../support/journey';
import { IN_PLAY, QUARTER_LINE } from '../support/matches';
import { expectBalance, signIn } from '../support/player';

const TRANSLATED = CONDITIONS['translated-page'];

test.use(TRANSLATED.use ?? {});

test('a page that the browser translates shows the present money, prices and lines', async ({ page, sandbox, complaints }) => {
  await TRANSLATED.prepare?.(page);
  await sandbox.setBalance('500.00');
  const { gameId } = await sandbox.createMatch(IN_PLAY);
  const movePrice = (REC: string) => sandbox.fixMarket(gameId, { ...QUARTER_LINE, prices: { REH: '0.95', REC } });

  await test.step('home and header', async () => {
    await page.goto('/');
    await signIn(page);
    await expect(page.locator('main font').first()).toBeVisible();
    await expectBalance(page, '¥500.00');
    await sandbox.setBalance('600.00');
    await expectBalance(page, '¥600.00');
  });

  await test.step('board', async () => {
    await openBoard(page);
    await expect(awayPrice(page).getByText('0.93')).toBeVisible();
    await movePrice('0.97');
    await expect(awayPrice(page).getByText('0.97')).toBeVisible();
    await expect(awayPrice(page).getByText('0.93')).toHaveCount(0);
  });

  await test.step('slip', async () => {
    await fillSlip(page);
    await expect(slip(page).getByText('¥97.00')).toBeVisible();
    await movePrice('0.85');
    await slip(page).getByRole('button', { name: '接受变动并投注 ¥100' }).click();
    await expect(receipt(page)).toContainText('@ 0.85');
    await expectBalance(page, '¥500.00');
  });

  await test.step('chat', async () => {
    for (const words of ['主队要换人', '下半场节奏明显上来了']) {
      await sayInChat(page, words);
      await sandbox.advance(1_000);
    }
    await expect(page.getByRole('log').getByText('主队要换人')).toHaveCount(1);
  });

  await test.step('wallet', async () => {
    await page.goto('/mine/wallet');
    const assets = page.getByRole('region', { name: '我的资产' });
    await expect(assets.getByText('¥500.00').first()).toBeVisible();
    await sandbox.setBalance('720.00');
    await expect(assets.getByText('¥720.00').first()).toBeVisible();
    await expect(assets.getByText('¥500.00')).toHaveCount(0);
  });

  expect(complaints).toEqual([]);
});
