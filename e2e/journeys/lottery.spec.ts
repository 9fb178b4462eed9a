import { expect, test } from '../support/journey';
import { expectBalance, railEntry, signIn } from '../support/player';
import { enterGame, transferIn } from '../support/slot';

const PERIOD_MS = 75_000;
const MINUTE_MS = 60_000;
/** Payout of a slip on all ten digits: one of them is drawn, so one line wins. */
const PAID = 9.75;

test(
  'a draw of a lottery: entered by a path of the site in a page of its own, a slip from the central wallet, drawn, paid there, and found in the record [R-VENUE-03] [R-VENUE-17] [R-VENUE-18]',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('500.00');
    await page.goto('/');
    await signIn(page);
    await railEntry(page, '彩票').click();
    const opened = page.waitForEvent('popup');
    await enterGame(page, '北斗PK拾');
    const lottery = await opened;
    // The launch redirects to the venue's own origin, and the address no longer contains the ticket.
    await expect(lottery).toHaveURL(/^http:\/\/(localhost|127\.0\.0\.1):\d+\/lottery\/SG-cars(\?lang=[\w-]+)?$/);
    expect(new URL(lottery.url()).origin).not.toBe(new URL(page.url()).origin);
    await expect(lottery.getByText('¥500.00').first()).toBeVisible();

    // Start with a new period, so that it does not close while the slip is filled in.
    await sandbox.advance(PERIOD_MS - (Date.now() % PERIOD_MS));
    await lottery.reload();
    const first = lottery.getByRole('group', { name: '冠军' });
    for (let car = 1; car <= 10; car += 1)
      await first.getByRole('button', { name: `名次定位 · 冠军 ${String(car)} 9.75`, exact: true }).click();
    await lottery.getByLabel('每注', { exact: true }).first().fill('1');
    await lottery.getByRole('button', { name: '确认投注 ¥10' }).click();
    await expect(lottery.getByRole('region', { name: '投注单' }).getByText('投注成功：1 期')).toBeVisible();
    await expect(lottery.getByText('待开奖')).toBeVisible();
    expect(await sandbox.member()).toMatchObject({ balance: '490.00', venues: {} });
    // Simulate the focus event, because every page of the test is always focused.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectBalance(page, '¥490.00');

    await sandbox.advance(PERIOD_MS);
    await expect(async () => {
      await lottery.reload();
      await expect(lottery.getByText(`中奖 ¥${String(PAID)}`)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(lottery.getByText('¥499.75').first()).toBeVisible();
    await lottery.close();

    // The venue has no wallet, so there is nothing to transfer back.
    await page.goto('/mine/wallet');
    await expectBalance(page, '¥499.75');
    await expect(page.getByText('双桂彩票')).toHaveCount(0);
    await page.goto('/mine/betRecord?of=rounds');
    const row = page.getByRole('row', { name: /北斗PK拾/ });
    await expect(row).toContainText('¥10.00');
    await expect(row).toContainText(`¥${String(PAID)}`);
    expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
    expect(complaints).toEqual([]);
  },
);

test(
  'a lottery with a wallet of its own: in a page of its own, money in, a slip, the page closed, drawn meanwhile, seen there later, and the money back [R-VENUE-16]',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('500.00');
    await page.goto('/');
    await signIn(page);
    await railEntry(page, '彩票').click();
    await enterGame(page, '分分时时彩');
    const dialog = transferIn(page);
    await dialog.getByLabel('转入金额').fill('50');
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: '确认转入' }).click();
    const lottery = await opened;

    await expect(lottery.getByText('¥50.00').first()).toBeVisible();
    await expect(page).toHaveURL(/\/game\/lottery$/);
    expect(await sandbox.member()).toMatchObject({ balance: '450.00', venues: { G1CP: '50.00' } });

    await sandbox.advance(MINUTE_MS - (Date.now() % MINUTE_MS));
    await lottery.reload();
    const digits = lottery.getByRole('group', { name: '万位' }).getByRole('button', { name: /^定位胆 · 万位 \d / });
    await expect(digits).toHaveCount(10);
    for (const digit of await digits.all()) await digit.click();
    await lottery.getByLabel('每注', { exact: true }).first().fill('1');
    await lottery.getByRole('button', { name: '确认投注 ¥10' }).click();
    await expect(lottery.getByRole('region', { name: '投注单' }).getByText('投注成功：1 期')).toBeVisible();
    expect((await sandbox.member()).venues).toEqual({ G1CP: '40.00' });
    await lottery.close();
    await sandbox.advance(MINUTE_MS);
    const won = (40 + PAID).toFixed(2);
    await expect.poll(async () => (await sandbox.member()).venues).toEqual({ G1CP: won });

    const reopened = page.waitForEvent('popup');
    await enterGame(page, '分分时时彩');
    const later = await reopened;
    await expect(later.getByText(`中奖 ¥${String(PAID)}`)).toBeVisible();
    await later.close();
    await page.goto('/mine/wallet');
    await page.getByRole('button', { name: '一键回收' }).click();
    await expectBalance(page, `¥${(450 + Number(won)).toFixed(2)}`);
    expect((await sandbox.member()).venues).toEqual({});
    await page.goto('/mine/betRecord?of=rounds');
    await expect(page.getByRole('row', { name: /分分时时彩/ })).toContainText(`¥${String(PAID)}`);
    expect(complaints).toEqual([]);
  },
);
