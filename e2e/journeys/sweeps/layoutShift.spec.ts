import type { Page } from '@playwright/test';
import { ADDRESSES, matchPage } from '../../support/addresses';
import { openEveryPage, type Sight } from '../../support/everyPage';
import { expect, test } from '../../support/journey';
import { IN_PLAY } from '../../support/matches';
import { expectScreen } from '../../support/visit';

/** Maximum cumulative layout shift while a page opens; more is visible as a jump. */
const MOST_SHIFT = 0.02;
/** Number of attempts per page, because answers may be late by chance. The best one counts. */
const TRIES = 3;
/** Time in milliseconds after which changes have other causes, such as a goal. */
const SETTLED_AFTER = 2_000;

const PATTERNS = [
  '/',
  '/game/sport/CRTY',
  '/game/sport',
  '/game/egame',
  '/game/realbet',
  '/sports/results',
  '/chat',
  '/mine/wallet',
  '/mine/savemoney',
  '/mine/transfermoney',
  '/mine/takemoney',
  '/mine/transRecord',
  '/mine/betRecord',
  '/mine/giftRecord',
  '/mine/vip',
  '/mine/welfare',
  '/mine/message',
  '/mine/userinfo',
  '/mine/auth',
  '/mine/protection',
  '/activity/discount',
  '/activity/signGift/{id}',
  '/app/help/kh',
  '/agent',
  '/download',
];

const SIGHTS: readonly Sight[] = [
  { width: 1366, height: 768, edition: 'classic', locale: 'zh-CN' },
  { width: 1366, height: 768, edition: 'professional', locale: 'zh-CN' },
  { width: 390, height: 844, edition: 'classic', locale: 'zh-CN' },
  { width: 390, height: 844, edition: 'professional', locale: 'zh-CN' },
];

for (const sight of SIGHTS) {
  test(`nothing jumps while a page opens, ${String(sight.width)} wide, ${sight.edition} edition`, async ({ page, sandbox, complaints }) => {
    test.setTimeout(900_000);
    await watchShifts(page);
    const { translate, facts } = await openEveryPage(page, sandbox, sight);
    const { gameId } = await sandbox.createMatch(IN_PLAY);
    for (const address of [...ADDRESSES.filter(({ pattern }) => PATTERNS.includes(pattern)), matchPage(gameId)]) {
      await test.step(address.pattern, async () => {
        const shifts: Shift[][] = [];
        do {
          await page.goto(address.path(facts));
          await expectScreen(page, address, translate);
          await page.waitForTimeout(SETTLED_AFTER);
          shifts.push(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts));
        } while (shifts.every((each) => sumOf(each) > MOST_SHIFT) && shifts.length < TRIES);
        const best = shifts.toSorted((one, other) => sumOf(one) - sumOf(other))[0] ?? [];
        expect.soft(sumOf(best) > MOST_SHIFT ? best : [], `${address.pattern} moves by ${sumOf(best).toFixed(3)}`).toEqual([]);
      });
    }
    expect(complaints).toEqual([]);
  });
}

interface Shift {
  readonly value: number;
  /** Class, and the box before and after. */
  readonly moved: readonly string[];
}

function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** Records every layout shift without user input on each page that is opened from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
    }
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.className.toString() ?? ''} ${boxOf(previousRect)} > ${boxOf(currentRect)}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
