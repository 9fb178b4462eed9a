import { expect, test } from '../support/journey';
import { expectBalance, railEntry, signIn } from '../support/player';
import { enterGame, game, openLobby, transferIn } from '../support/slot';

const BROUGHT = 50;
const STAKE = 2;

test(
  'a spin: money in, a reload before its answer, the stake taken once, its round in the record, and the money back at leaving [R-VENUE-01] [R-TIN-09] [R-API-101]',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('500.00');
    await page.goto('/');
    await signIn(page);
    await openLobby(page);
    await enterGame(page, '龙珠宝藏');
    const dialog = transferIn(page);
    await dialog.getByLabel('转入金额').fill(String(BROUGHT));
    const sent = page.waitForRequest(/\/game\/api\/v1\/venue\/transfer$/);
    await dialog.getByRole('button', { name: '确认转入' }).click();
    expect((await sent).method()).toBe('POST');
    expect((await sent).postDataJSON()).toMatchObject({ isActivity: true });
    const spin = game(page).getByRole('button', { name: '旋转', exact: true });
    await expect(spin).toBeEnabled();
    await expectBalance(page, '¥450.00');

    const played = await test.step('the page is reloaded while the venue has played and its answer is under way', async () => {
      const isPlayed = new Promise<void>((resolve) => {
        void page.route('**/api/spin', async (route) => {
          await route.fetch();
          // The answer is never sent to the page.
          resolve();
        });
      });
      await spin.click();
      await isPlayed;
      await page.unroute('**/api/spin');
      const { venues } = await sandbox.member();
      await page.reload();
      return Number(venues['JGDZ'] ?? '0.00');
    });

    await test.step('the round that was begun is shown, and none is played beside it', async () => {
      await expect(spin).toBeEnabled();
      await expect(
        game(page)
          .getByText(`¥${played.toFixed(2)}`)
          .first(),
      ).toBeVisible();
      expect((await sandbox.member()).venues).toEqual(played === 0 ? {} : { JGDZ: played.toFixed(2) });
    });

    await test.step('the address has no ticket, and Back asks before the game is left', async () => {
      expect(page.url()).not.toContain('ticket');
      await expect(page).toHaveURL(/playing=1/);
      await page.goBack();
      await page.getByRole('button', { name: '继续游戏' }).click();
      await expect(page).toHaveURL(/playing=1/);
      await expect(spin).toBeEnabled();
    });

    await test.step('a link of the site asks the same question', async () => {
      await railEntry(page, '体育').click();
      await page.getByRole('dialog', { name: '离开游戏' }).getByRole('button', { name: '继续游戏' }).click();
      await expect(page).toHaveURL(/playing=1/);
      await expect(spin).toBeEnabled();
    });

    await test.step('leaving, what is left returns', async () => {
      await page.goBack();
      await page.getByRole('button', { name: '取回并离开' }).click();
      await expect(page).toHaveURL(/\/game\/egame/);
      await expectBalance(page, `¥${(500 - BROUGHT + played).toFixed(2)}`);
      expect((await sandbox.member()).venues).toEqual({});
    });

    await test.step('the record has one round, with its stake and what it paid', async () => {
      await page.goto('/mine/betRecord?of=rounds');
      const row = page.getByRole('row', { name: /龙珠宝藏/ });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(`¥${STAKE.toFixed(2)}`);
      await expect(row).toContainText(`¥${(played - BROUGHT + STAKE).toFixed(2)}`);
    });
    expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
    expect(complaints).toEqual([]);
  },
);
