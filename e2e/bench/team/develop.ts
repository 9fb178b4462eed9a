import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { moveTo } from '../../support/memberPage';
import { signIn } from '../../support/player';
import { median } from '../statistics';
import { inSeconds, type Day } from './day';
import { TIP, type TeamClone } from './teamClone';

const PAINT_LIMIT_MS = 120_000;
const EDITS = 5;

/** Measures what the team sees of its sources during development. */
export async function developmentSteps(day: Day, team: TeamClone, browser: Browser): Promise<void> {
  const page = await browser.newPage();
  try {
    await day.step('`pnpm --filter remote-wallet dev`: the remote alone, first paint', () => paintAlone(team, page));
    await paintInSite(day, team, page);
  } finally {
    await page.close();
  }
}

async function paintAlone(team: TeamClone, page: Page): Promise<string> {
  const server = await team.serve('shared/release/devPackage.ts', [team.remote], /remote-wallet on (\S+)/);
  try {
    await page.goto(server.ready, { timeout: PAINT_LIMIT_MS });
    const view = page.getByRole('combobox', { name: 'View' });
    await view.selectOption({ label: 'screen saveMoney' }, { timeout: PAINT_LIMIT_MS });
    await expect(page.getByText(TIP)).toBeVisible({ timeout: PAINT_LIMIT_MS });
    return 'its deposit page, from its own samples';
  } finally {
    await server.stop();
  }
}

async function paintInSite(day: Day, team: TeamClone, page: Page): Promise<void> {
  let server: Awaited<ReturnType<TeamClone['serve']>> | undefined;
  try {
    await day.step('`pnpm dev wallet`: platform, host and wallet, first paint', async () => {
      server = await team.serve('e2e/compose/dev.ts', ['wallet'], /(\S+)\s+demo account/);
      await page.goto(server.ready, { timeout: PAINT_LIMIT_MS });
      await expect(page.getByRole('banner')).toBeVisible({ timeout: PAINT_LIMIT_MS });
      await signIn(page);
      await moveTo(page, '/mine/savemoney');
      await expect(page.getByText(TIP)).toBeVisible({ timeout: PAINT_LIMIT_MS });
      return 'the deposit page of a player who signed in';
    });
    await timeEdits(day, page, 'a component', editComponent(team));
    await timeEdits(day, page, 'a text', (edit) => team.writeTip(`edit ${String(edit)}`));
    await team.discard();
  } finally {
    await server?.stop();
  }
}

/** Prepares edits of a line of the deposit page. The returned function makes one and returns the new text. */
function editComponent(team: TeamClone): (edit: number) => string {
  const [file, from] = [join('src', 'deposit', 'DepositScreen.tsx'), "title={t('deposit.tips.title')}"];
  let last = from;
  return (edit) => {
    const next = `title="edit ${String(edit)}"`;
    team.replace(file, last, next);
    last = next;
    return `edit ${String(edit)}`;
  };
}

function timeEdits(day: Day, page: Page, what: string, edit: (edit: number) => string): Promise<void> {
  return day.step(`there, an edit of ${what} to its paint, median of ${String(EDITS)}`, async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const taken: number[] = [];
    for (let index = 1; index <= EDITS; index += 1) {
      const text = edit(index);
      const saved = performance.now();
      // Check in each frame: an expectation polls only once per second by then.
      await page.waitForFunction((shown) => document.body.textContent.includes(shown), text, { timeout: PAINT_LIMIT_MS });
      taken.push((performance.now() - saved) / 1000);
    }
    const isSamePage = await page.evaluate(() => 'isSamePage' in window);
    const how = isSamePage ? 'in place' : 'by loading the page again';
    return { seconds: median(taken), seen: `each new text, ${how}: ${taken.map(inSeconds).join(', ')} s` };
  });
}
