import { expect, type Page } from '@playwright/test';
import { matchRow, slip } from './betting';

/** Opens today's football matches before kick-off, including `TODAY` of `matches.ts`. */
export async function openToday(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/game/sport/CRTY`);
  await page.getByRole('radiogroup', { name: '盘口类型' }).getByText('今日').click();
  await expect(matchRow(page)).toBeVisible();
}

export async function chooseMode(page: Page, name: '多注' | '串关'): Promise<void> {
  await slip(page).getByRole('radiogroup', { name: '投注方式' }).getByText(name).click();
}

/** Selects the away side on the full-time handicap. */
export async function pickAway(page: Page, match: { readonly home: string; readonly away: string }): Promise<void> {
  await matchRow(page, match)
    .getByRole('button', { name: new RegExp(`全场让球 ${match.away}`) })
    .click();
}
