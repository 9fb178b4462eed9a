import { AS_MOST_PLAYERS, expect, test } from '../support/journey';
import { expectBalance, railEntry, signIn } from '../support/player';
import { game, transferIn } from '../support/slot';

test.use(AS_MOST_PLAYERS);

test(
  'a player fishes: money in, shots, a reload, the money back, and its rounds in the record [R-VENUE-06]',
  { tag: '@full' },
  async ({ page, sandbox, serveSite, complaints }) => {
    const site = await serveSite({ build: 'default' });
    await page.goto(site.origin);
    await signIn(page);
    await sandbox.setBalance('500.00');

    await test.step('enters by the page of the category, with ¥50', async () => {
      await railEntry(page, '捕鱼').click();
      await expect(page).toHaveURL(/\/game\/fishing/);
      await page
        .getByRole('button', { name: /深海捕鱼/ })
        .first()
        .click();
      const dialog = transferIn(page);
      await dialog.getByLabel('转入金额').fill('50');
      await dialog.getByRole('button', { name: '确认转入' }).click();
      await expect(game(page).getByRole('heading', { name: '浅湾' })).toBeVisible();
      await expect(game(page).getByText('¥50.00', { exact: true })).toBeVisible();
    });

    await test.step('the server answers batches of shots, and the page shows what is certain', async () => {
      const answer = page.waitForResponse(/\/api\/fire$/);
      await game(page).getByRole('button', { name: '自动', exact: true }).click();
      expect((await answer).status()).toBe(200);
      await game(page).getByRole('button', { name: '自动中' }).click();
      await atRest();
    });

    await test.step('a reload goes on with the same money', async () => {
      await page.reload();
      await expect(game(page).getByRole('heading', { name: '浅湾' })).toBeVisible();
      await atRest();
    });

    const left = (await sandbox.member()).venues['SHBY'] ?? '0.00';

    await test.step('leaves, and the rest is in the central wallet again', async () => {
      await game(page).getByRole('button', { name: '返回大厅' }).click();
      if (left !== '0.00') await page.getByRole('button', { name: '留在场馆' }).click();
      await expect(page).not.toHaveURL(/\/game\/http/);
      await page.goto(`${site.origin}/mine/wallet`);
      const back = page.getByRole('button', { name: '一键回收' });
      await expect(back).toBeVisible();
      if ((await sandbox.member()).venues['SHBY'] !== undefined) await back.click();
      await expectBalance(page, `¥${(450 + Number(left)).toFixed(2)}`);
      expect((await sandbox.member()).venues).toEqual({});
    });

    await test.step('what was shot is in the record', async () => {
      await page.goto(`${site.origin}/mine/betRecord?of=rounds`);
      await page
        .getByRole('button', { name: /^查看 浅湾/ })
        .first()
        .click();
      const round = page.getByRole('dialog', { name: /浅湾/ });
      await expect(round.getByRole('link', { name: '在场馆查验这一局' })).toHaveAttribute('href', /\/check\?/);
    });

    expect(complaints).toEqual([]);

    /** Waits until no bullet is in the air and the page shows the balance of the ledger. */
    async function atRest(): Promise<void> {
      await expect(async () => {
        const balance = (await sandbox.member()).venues['SHBY'] ?? '0.00';
        await expect(game(page).getByText(`¥${balance}`, { exact: true })).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }
  },
);
