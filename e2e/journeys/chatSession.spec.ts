import type { Page, WebSocket, WebSocketRoute } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { readSandbox } from '../compose/sandbox';
import { expect, test } from '../support/journey';
import { header, signIn } from '../support/player';

const composer = (page: Page) => page.getByLabel('发言内容');
const guestBar = (page: Page) => page.getByText(/^当前为游客模式/);
const people = (page: Page) => page.getByRole('paragraph').filter({ hasText: /人在线$/ });

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
    // Wait until the people of earlier tests are gone.
    await expect(people(page)).toHaveText('1 人在线');

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
      await expect.poll(() => before?.isClosed()).toBe(true);
      expect(chats.at(-1)).not.toBe(before);
    });
  },
);

const HEARTBEAT = 0;

/** Records the messages that the page sends on its chat sockets, and the sockets' addresses. */
function watchSaid(page: Page) {
  const addresses: string[] = [];
  const said: { readonly msgId: number; readonly msgData?: Readonly<Record<string, unknown>> }[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/stream/api/v1/chat')) return;
    addresses.push(socket.url());
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as (typeof said)[number];
      if (message.msgId !== HEARTBEAT) said.push(message);
    });
  });
  return { addresses, said };
}

test('a guest’s page opens one socket at its own origin, names client and site, signs in as a guest and enters the room [R-API-097] [R-API-098] [R-CHAT-18]', async ({
  page,
}) => {
  const { addresses, said } = watchSaid(page);
  await page.goto('/chat/c2');
  await expect(guestBar(page)).toBeVisible();
  await expect(composer(page)).toBeEnabled();

  expect(addresses).toHaveLength(1);
  const address = new URL(addresses[0] ?? '');
  expect(address.host).toBe(new URL(page.url()).host);
  expect(address.searchParams.get('clientType')).toBe('web');
  expect(address.searchParams.get('siteId')).toMatch(/^\d+$/);
  expect(said).toEqual([
    { msgId: 10019, msgData: {} },
    { msgId: 10002, msgData: { rid: 'c2' } },
  ]);
});

test('a member’s page fetches a jwt, signs in with it and enters the room [R-API-032] [R-CHAT-07] [R-CHAT-17]', async ({ page }) => {
  await page.goto('/');
  await signIn(page);
  const { said } = watchSaid(page);
  const asked = page.waitForResponse((response) => response.url().endsWith('/site/api/v1/user/member/jwt'));
  await page.goto('/chat/c1');
  const response = await asked;
  const request = response.request();
  expect([request.method(), request.postDataJSON()]).toEqual(['POST', {}]);
  const jwt = ((await response.json()) as { readonly data: { readonly jwt: string } }).data.jwt;
  await expect
    .poll(() => said)
    .toEqual([
      { msgId: 10001, msgData: { token: jwt, body: { jwt } } },
      { msgId: 10002, msgData: { rid: 'c1' } },
    ]);
});

test('what is written while the connection is lost waits, and is said once after it is back, five seconds later [R-CHAT-14] [R-CHAT-16] [R-ERRB-24]', async ({
  page,
}) => {
  const lines: { readonly route: WebSocketRoute; readonly askedAt: number }[] = [];
  let isBack = Promise.resolve();
  await page.routeWebSocket(/\/stream\/api\/v1\/chat/, async (route) => {
    lines.push({ route, askedAt: Date.now() });
    await isBack;
    route.connectToServer();
  });
  await page.goto('/');
  await signIn(page);
  await page.goto('/chat/c1');
  await expect(composer(page)).toBeEnabled();

  // Keep the connection down until the waiting message has been seen, however long that takes.
  let comeBack = () => {};
  isBack = new Promise((resolve) => {
    comeBack = resolve;
  });
  const before = lines.length;
  const lostAt = Date.now();
  await lines.at(-1)?.route.close({ code: 1011 });
  await expect(page.getByText('连接已断开，正在重新连接…')).toBeVisible();
  await composer(page).fill('断线时写的');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  const log = page.getByRole('log');
  await expect(log.getByText('等待发送')).toBeVisible();

  await expect.poll(() => lines.length).toBeGreaterThan(before);
  expect((lines[before]?.askedAt ?? 0) - lostAt).toBeGreaterThanOrEqual(4_900);
  comeBack();
  await expect(page.getByText('连接已断开，正在重新连接…')).toBeHidden();
  await expect(log.getByText(/^(等待发送|发送中)$/)).toHaveCount(0);
  await expect(log.getByText('断线时写的')).toHaveCount(1);
  await page.reload();
  await expect(log.getByText('断线时写的')).toHaveCount(1);
});

test('a session that ends elsewhere is told by the chat, which does not connect again with it', async ({ page, sandbox }) => {
  await page.goto('/');
  await signIn(page);
  const chats = watchChats(page);
  await page.goto('/chat');
  await expect(composer(page)).toBeEnabled();
  const chat = chats.at(-1);
  await expect.poll(() => readSandbox('streams')).toMatchObject({ chat: 1 });
  const received: string[] = [];
  chat?.on('framereceived', ({ payload }) => received.push(String(payload)));
  const signedInAgain: string[] = [];
  page.on('websocket', (later) => {
    later.on('framesent', ({ payload }) => {
      if (String(payload).includes('"jwt"')) signedInAgain.push(later.url());
    });
  });

  await sandbox.expireSessions();

  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
  // Ask the platform: the page reloads, and the browser does not always report sockets that close just before.
  await expect.poll(() => readSandbox('streams')).toMatchObject({ chat: 0 });
  // The member stream may notify the page first. The page then closes the chat before its notification arrives.
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

/** Opens a socket from this page and sends a message. */
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
