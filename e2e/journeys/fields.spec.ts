import type { Locator, Page } from '@playwright/test';
import { aCardNumber } from '@site/testing/aCardNumber';
import { awayPrice, openBoard, slip } from '../support/betting';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { moveTo } from '../support/memberPage';
import { signIn } from '../support/player';
import { openRecovery } from '../support/recovery';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Way to fill a field, with the expected content and the expected message when the text is not fully accepted. */
interface Way {
  readonly how: 'typed' | 'pasted';
  readonly text: string;
  /** Initial content of the field, which the text replaces. */
  readonly over?: string;
  readonly shows: string;
  readonly says?: string;
}

const typed = (text: string, shows: string, says?: string): Way => ({ how: 'typed', text, shows, ...(says === undefined ? {} : { says }) });
const pasted = (text: string, shows: string, says?: string): Way => ({ ...typed(text, shows, says), how: 'pasted' });

const MORE_DECIMALS = '最多两位小数，请重新输入';
const NO_AMOUNT = '不是金额，请只输入数字';
const NO_PHONE = '不是手机号码，请重新输入';
const NO_CARD = '不是银行卡号，请重新输入';
const NO_DIGITS = '不是所需位数的数字，请重新输入';

// Unit tests of `shared/src/input` cover all inputs of each kind of field. These tests show with the browser's own
// events that each field has the right kind.
const AMOUNTS: readonly Way[] = [
  typed('1,000', '1,000'),
  pasted('\u202E￥ 1，088．50 元\u200B', '¥ 1,088.50 元'),
  typed('10.555', '10.555', `“10.555”${MORE_DECIMALS}`),
  ...['-50', '1e3', '12,5', '10元5', '0x10'].map((text) => typed(text, text, `“${text}”${NO_AMOUNT}`)),
  { ...pasted('1,00', '1,00', `“1,00”${NO_AMOUNT}`), over: '50' },
  pasted('12\t34', '12\t34', `“12 34”${NO_AMOUNT}`),
];

const POINTS: readonly Way[] = [
  pasted(' １，２００ ', ' 1,200 '),
  { ...pasted('12.5', '12.5', '“12.5”不是整数，请重新输入'), over: '300' },
];

const PHONES: readonly Way[] = [
  typed('+86 138 0000 1234', '13800001234'),
  pasted('１３８００００１２３４', '13800001234'),
  { ...pasted('+852 6123 4567', '', '“+852 6123 4567”不属于所选国家或地区'), over: '13800001234' },
  typed('138000012345', '13800001234', `“138000012345”${NO_PHONE}`),
];

const CARD = aCardNumber('622202020000000001');
const GROUPED_CARD = CARD.replace(/(\d{4})(?=\d)/g, '$1 ');

const CARDS: readonly Way[] = [
  typed(CARD, GROUPED_CARD),
  pasted(CARD.replace(/(\d{4})(?=\d)/g, '$1-'), GROUPED_CARD),
  { ...pasted('6222abc', '', `“6222abc”${NO_CARD}`), over: '6222' },
];

/** Messages do not repeat a secret value. */
const PINS: readonly Way[] = [
  pasted('７３９ １５２', '739152'),
  { ...pasted('73915a', '', `输入的内容${NO_DIGITS}`), over: '739' },
  typed('7391528', '739152', `输入的内容${NO_DIGITS}`),
];

const NAMES: readonly Way[] = [
  typed('阿依古丽•买买提', '阿依古丽·买买提'),
  pasted('林\u202E海\u200B', '林海'),
  pasted('林'.repeat(40), '林'.repeat(30), '最多 30 个字符，多出的部分没有填入'),
];

const CHAT_LINES: readonly Way[] = [
  pasted('\u202E稳\u2066了👨‍👩‍👧', '稳了👨‍👩‍👧'),
  typed('１，０００ 稳了', '１，０００ 稳了'),
  pasted('长'.repeat(5_000), '长'.repeat(200), '最多 200 个字符，多出的部分没有填入'),
  pasted(`${'长'.repeat(199)}😀`, '长'.repeat(199), '最多 200 个字符，多出的部分没有填入'),
];

const SEARCHES: readonly Way[] = [
  typed('龙珠', '龙珠'),
  pasted('\u200B龙珠\u202C', '龙珠'),
  pasted('龙'.repeat(31), '龙'.repeat(30), '最多 30 个字符，多出的部分没有填入'),
];

const USERNAMES: readonly Way[] = [
  pasted(' ｐｌａｙｅｒ１ ', 'player1'),
  typed('play er1', 'player1'),
  pasted('linhai888888', 'linhai88888', '最多 11 个字符，多出的部分没有填入'),
];

/** Enters a text like a player: by keys, or by pasting from the clipboard. */
async function put(page: Page, field: Locator, { how, text, over = '' }: Way): Promise<void> {
  await field.click();
  await field.fill(over);
  if (over !== '') await field.selectText();
  if (how === 'typed') return field.pressSequentially(text);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

async function tryWays(page: Page, field: Locator, ways: readonly Way[]): Promise<void> {
  for (const way of ways) {
    await test.step(`${way.text.slice(0, 20)}, ${way.how}`, async () => {
      await put(page, field, way);
      await expect(field).toHaveValue(way.shows);
      if (way.says === undefined) await expect(field).not.toHaveAccessibleDescription(/“|多出的部分/);
      else await expect(field).toHaveAccessibleDescription(new RegExp(escape(way.says)));
      if (way.says !== undefined && !way.says.includes('多出的部分')) await expect(field).toHaveAttribute('aria-invalid', 'true');
    });
  }
  await field.fill('');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

test(
  'every field of a member reads what is typed and pasted, and says what it does not take',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('5000.00');
    await sandbox.createMatch(IN_PLAY);
    await page.goto('/');
    await signIn(page);
    const onPage = async (path: string, label: string, ways: readonly Way[]) =>
      test.step(label, async () => {
        await moveTo(page, path);
        await tryWays(page, page.getByRole('main').getByLabel(label, { exact: true }), ways);
      });

    await onPage('/mine/savemoney', '存款金额', AMOUNTS);
    await onPage('/mine/transfermoney?venue=JGDZ', '转账金额', AMOUNTS);
    await onPage('/mine/exchange', '兑换积分', POINTS);
    await onPage('/mine/addBankCard', '银行卡号', CARDS);
    await test.step('a card as it was pasted is added, so that money can be taken out', async () => {
      await page.getByRole('combobox', { name: '开户银行' }).click();
      await page.getByRole('option').first().click();
      await put(page, page.getByLabel('银行卡号', { exact: true }), pasted(CARD, GROUPED_CARD));
      await page.getByLabel('登录密码', { exact: true }).fill('player123');
      await page.getByRole('button', { name: '确认添加' }).click();
      await expect(page.getByText('收款账户已添加')).toBeVisible();
    });
    await test.step('二级密码', async () => {
      const main = page.getByRole('main');
      await moveTo(page, '/mine/auth');
      await main.getByRole('button', { name: '设置二级密码' }).click();
      await tryWays(page, main.getByLabel('新的二级密码', { exact: true }), PINS);
      for (const label of ['新的二级密码', '确认二级密码']) await main.getByLabel(label, { exact: true }).fill('739152');
      await main.getByRole('textbox', { name: '登录密码' }).fill('player123');
      await main.getByRole('button', { name: '设置二级密码' }).click();
      await expect(page.getByText('二级密码已设置').first()).toBeVisible();
    });
    await onPage('/mine/takemoney', '取款金额', AMOUNTS);
    await onPage('/game/egame', '搜索游戏', SEARCHES);

    await test.step('the stake of a bet', async () => {
      await openBoard(page);
      await awayPrice(page).click();
      await tryWays(page, slip(page).getByLabel('投注金额'), AMOUNTS);
    });

    await test.step('a line of the chat', async () => {
      const dock = page.getByRole('complementary', { name: '投注与聊天' });
      await dock.getByRole('tab', { name: '聊天' }).click();
      const line = dock.getByLabel('发言内容');
      await tryWays(page, line, CHAT_LINES);
      await put(page, line, pasted('长'.repeat(180), ''));
      await expect(dock.getByText('180/200')).toBeVisible();
      await put(page, line, pasted('\u202E稳了', ''));
      await page.keyboard.press('Enter');
      await expect(dock.getByRole('log').getByText('稳了', { exact: true })).toBeVisible();
    });

    expect(complaints).toEqual([]);
  },
);

test(
  'the fields of a member who binds name and phone read alike, a pasted message gives its code',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await page.goto('/');
    await signIn(page, { name: 'unbound1', password: 'unbound123' });
    await moveTo(page, '/mine/auth');
    const main = page.getByRole('main');

    await test.step('姓名', () => tryWays(page, main.getByLabel('姓名', { exact: true }), NAMES));
    await test.step('手机号码', () => tryWays(page, main.getByLabel('手机号码', { exact: true }), PHONES));

    await test.step('验证码', async () => {
      const group = main.getByRole('group', { name: '验证码' });
      const boxes = group.getByRole('textbox');
      const paste = async (text: string) => {
        await boxes.first().click();
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await page.keyboard.press('ControlOrMeta+V');
      };
      const shown = async () => (await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).join('');
      for (const [text, code] of [
        ['482 913', '482913'],
        ['【曜界】您的验证码是591374，5分钟内有效', '591374'],
        ['４８２９１３', '482913'],
      ] as const) {
        await paste(text);
        await expect.poll(shown).toBe(code);
      }
      await paste('没有验证码');
      await expect.poll(shown).toBe('');
      await expect(group).toHaveAccessibleDescription(`“没有验证码”${NO_DIGITS}`);
      await boxes.first().click();
      await page.keyboard.type('1a2');
      await expect.poll(shown).toBe('12');
    });

    await test.step('an empty submission leads to the first wrong field', async () => {
      await main.getByLabel('姓名', { exact: true }).fill('');
      await main.getByRole('button', { name: '提交姓名' }).click();
      await expect(main.getByLabel('姓名', { exact: true })).toBeFocused();
    });

    expect(complaints).toEqual([]);
  },
);

test(
  'the fields of a guest read alike, and an empty form marks all and leads to its first field',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
    const login = page.getByRole('dialog', { name: '登录' });
    const username = login.getByLabel('用户名');

    await test.step('an empty login', async () => {
      await login.getByRole('button', { name: '登录' }).click();
      await expect(username).toBeFocused();
      await expect(username).toHaveAttribute('aria-invalid', 'true');
      await expect(login.getByLabel('密码', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    });
    await test.step('用户名', () => tryWays(page, username, USERNAMES));

    const recovery = await openRecovery(page);
    await test.step('an empty recovery', async () => {
      await recovery.getByRole('button', { name: '下一步' }).click();
      await expect(recovery.getByLabel('用户名')).toBeFocused();
      await expect(recovery.getByLabel('手机号码')).toHaveAttribute('aria-invalid', 'true');
    });
    await test.step('手机号码', () => tryWays(page, recovery.getByLabel('手机号码'), PHONES));
    await test.step('邮箱', async () => {
      await recovery.getByRole('tab', { name: '邮箱找回' }).click();
      await tryWays(page, recovery.getByRole('textbox', { name: '邮箱', exact: true }), [
        typed('林海@例子。中国', '林海@例子.中国'),
        pasted(' ｌｉｎhai@example.com ', 'linhai@example.com'),
        pasted(`${'a'.repeat(40)}@b.c`, 'a'.repeat(40), '最多 40 个字符，多出的部分没有填入'),
      ]);
    });

    expect(complaints).toEqual([]);
  },
);
