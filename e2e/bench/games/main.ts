/**
 * `pnpm bench:games`: measures the lobby with 5,000 games while a player scrolls, filters and searches, and the fishing
 * game while it fires automatically. Reports the longest main-thread task of the lobby, and for the fishing game the
 * scripting of each frame and the time between frames.
 *
 *   --seconds 20     how long the fishing game is observed
 *   --assert         exits with 1 when an aim is missed
 *
 * Tasks and scripting are processor time of the thread, which other processes on the machine do not lengthen. Frames
 * are wall-clock time without a graphics card: the processor draws the canvas, and a busy machine is late.
 */
import '../../compose/suitePorts';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { stopOnSignal } from '@site/release/stopOnSignal';
import { CHROMIUM_ARGS, findChromium } from '../../compose/chromium.mjs';
import { startPlatformProcess } from '../../compose/platformProcess';
import { runTypeScript } from '../../compose/run.mjs';
import { startSite } from '../../compose/serve';
import { observeFrames } from '../odds/observeFrames';
import { percentile } from '../statistics';
import { keepSession, newVisitor, type StorageState } from '../visitor';
import { GAMES, lengthenList, openLobby, useLobby } from './lobby';
import { traceDuring } from './readTrace';

/** Players notice longer tasks. */
const LONGEST_TASK_MS = 50;
/** Frame duration at 60 frames per second. */
const FRAME_MS = 16.7;
const HALL = '浅湾';

interface Figure {
  readonly what: string;
  readonly ms: number;
  /** Limit of the figure. It is left out when the figure depends on the machine. */
  readonly most?: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' }, assert: { type: 'boolean', default: false } } });
  await runTypeScript('shared/release/buildAll.ts');
  const running = stopOnSignal();
  try {
    running.add(await startPlatformProcess());
    const site = running.add(await startSite());
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: [...CHROMIUM_ARGS] });
    running.add({ stop: () => browser.close() });
    const session = await keepSession(browser, site.origin);
    const figures = [
      ...(await measureLobby(browser, session, site.origin)),
      ...(await measureHall(browser, session, site.origin, Number(values.seconds))),
    ];
    process.stdout.write(`load average ${loadavg()[0]?.toFixed(1) ?? ''}\n${figures.map(toLine).join('\n')}\n`);
    if (values.assert && figures.some(({ ms, most = Infinity }) => !(ms <= most))) process.exitCode = 1;
  } finally {
    await running.stop();
  }
}

async function measureLobby(browser: Browser, session: StorageState, origin: string): Promise<readonly Figure[]> {
  return withPage(browser, session, async (page) => {
    await lengthenList(page);
    const opening = await traceDuring(browser, page, 'RunTask', () => openLobby(page, origin));
    const using = await traceDuring(browser, page, 'RunTask', () => useLobby(page));
    return [
      { what: `lobby of ${String(GAMES)} games, longest task of opening`, ms: opening.tasks[0] ?? Number.NaN, most: LONGEST_TASK_MS },
      { what: `lobby of ${String(GAMES)} games, longest task of use`, ms: using.tasks[0] ?? Number.NaN, most: LONGEST_TASK_MS },
    ];
  });
}

async function measureHall(browser: Browser, session: StorageState, origin: string, seconds: number): Promise<readonly Figure[]> {
  return withPage(browser, session, async (page) => {
    await page.goto(`${origin}/game/fishing`);
    await page
      .getByRole('button', { name: `免费试玩 ${HALL}` })
      .first()
      .click();
    const game = page.frameLocator('iframe');
    await game.getByRole('heading', { name: HALL }).waitFor();
    await game.getByRole('button', { name: '锁定', exact: true }).click();
    await game.getByRole('button', { name: '自动', exact: true }).click();
    const frame = page.frames().find((each) => each !== page.mainFrame());
    if (frame === undefined) throw new Error('the hall has no frame');
    const stop = await observeFrames(frame);
    const traced = await traceDuring(browser, page, 'FireAnimationFrame', () => page.waitForTimeout(seconds * 1000));
    const { frames } = await stop();
    return [
      { what: 'fishing, scripting of a frame, p95', ms: percentile(traced.frames, 0.95), most: FRAME_MS },
      { what: 'fishing, frame to frame, p50', ms: percentile(frames, 0.5) },
      { what: 'fishing, frame to frame, p95', ms: percentile(frames, 0.95) },
    ];
  });
}

async function withPage<Result>(browser: Browser, session: StorageState, run: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await newVisitor(browser, session);
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

function toLine({ what, ms, most }: Figure): string {
  const verdict = most === undefined ? '' : ` of at most ${String(most)}: ${ms <= most ? 'met' : 'missed'}`;
  return `${what}: ${ms.toFixed(1)} ms${verdict}`;
}

await main();
