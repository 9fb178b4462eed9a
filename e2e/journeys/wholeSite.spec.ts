import type { Locale } from '@site/shared/contract/services';
import { betButton, fillSlip, openBoard, receipt, ticketNumber } from '../support/betting';
import { sayInChat } from '../support/chat';
import { deposit } from '../support/deposit';
import { AS_MOST_PLAYERS, expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { expectBalance, signIn } from '../support/player';
import { claimReward } from '../support/promotion';
import { enterGame, game, openLobby, spin, transferIn } from '../support/slot';
import { translatorFor } from '../support/translator';

test.use(AS_MOST_PLAYERS);

interface Variant {
  readonly title: string;
  readonly build: 'default' | 'plum';
  readonly brand: string;
  readonly edition: '经典' | '专业';
  readonly locale: Locale;
}

const VARIANTS: readonly Variant[] = [
  {
    title: 'classic edition, simplified Chinese, the default build',
    build: 'default',
    brand: '曜界',
    edition: '经典',
    locale: 'zh-CN',
  },
  {
    title: 'professional edition, traditional Chinese, build plum',
    build: 'plum',
    brand: '紫微',
    edition: '专业',
    locale: 'zh-TW',
  },
];

/** Texts of the platform's content, which the locale files do not contain. */
const PLATFORM_TEXTS: Readonly<Record<Locale, { readonly firstDeposit: string; readonly game: string }>> = {
  'zh-CN': { firstDeposit: '首存礼遇', game: '龙珠宝藏' },
  'zh-TW': { firstDeposit: '首存禮遇', game: '龍珠寶藏' },
};

for (const { title, build, brand, edition, locale } of VARIANTS) {
  test(
    `a player uses the whole site: deposit, promotion, chat, bet, a round in a venue, the money back (${title})`,
    { tag: '@full' },
    async ({ page, sandbox, serveSite, complaints }) => {
      const translate = translatorFor(locale);
      const texts = PLATFORM_TEXTS[locale];
      await sandbox.createMatch(IN_PLAY);
      await sandbox.tune({ dangerWindowMs: 500 });
      const site = await serveSite({ build });

      await test.step('home shows the theme and the brand of the build', async () => {
        await page.goto(site.origin);
        await expect(page.locator('html')).toHaveAttribute('data-build', build);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('banner').getByText(brand)).toBeVisible();
        await expect(page.getByRole('heading', { name: translate('游戏大厅') })).toBeVisible();
        await page.getByRole('radio', { name: translate(edition) }).check();
      });

      await test.step('sign in and deposit 500', async () => {
        await signIn(page, undefined, translate);
        await expectBalance(page, '¥0.00');
        await deposit(page, sandbox, '500', translate);
        await expectBalance(page, '¥500.00');
      });

      await test.step('the first deposit is rewarded, in the ledger', async () => {
        await claimReward(page, texts.firstDeposit, translate('领取 {{amount}}').replace('{{amount}}', '¥50'), translate);
        await expectBalance(page, '¥550.00');
      });

      await test.step('hello in a chat room', async () => {
        await sayInChat(page, 'hello', translate);
      });

      const number = await test.step('a bet in play', async () => {
        await openBoard(page, translate);
        await fillSlip(page, '100', translate);
        await betButton(page, translate).click();
        await expect(receipt(page, translate)).toBeVisible();
        await expectBalance(page, '¥450.00');
        return ticketNumber(receipt(page, translate), translate);
      });

      const left = await test.step('a round in a venue, with money transferred in', async () => {
        await openLobby(page, translate);
        await expect(page.getByRole('switch', { name: translate('免转钱包') })).not.toBeChecked();
        await enterGame(page, texts.game, translate);
        const dialog = transferIn(page, translate);
        await dialog.getByLabel(translate('转入金额')).fill('50');
        await dialog.getByRole('button', { name: translate('确认转入') }).click();
        await expect(page).toHaveURL(/\/game\/http/);
        await expect(game(page).getByText('¥50.00').first()).toBeVisible();
        await spin(page, translate);
        await expectBalance(page, '¥400.00');
        const balance = (await sandbox.member()).venues['JGDZ'] ?? '0.00';
        await expect(game(page).getByText(`¥${balance}`).first()).toBeVisible();
        return balance;
      });

      await test.step('the rest returns to the central wallet', async () => {
        await page.goto(`${site.origin}/mine/wallet`);
        await page.getByRole('button', { name: translate('一键回收') }).click();
        await expectBalance(page, `¥${(400 + Number(left)).toFixed(2)}`);
        expect((await sandbox.member()).venues).toEqual({});
      });

      await test.step('the bet is in the bet record', async () => {
        await page.goto(`${site.origin}/mine/betRecord`);
        await expect(page.getByRole('row').filter({ hasText: number })).toContainText('¥100.00');
      });

      expect(complaints).toEqual([]);
    },
  );
}
