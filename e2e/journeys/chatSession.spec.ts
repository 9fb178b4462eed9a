import type { Page, WebSocket } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { expect, test } from '../support/journey';
import { header, signIn } from '../support/player';

const composer = (page: Page) => page.getByLabel('发言内容');
const guestBar = (page: Page) => page.getByText(/^当前为游客模式/);
const people = (page: Page) => page.getByRole('paragraph').filter({ hasText: /人在线$/ });

/** The chat sockets of this page so far. */
function watchChats(page: Page): readonly WebSocket[] {
  const chats: WebSocket[] = [];
  page.on('websocket', (socket) => {
    if (socket.url().includes('/stream/api/v1/chat')) chats.push(socket);
  });
  return chats;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'player1 的账户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
}

test(
  'the chat in two tabs is one person, and signing out in one tab ends the chat of the other',
  { tag: '@full' },
  async ({ page, context }) => {
    const other = await context.newPage();
    const chats = watchChats(other);
    await page.goto('/');
    await signIn(page);
    await page.goto('/chat');
    await expect(composer(page)).toBeEnabled();
    // Those who were here before have gone.
    await expect(people(page)).toHaveText('1 人在线', { timeout: 20_000 });

    await test.step('the second tab is the same person, by nickname', async () => {
      await other.goto('/chat');
      await expect(composer(other)).toBeEnabled();
      await composer(other).fill('两个窗口');
      await other.getByRole('button', { name: '发送', exact: true }).click();

      const log = page.getByRole('log');
      await expect(log.getByText('两个窗口')).toBeVisible();
      await expect(log.getByText('晨星').last()).toBeVisible();
      await expect(log.getByText('player1')).toHaveCount(0);
      await expect(log.getByText('晨星 进入房间')).toHaveCount(0);
      await expect(people(page)).toHaveText('1 人在线');
      await expect(people(other)).toHaveText('1 人在线');
    });

    await test.step('signed out here, the chat there goes on as a guest’s, on a socket of its own', async () => {
      const before = chats.at(-1);
      await signOut(page);

      await expect(guestBar(other)).toBeVisible();
      await expect(composer(other)).toBeEnabled();
      expect(before?.isClosed()).toBe(true);
      expect(chats.at(-1)).not.toBe(before);
    });
  },
);

test('a session that ends elsewhere is told by the chat, which does not connect again with it', async ({ page, sandbox }) => {
  await page.goto('/');
  await signIn(page);
  const chats = watchChats(page);
  await page.goto('/chat');
  await expect(composer(page)).toBeEnabled();
  const chat = chats.at(-1);
  const received: string[] = [];
  chat?.on('framereceived', ({ payload }) => received.push(String(payload)));
  const signedInAgain: string[] = [];
  page.on('websocket', (later) => {
    later.on('framesent', ({ payload }) => {
      if (String(payload).includes('"jwt"')) signedInAgain.push(later.url());
    });
  });

  await sandbox.expireSessions();

  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => chat?.isClosed()).toBe(true);
  // The stream of the member may tell the page first, which then closes the chat before it is told.
  const told = received.filter((frame) => frame.includes('"msgId":60000'));
  expect(new Set([...told, '{"msgId":60000,"msgData":{"code":6001}}']).size).toBe(1);
  expect(signedInAgain).toEqual([]);
});

test('a page of another site opens neither stream', async ({ page, context }) => {
  const platform = DEFAULT_ADDRESSES.platform;
  const host = DEFAULT_ADDRESSES.host;
  const foreign = await context.newPage();
  await foreign.route('http://localhost:8999/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>foreign</title>' }));
  await foreign.goto('http://localhost:8999/');
  await page.goto('/');

  for (const origin of [platform, host]) {
    expect(await ask(foreign, `${origin}/stream/api/v1/odds`, { type: 'ping' })).toBe('closed');
    expect(await ask(foreign, `${origin}/stream/api/v1/chat?clientType=web&siteId=1`, { msgId: 0 })).toBe('closed');
  }
  expect(await ask(page, `${host}/stream/api/v1/odds`, { type: 'ping' })).toBe('answered');
  expect(await ask(page, `${host}/stream/api/v1/chat?clientType=web&siteId=1`, { msgId: 0 })).toBe('answered');
});

/** Opens a socket from this page and says something. */
function ask(page: Page, address: string, message: unknown): Promise<'answered' | 'closed'> {
  return page.evaluate(
    ([url, text]) =>
      new Promise<'answered' | 'closed'>((resolve) => {
        const socket = new WebSocket(url);
        socket.addEventListener('open', () => socket.send(text));
        socket.addEventListener('message', () => {
          resolve('answered');
          socket.close();
        });
        socket.addEventListener('close', () => resolve('closed'));
      }),
    [address.replace('http', 'ws'), JSON.stringify(message)] as const,
  );
}
