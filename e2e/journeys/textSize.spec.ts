import { ADDRESSES, gatherFacts, matchPage } from '../support/addresses';
import { awayPrice } from '../support/betting';
import { arrive, choose, openEveryPage } from '../support/everyPage';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { header } from '../support/player';
import { faultsAt, LARGE_TEXT, setTextSize, TEXT_SIZES, textFaults } from '../support/textSize';
import { translatorFor } from '../support/translator';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

const LOOKS = [
  ['classic', 'zh-CN'],
  ['professional', 'zh-TW'],
] as const;
/** Tested pages, with one help page for all, because they differ only in their texts. */
const PAGES = ADDRESSES.filter(({ pattern }) => !pattern.startsWith('/app/help/') || pattern.endsWith('/kh'));

test('with text at 130 % a phone shows home, wallet, board, slip and the menu of the account whole', async ({
  page,
  sandbox,
  complaints,
}) => {
  const { translate, facts } = await openEveryPage(page, sandbox, { ...PHONE, edition: 'classic', locale: 'zh-CN' });
  await setTextSize(page, LARGE_TEXT);

  for (const address of ['/', '/mine/wallet', '/game/sport/CRTY'].flatMap((at) => ADDRESSES.filter(({ pattern }) => pattern === at)))
    await test.step(address.pattern, async () => {
      await arrive(page, address, facts, translate);
      expect.soft(await textFaults(page), address.pattern).toEqual([]);
    });

  await awayPrice(page).click();
  await expect(page.getByRole('dialog', { name: '投注与聊天' }).getByLabel('投注金额')).toBeVisible();
  expect.soft(await textFaults(page, '[role="dialog"]'), 'slip').toEqual([]);
  await page.keyboard.press('Escape');

  await header(page)
    .getByRole('button', { name: /的账户菜单$/ })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect.soft(await textFaults(page, '[role="menu"]'), 'menu of the account').toEqual([]);
  expect(complaints).toEqual([]);
});

for (const [edition, locale] of LOOKS) {
  test(
    `a member's pages fit a narrow window with large and with spaced text, ${edition} edition, ${locale}`,
    { tag: '@full' },
    async ({ page, sandbox, complaints }) => {
      test.setTimeout(600_000);
      const { translate, facts } = await openEveryPage(page, sandbox, { ...PHONE, edition, locale });
      const { gameId } = await sandbox.createMatch();

      for (const address of [...PAGES, matchPage(gameId)])
        await test.step(address.pattern, async () => {
          await arrive(page, address, facts, translate);
          expect.soft(await faultsAt(TEXT_SIZES, page), address.pattern).toEqual([]);
        });
      expect(complaints).toEqual([]);
    },
  );

  test(
    `a guest's pages fit a narrow window with large and with spaced text, ${edition} edition, ${locale}`,
    { tag: '@full' },
    async ({ page, sandbox, complaints }) => {
      test.setTimeout(600_000);
      const translate = translatorFor(locale);
      await sandbox.createMatch(IN_PLAY);
      await choose(page, edition, locale);
      await page.goto('/');
      const facts = await gatherFacts(page, false);

      for (const address of PAGES.filter(({ audience }) => audience === 'public'))
        await test.step(address.pattern, async () => {
          await arrive(page, address, facts, translate);
          expect.soft(await faultsAt(TEXT_SIZES, page), address.pattern).toEqual([]);
        });
      expect(complaints).toEqual([]);
    },
  );
}
