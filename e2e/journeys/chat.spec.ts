import type { Browser, Locator, Page } from '@playwright/test';
import { steerSandbox } from '../compose/sandbox';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { expect, test } from '../support/journey';
import { createKeyboard } from '../support/keyboard';
import { AWAY_TEAM, HOME_TEAM, IN_PLAY } from '../support/matches';
import { expectBalance, signIn, type Account } from '../support/player';

const FIRST = '晨星';
const SECOND: Account & { readonly nickname: string } = { name: 'player2', password: 'player234', nickname: '远山' };

const SIZES = [
  [390, 844],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
] as const;

const composer = (page: Page) => page.getByLabel('发言内容');
const log = (page: Page) => page.getByRole('log');
/** Returns the latest message with this text. */
const line = (page: Page, words: string) => log(page).getByRole('article').filter({ hasText: words }).last();
const send = (page: Page) => page.getByRole('button', { name: '发送', exact: true });

/** Advances the platform's clock, because each person may send one message per second. */
async function keepPace(): Promise<void> {
  await steerSandbox('clock', { advanceMs: 1_000 });
}

async function say(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await keepPace();
  await send(page).click();
  await expect(line(page, words)).toBeVisible();
  await expect(log(page).getByText(/^(等待发送|发送中|未发送)/)).toHaveCount(0);
}

async function act(page: Page, of: Locator, name: string): Promise<void> {
  await of.getByRole('button', { name: /的消息的操作$/ }).click();
  await of.getByRole('group', { name: '消息操作' }).getByRole('button', { name }).click();
}

/** Sets the tab's visibility. The test browser otherwise reports all pages as visible. */
async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state === 'hidden');
}

async function openChat(page: Page): Promise<void> {
  await page.goto('/chat/c1');
  await expect(composer(page)).toBeEnabled();
}

async function openSecond(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await signIn(page, SECOND);
  await openChat(page);
  return page;
}

test('two members and a guest talk: all read the same in one order, and each may do what is theirs [R-CHAT-01] [R-CHAT-03] [R-ROLE-04]', async ({
  page,
  browser,
  sandbox,
  complaints,
}) => {
  await sandbox.setBalance('100.00');
  await sandbox.setBalance('0.00', SECOND.name);
  await page.goto('/');
  await signIn(page);
  await openChat(page);
  const second = await openSecond(browser);
  const guest = await (await browser.newContext()).newPage();
  await openChat(guest);
  await expect(guest.getByText(/^当前为游客模式/)).toBeVisible();

  await test.step('own lines are on the right, those of others on the left', async () => {
    await say(page, '晚上好');
    for (const reader of [second, guest]) await expect(line(reader, '晚上好')).toBeVisible();
    const middle = async (of: Page) => {
      const [whole, words] = [await log(of).boundingBox(), await line(of, '晚上好').getByText('晚上好').boundingBox()];
      return (words?.x ?? 0) + (words?.width ?? 0) / 2 - ((whole?.x ?? 0) + (whole?.width ?? 0) / 2);
    };
    expect(await middle(page)).toBeGreaterThan(0);
    expect(await middle(second)).toBeLessThan(0);
    expect(await middle(guest)).toBeLessThan(0);
  });

  await test.step('a mention reaches a member who is elsewhere on the site, and is marked when they come back', async () => {
    await page.getByRole('navigation', { name: '分类导航' }).getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL(/\/$/);
    await act(second, line(second, '晚上好'), '提及 TA');
    await expect(composer(second)).toHaveValue(`@${FIRST} `);
    await expect(composer(second)).toBeFocused();
    await second.keyboard.type('今晚看哪场');
    await keepPace();
    // Wait from here on, because the notice is visible for a short time only.
    const told = page.getByText('聊天室里有人提到您').waitFor();
    await second.keyboard.press('Enter');
    await expect(line(second, `@${FIRST} 今晚看哪场`)).toBeVisible();

    await told;
    await page.goBack();
    await expect(line(page, '今晚看哪场').getByText(`@${FIRST}`)).toBeVisible();
    await expect(log(page).getByText('以下是新消息')).toBeVisible();
  });

  await test.step('what is said while the tab is hidden is counted, and divided from what was read when the member is back', async () => {
    await turn(page, 'hidden');
    await say(second, '刚才进了一球');
    await expect(line(page, '刚才进了一球')).toBeAttached();
    await turn(page, 'visible');
    await expect(log(page).getByText('以下是新消息')).toHaveCount(1);
    const below = await log(page).evaluate((element) => /以下是新消息(?<below>.*)$/s.exec(element.textContent)?.groups?.['below']);
    expect(below).toContain('刚才进了一球');
    expect(below).not.toContain('今晚看哪场');
  });

  await test.step('a reply shows what it answers, and leads there', async () => {
    await act(page, line(page, '今晚看哪场'), '回复');
    await say(page, '德比');
    const quote = line(second, '德比').getByRole('button', { name: `查看被回复的消息（${SECOND.nickname}）` });
    await expect(quote).toContainText('今晚看哪场');
    await quote.click();
    await expect(line(second, '今晚看哪场')).toBeInViewport();
  });

  await test.step('a reaction is counted for everybody; the guest sees it and has none to give', async () => {
    await act(second, line(second, '德比'), '用 👍 回应');
    for (const reader of [page, second, guest]) {
      await expect(line(reader, '德比').getByRole('button', { name: '👍，1 人' })).toBeVisible();
    }
    await expect(line(second, '德比').getByRole('button', { name: '👍，1 人' })).toHaveAttribute('aria-pressed', 'true');
    await expect(line(guest, '德比').getByRole('button', { name: '👍，1 人' })).toBeDisabled();
  });

  await test.step('a red packet is claimed once by the other member; the guest is asked to sign in first', async () => {
    await page.getByRole('button', { name: '发红包' }).click();
    const dialog = page.getByRole('dialog', { name: '发红包' });
    await dialog.getByLabel('红包总金额').fill('10');
    await dialog.getByRole('textbox', { name: '红包份数' }).fill('1');
    await dialog.getByRole('button', { name: '发出 ¥10' }).click();
    await expect(dialog).toBeHidden();
    await expectBalance(page, '¥90.00');

    const packet = (of: Page) => log(of).getByRole('region', { name: `${FIRST} 的红包` });
    await packet(guest).getByRole('button', { name: '领取', exact: true }).click();
    await expect(guest.getByText('请先登录账号,才能了解更多')).toBeVisible();
    await guest.keyboard.press('Escape');
    await packet(second).getByRole('button', { name: '领取', exact: true }).click();
    await expect(second.getByText('领到 ¥10，已存入中心钱包')).toBeVisible();
    await expectBalance(second, '¥10.00');
    for (const reader of [page, guest]) await expect(packet(reader).getByText('已领完')).toBeVisible();
    expect(await sandbox.member(SECOND.name)).toMatchObject({ balance: '10.00' });
  });

  await test.step('a member who is muted says nothing and reads on, with the reason; the others go on', async () => {
    await sandbox.restrictInChat(SECOND.name, 'mute', '刷屏');
    await expect(second.getByPlaceholder('您已被禁言')).toBeDisabled();
    await expect(second.getByText(/原因：刷屏。/)).toBeVisible();
    await say(guest, '大家好');
    for (const reader of [page, second]) await expect(line(reader, '大家好')).toBeVisible();
    await sandbox.restrictInChat(SECOND.name, 'none');
    await say(second, '回来了');
  });

  await test.step('all of them have read the same, in one order', async () => {
    const said = ['晚上好', '今晚看哪场', '德比', '大家好', '回来了'];
    for (const reader of [page, second, guest]) {
      await reader.setViewportSize({ width: 1280, height: 2_000 });
      await expect(line(reader, '回来了')).toBeVisible();
      const words = (await log(reader).getByRole('article').allInnerTexts()).join('\n');
      const places = said.map((each) => words.lastIndexOf(each));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places).not.toContain(-1);
    }
  });
  expect(complaints).toEqual([]);
});

test('the chat room of a match opens beside its page, and knows the goals from before it was opened', async ({
  page,
  sandbox,
  complaints,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const { gameId } = await sandbox.createMatch(IN_PLAY);
  for (const side of ['C', 'H'] as const) await sandbox.score(gameId, side);
  const address = `/game/sport/CRTY/match/${gameId}`;
  await page.goto(address);
  await page
    .getByRole('main')
    .getByRole('link', { name: `${HOME_TEAM} v ${AWAY_TEAM} 的聊天室` })
    .click();
  await expect(page.getByRole('heading', { name: `${HOME_TEAM} - ${AWAY_TEAM}` })).toBeVisible();
  await expect(page.getByRole('region', { name: '比赛比分' })).toContainText('2 - 1');
  await expect(page).toHaveURL(new RegExp(`${address}$`));

  await page.goto(`/chat/m${gameId}`);
  const goals = page.getByRole('complementary', { name: '房间动态' }).getByText(/进球！/);
  await expect(goals.first()).toContainText(`${HOME_TEAM} 得分，2 - 1`);
  await expect(goals.nth(1)).toContainText(`${AWAY_TEAM} 得分，1 - 1`);
  expect(complaints).toEqual([]);
});

test('the room fills the window in both editions: only its messages scroll, and the way to write is in sight', async ({ page }) => {
  await page.goto('/chat/c1');
  for (const edition of ['classic', 'professional']) {
    await page.evaluate((chosen) => {
      window.localStorage.setItem('site.edition', chosen);
    }, edition);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await openChat(page);
      const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      expect.soft(size, `${edition}, ${String(width)}`).toEqual([width, height]);
      await expect.soft(send(page)).toBeInViewport({ ratio: 1 });
      const [list, room] = [page.getByRole('navigation', { name: '聊天室列表' }), page.getByRole('complementary', { name: '房间动态' })];
      await expect.soft(list).toBeInViewport();
      await expect.soft(room).toBeVisible({ visible: width >= 1_600 });
    }
  }
});

test('a room that cannot be reached says so in a note as high as its words', async ({ page }) => {
  await page.routeWebSocket(/./, (socket) => socket.close());
  await page.goto('/chat');
  const note = page.getByRole('status').filter({ hasText: '网络连接失败' });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(note).toBeVisible();
    const { height: noteHeight = 0 } = (await note.boundingBox()) ?? {};
    expect.soft(noteHeight, String(width)).toBeLessThan(100);
  }
});

for (const edition of ['经典', '专业'] as const) {
  test(
    `a member answers, reacts and writes by keyboard alone, in the ${edition === '经典' ? 'classic' : 'professional'} edition, which readers are told`,
    edition === '经典' ? {} : { tag: '@full' },
    async ({ page, complaints }) => {
      await page.goto('/');
      await signIn(page);
      await page.getByRole('radio', { name: edition }).check();
      await openChat(page);
      const keys = createKeyboard(page);

      await test.step('the room says what it is: rooms, messages, who said what, and the way to write', async () => {
        await expect(page.getByRole('navigation', { name: '聊天室列表' }).getByRole('link', { name: /综合聊天室/ })).toHaveAttribute(
          'aria-current',
          'page',
        );
        await expect(page.getByRole('log', { name: '聊天消息' })).toHaveAttribute('aria-busy', 'false');
        await expect(page.getByRole('heading', { level: 2, name: '综合聊天室' })).toBeVisible();
        expect.soft(await accessibilityFaults(page)).toEqual([]);
      });

      await test.step('a line is written and sent from the keys', async () => {
        await composer(page).focus();
        await page.keyboard.type('用键盘说');
        await keepPace();
        await keys.press('Enter');
        await expect(line(page, '用键盘说')).toBeVisible();
        await expect(composer(page)).toBeFocused();
        await expect(composer(page)).toHaveValue('');
      });

      await test.step('from the field back to the newest line, which is answered', async () => {
        const more = line(page, '用键盘说').getByRole('button', { name: /的消息的操作$/ });
        await keys.pressUntil('Shift+Tab', more);
        await keys.press('Enter');
        await expect(more).toHaveAttribute('aria-expanded', 'true');
        expect.soft(await accessibilityFaults(page)).toEqual([]);
        await keys.pressUntil('Tab', line(page, '用键盘说').getByRole('button', { name: '回复' }));
        await keys.press('Enter');
        await expect(composer(page)).toBeFocused();
        await page.keyboard.type('自己回自己');
        await keepPace();
        await keys.press('Enter');
        await expect(line(page, '自己回自己').getByRole('button', { name: `查看被回复的消息（${FIRST}）` })).toBeVisible();
      });

      await test.step('a reaction is given and taken back, and says so', async () => {
        const own = line(page, '自己回自己');
        await keys.pressUntil('Shift+Tab', own.getByRole('button', { name: /的消息的操作$/ }));
        await keys.press('Enter');
        await keys.pressUntil('Tab', own.getByRole('button', { name: '用 👍 回应' }));
        await keys.press('Enter');
        await expect(own.getByRole('button', { name: /的消息的操作$/ })).toBeFocused();
        const reaction = own.getByRole('button', { name: '👍，1 人' });
        await expect(reaction).toHaveAttribute('aria-pressed', 'true');
        await keys.pressUntil('Tab', reaction);
        await keys.press('Space');
        await expect(reaction).toHaveCount(0);
      });

      await test.step('the emoji are one stop of Tab, walked by arrows', async () => {
        await keys.pressUntil('Tab', page.getByRole('button', { name: '表情与贴图' }));
        await keys.press('Enter');
        const panel = page.getByRole('region', { name: '表情与贴图' });
        await expect(panel.getByRole('button', { name: '笑脸', exact: true })).toBeVisible();
        expect.soft(await accessibilityFaults(page)).toEqual([]);
        const grid = panel.locator('[data-roving-row]');
        await expect(grid.getByRole('button').first()).toBeVisible();
        await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
      });
      expect(complaints).toEqual([]);
    },
  );
}
