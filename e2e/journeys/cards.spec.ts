import { expect, test } from '../support/journey';
import { expectBalance, railEntry, signIn } from '../support/player';
import { enterGame, game, transferIn } from '../support/slot';

/** Maximum number of deals. A natural ends a hand at once, and another is dealt. */
const MOST_DEALS = 6;

test(
  'a hand of 21: money in, a reload in the hand, the same cards, its end in the record, and the money back [R-VENUE-04]',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('500.00');
    await page.goto('/');
    await signIn(page);
    await railEntry(page, '棋牌').click();
    await enterGame(page, '二十一点');
    const dialog = transferIn(page);
    await dialog.getByLabel('转入金额').fill('100');
    await dialog.getByRole('button', { name: '确认转入' }).click();
    const deal = game(page).getByRole('button', { name: /^(发牌|再来一局)$/ });
    const stand = game(page).getByRole('button', { name: '停牌' });
    const decline = game(page).getByRole('button', { name: '不买保险' });
    await expect(deal).toBeVisible();
    // Money transferred during the game is available before its next round.
    await page.getByRole('button', { name: '转入', exact: true }).click();
    await dialog.getByLabel('转入金额').fill('20');
    await dialog.getByRole('button', { name: '确认转入' }).click();
    await expect(game(page).getByText('¥120.00').first()).toBeVisible();

    for (let deals = 0; deals < MOST_DEALS; deals += 1) {
      await deal.click();
      await expect(
        stand
          .or(decline)
          .or(game(page).getByRole('button', { name: '再来一局' }))
          .first(),
      ).toBeVisible();
      if (await decline.isVisible()) await decline.click();
      if (await stand.isVisible()) break;
    }
    const cards = () =>
      game(page)
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('aria-label')));
    await expect(stand).toBeVisible();
    const dealt = await cards();
    await page.reload();
    await expect(stand).toBeVisible();
    expect(await cards()).toEqual(dealt);
    await stand.click();
    await expect(game(page).getByRole('button', { name: '再来一局' })).toBeVisible();
    const left = (await sandbox.member()).venues['QYQP'] ?? '0.00';
    await expect(game(page).getByText(`¥${left}`).first()).toBeVisible();

    await page.goto('/mine/betRecord?of=rounds');
    await page
      .getByRole('button', { name: /^查看 二十一点/ })
      .first()
      .click();
    const round = page.getByRole('dialog', { name: '二十一点 · 雀友棋牌' });
    await expect(round.getByText('公平查验')).toBeVisible();
    await expect(round.getByRole('link', { name: '在场馆查验这一局' })).toHaveAttribute('href', /\/check\?/);
    await page.goto('/mine/wallet');
    await page.getByRole('button', { name: '一键回收' }).click();
    await expectBalance(page, `¥${(380 + Number(left)).toFixed(2)}`);
    expect((await sandbox.member()).venues).toEqual({});
    expect(complaints).toEqual([]);
  },
);

test(
  'one press deals one hand of 21, however long Enter is held on the stake or on the button',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('500.00');
    await page.goto('/');
    await signIn(page);
    await railEntry(page, '棋牌').click();
    await enterGame(page, '二十一点');
    const dialog = transferIn(page);
    await dialog.getByLabel('转入金额').fill('100');
    await dialog.getByRole('button', { name: '确认转入' }).click();
    const again = game(page).getByRole('button', { name: '再来一局' });
    const left = async () => Number((await sandbox.member()).venues['QYQP']);
    const playOut = async () => {
      const stand = game(page).getByRole('button', { name: '停牌' });
      const decline = game(page).getByRole('button', { name: '不买保险' });
      await expect(stand.or(decline).or(again).first()).toBeVisible();
      if (await decline.isVisible()) await decline.click();
      await expect(stand.or(again).first()).toBeVisible();
      if (await stand.isVisible()) await stand.click();
      await expect(again).toBeVisible();
    };
    const stake = game(page).getByRole('textbox', { name: '注额' });
    await expect(stake).toBeVisible();
    await stake.fill('10');
    let deals = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/api/deal')) deals += 1;
    });

    for (const [held, dealt] of [
      [stake, 1],
      [game(page).getByRole('button', { name: /^(发牌|再来一局)$/ }), 2],
    ] as const) {
      // The button is disabled for a moment after a hand.
      await expect(held).toBeEnabled();
      await held.focus();
      for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await playOut();
      expect(deals).toBe(dealt);
    }
    // A hand of ¥10 wins or loses at most one and a half times its stake.
    expect(Math.abs((await left()) - 100)).toBeLessThanOrEqual(30);
    expect(complaints).toEqual([]);
  },
);
