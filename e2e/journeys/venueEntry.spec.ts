import { expect, test } from '../support/journey';
import { railEntry, signIn } from '../support/player';
import { enterGame, game, openLobby, spin, transferIn } from '../support/slot';

const LAUNCH = '/game/api/v1/launch';

test(
  "the site's own channel is launched once, and its calls have what it got [R-VENUE-12] [R-API-086] [R-API-100]",
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('100.00');
    await page.goto('/');
    await signIn(page);
    await page.goto('/game/sport');
    const launched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(LAUNCH)) launched.push(request.postData() ?? '');
    });
    const answer = page.waitForResponse((response) => response.url().endsWith(LAUNCH));
    const call = page.waitForRequest(
      (request) => request.url().endsWith('/game/api/v1/resource') && request.postData()?.includes('"method":"matches"') === true,
    );

    await page
      .getByRole('main')
      .getByRole('button', { name: /曜界体育/ })
      .click();

    await expect(page).toHaveURL(/\/game\/sport\/CRTY$/);
    const { data } = (await (await answer).json()) as { data: { url: string } };
    const { token } = JSON.parse(data.url) as { token: string };
    expect((await call).postData()).toContain(token);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(launched.map((body) => JSON.parse(body) as unknown)).toMatchObject([{ enName: 'CRTY' }]);
    expect(complaints).toEqual([]);
  },
);

test(
  'where the site opens no games inside, an address and a payload open in pages of their own [R-VENUE-14] [R-VENUE-22]',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.configure({ innerGame: '0' });
    await sandbox.setBalance('100.00');
    await page.goto('/');
    await signIn(page);
    await openLobby(page);
    for (const [venue, address] of [
      ['极光电子', /\/slot\/JG-/],
      ['乾坤游戏', /\/pg\/game$/],
    ] as const) {
      const listed = page.waitForResponse((response) => response.url().endsWith('/game/api/v1/gameList'));
      await page.getByRole('button', { name: new RegExp(`^${venue}`) }).click();
      await listed;
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(venue);
      const opened = page.waitForEvent('popup');
      await page
        .getByRole('button', { name: /^免费试玩/ })
        .first()
        .click();
      const own = await opened;
      await expect(own).toHaveURL(address);
      await expect(page).toHaveURL(/\/game\/egame/);
      await own.close();
    }
    expect(complaints).toEqual([]);
  },
);

test(
  'a page that the browser blocks is offered, and opens by the press that accepts it [R-VENUE-22]',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.configure({ innerGame: '0' });
    // Simulate a pop-up blocker: the first window is not opened.
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      let isFirst = true;
      window.open = (...parts) => {
        if (!isFirst) return open(...parts);
        isFirst = false;
        return null;
      };
    });
    await page.goto('/');
    await signIn(page);
    await openLobby(page);
    await page
      .getByRole('button', { name: /^免费试玩/ })
      .first()
      .click();
    const offer = page.getByRole('alertdialog').filter({ hasText: '浏览器拦截了新页面，请点击打开。' });
    await expect(offer).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);

    const opened = page.waitForEvent('popup');
    await offer.getByRole('button', { name: '打开页面' }).click();
    const own = await opened;
    await expect(own.getByRole('button', { name: '旋转', exact: true })).toBeEnabled();
    await expect(page).toHaveURL(/\/game\/egame/);
    await own.close();
    expect(complaints).toEqual([]);
  },
);

test(
  'a payload is stored and runs within the site, that of PG and that of others each on its page [R-VENUE-20] [R-VENUE-21] [R-ROUTE-74]',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await page.goto('/');
    await signIn(page);
    for (const [venue, address] of [
      ['乾坤游戏', /\/pg\/game$/],
      ['万象互动', /\/dz\/game$/],
    ] as const) {
      await openLobby(page);
      const listed = page.waitForResponse((response) => response.url().endsWith('/game/api/v1/gameList'));
      await page.getByRole('button', { name: new RegExp(`^${venue}`) }).click();
      await listed;
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(venue);
      await page
        .getByRole('button', { name: /^免费试玩/ })
        .first()
        .click();
      await expect(page).toHaveURL(address);
      await spin(page);
      await page.goto('/');
    }
    expect(complaints).toEqual([]);
  },
);

test(
  'an address that no venue answered with is no page of the site, and nothing of it is asked for [R-ROUTE-28]',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('100.00');
    await page.goto('/');
    await signIn(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname === 'evil.example') elsewhere.push(request.url());
    });

    for (const info of ['https://evil.example/game', 'javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
      await page.goto(`/game/${encodeURIComponent(info)}`);
      await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test(
  'a round is found in the record with what it paid, and is worked out again by its seed',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('100.00');
    await page.goto('/');
    await signIn(page);
    await railEntry(page, '棋牌').click();
    await enterGame(page, '牛牛');
    const dialog = transferIn(page);
    await dialog.getByLabel('转入金额').fill('50');
    await dialog.getByRole('button', { name: '确认转入' }).click();
    await game(page)
      .getByRole('button', { name: /^发牌$/ })
      .click();
    await expect(game(page).getByRole('button', { name: '再来一局' })).toBeVisible();
    const left = Number((await sandbox.member()).venues['QYQP'] ?? '0.00');

    await page.goto('/mine/betRecord?of=rounds');
    const row = page.getByRole('row', { name: /牛牛/ });
    const change = left - 50;
    await expect(row).toContainText(`${change > 0 ? '+' : change < 0 ? '-' : ''}¥${Math.abs(change).toFixed(2)}`);
    await row.getByRole('button', { name: /^查看/ }).click();
    const checked = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('link', { name: '在场馆查验这一局' }).click();
    const check = await checked;
    await expect(check.getByText('一致：种子与公布的承诺相符').first()).toBeVisible();
    await check.close();
    expect(complaints).toEqual([]);
  },
);

test(
  'a path of the site gets its origin in front and is then like any other address, wherever games open [R-VENUE-19]',
  { tag: '@full' },
  async ({ page, context, sandbox, complaints }) => {
    await page.goto('/');
    await signIn(page);
    for (const innerGame of ['0', '1']) {
      await sandbox.configure({ innerGame });
      await page.goto('/game/lottery');
      const door = context.waitForEvent('request', (request) => new URL(request.url()).pathname === '/game/api/v1/venue/door');
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: '免费试玩 北斗PK拾' }).first().click();
      const lottery = await opened;
      expect(new URL((await door).url()).origin).toBe(new URL(page.url()).origin);
      await expect(lottery.getByRole('group', { name: '冠军' })).toBeVisible();
      await lottery.close();
    }
    expect(complaints).toEqual([]);
  },
);

test(
  'a payload names provider, address and ticket; its page runs the address in a frame, and the ticket is in none [R-VENUE-24] [R-VENUE-09]',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await page.goto('/');
    await signIn(page);
    await page.goto('/game/egame?venue=QKDZ');
    const answer = page.waitForResponse((response) => response.url().endsWith(LAUNCH));
    await page.getByRole('button', { name: '免费试玩 鸿运当头' }).first().click();
    const { data } = (await (await answer).json()) as { data: { url: string } };
    const payload = JSON.parse(data.url) as { provider: string; url: string; token: string };
    expect(payload.provider).toBe('PG');

    await expect(page).toHaveURL(/\/pg\/game$/);
    const source = await page.locator('iframe').getAttribute('src');
    expect(source?.startsWith(payload.url)).toBe(true);
    expect(source).not.toContain(payload.token);
    await spin(page);
    // The game belongs to the previous page only.
    await page.goto('/dz/game');
    await expect(page.getByRole('heading', { name: '没有正在进行的游戏' })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
