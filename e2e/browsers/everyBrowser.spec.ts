import { chromium } from '@playwright/test';
import { findChromium } from '../compose/chromium.mjs';
import { findFirefox, findWebKit } from '../compose/otherBrowsers.mjs';
import { OWN_SITE_PORT } from '../compose/suite';
import { expect, test } from '../support/journey';
import { AWAY_TEAM, HOME_TEAM, IN_PLAY } from '../support/matches';
import type { Sandbox } from '../support/sandbox';
import { COMPLAINTS, type Driver } from './driver';
import { createPlayer, type Player, type Wanted } from './player';
import { openByPuppeteer } from './puppeteerDriver';
import { openWebKit } from './webKitDriver';

interface Browser {
  readonly name: string;
  readonly find: () => string | undefined;
  readonly open: (file: string) => Promise<Driver>;
}

const BROWSERS: readonly Browser[] = [
  { name: 'Chromium', find: () => findChromium() ?? chromium.executablePath(), open: (file) => openByPuppeteer('chrome', file) },
  { name: 'Firefox', find: findFirefox, open: (file) => openByPuppeteer('firefox', file) },
  { name: 'WebKit', find: findWebKit, open: (file) => openWebKit(file, OWN_SITE_PORT) },
];

/** A game of the demo's lobby, and its venue. */
const GAME = '龙珠宝藏';
const VENUE = 'JGDZ';

const HEADER: Wanted = { role: 'banner' };
const LOGIN: Wanted = { role: 'dialog', name: '登录' };
const RAIL: Wanted = { role: 'navigation', name: '分类导航' };
const MAIN: Wanted = { role: 'main' };
const DOCK: Wanted = { role: 'complementary', name: '投注与聊天' };
const SLIP: Wanted = { role: 'region', name: '注单' };
const RECEIPT: Wanted = { role: 'article', name: '投注成功', within: SLIP };
const TICKET: Wanted = { role: 'article', name: '单号', within: DOCK };
const TRANSFER: Wanted = { role: 'dialog', name: '转入资金' };
const SPIN: Wanted = { role: 'button', name: '旋转' };
const CONTROLS: Wanted = { role: 'region', name: '操作' };

for (const { name, find, open } of BROWSERS) {
  test(`${name}: sign in, bet from the board, chat, open the deposit form and play a round of a slot`, async ({ sandbox, baseURL }) => {
    const file = find();
    const reason = `${name} is not on this machine, and could not be installed`;
    if (file === undefined) process.stdout.write(`SKIPPED: ${reason}\n`);
    test.skip(file === undefined, reason);
    test.setTimeout(300_000);
    await sandbox.createMatch(IN_PLAY);
    await sandbox.tune({ dangerWindowMs: 500 });
    await sandbox.setBalance('500.00');
    const driver = await open(file ?? '');
    try {
      const player = createPlayer(driver);
      await driver.open(baseURL ?? '');
      await test.step('sign in', () => signIn(player));
      await test.step('bet', () => bet(player));
      await test.step('chat', () => chat(player));
      await test.step('deposit form', () => openDeposit(player));
      await test.step('slot', () => playRound(player, sandbox));
      expect(await driver.evaluate(COMPLAINTS)).toEqual([]);
      expect(await driver.evaluate("document.querySelector('#outdated').getClientRects().length")).toBe(0);
    } finally {
      await driver.close();
    }
    expect((await sandbox.tickets()).map(({ stake }) => stake)).toEqual(['100.00']);
    expect(await sandbox.member()).toMatchObject({ balance: '350.00' });
  });
}

async function signIn(player: Player): Promise<void> {
  await player.press({ role: 'button', name: '登录', within: HEADER });
  await player.fill({ role: 'textbox', name: '用户名', within: LOGIN }, 'player1');
  await player.fill({ label: '密码', within: LOGIN }, 'player123');
  await player.press({ role: 'button', name: '登录', within: LOGIN });
  await player.missing(LOGIN);
  await player.see('¥500.00', HEADER);
}

async function bet(player: Player): Promise<void> {
  await player.press({ role: 'link', name: '体育', within: RAIL });
  await player.press({ role: 'button', name: `全场让球 ${AWAY_TEAM}`, within: { role: 'article', name: `${HOME_TEAM} v ${AWAY_TEAM}` } });
  await player.fill({ role: 'textbox', name: '投注金额', within: SLIP }, '100');
  await player.press({ role: 'button', name: '投注 ', within: SLIP });
  await player.see('¥100.00', RECEIPT);
  await player.see('¥400.00', HEADER);
  await player.press({ role: 'tab', name: '我的投注', within: DOCK });
  await player.see('¥100.00', TICKET);
}

async function chat(player: Player): Promise<void> {
  await player.press({ role: 'tab', name: '聊天', within: DOCK });
  await player.fill({ role: 'textbox', name: '发言内容', within: DOCK }, 'hello');
  await player.press({ role: 'button', name: '发送', within: DOCK });
  await player.see('hello', { role: 'log', within: DOCK });
}

async function openDeposit(player: Player): Promise<void> {
  await player.press({ role: 'link', name: '存款', within: HEADER });
  await player.fill({ role: 'textbox', name: '存款金额', within: MAIN }, '200');
  await player.see('立即存款', { role: 'button', name: '立即存款', within: MAIN });
}

/** With money transferred in, on the venue's own origin. */
async function playRound(player: Player, sandbox: Sandbox): Promise<void> {
  const balance = async (): Promise<string | undefined> => (await sandbox.member()).venues[VENUE];
  await player.press({ role: 'link', name: '电子', within: RAIL });
  await player.press({ role: 'button', name: `立即游戏 ${GAME}` });
  await player.fill({ role: 'textbox', name: '转入金额', within: TRANSFER }, '50');
  await player.press({ role: 'button', name: '确认转入', within: TRANSFER });
  await player.see('¥350.00', HEADER);
  await player.see('¥50.00', CONTROLS, 'frame');
  await expect(async () => {
    // Again where a round pays back just its stake.
    await player.press(SPIN, 'frame');
    await expect.poll(balance).not.toBe('50.00');
  }).toPass();
  await player.see(`¥${String(await balance())}`, CONTROLS, 'frame');
}
