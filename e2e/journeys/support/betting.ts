import { expect, type Locator, type Page } from '@playwright/test';
import { railEntry } from './player';
import { AWAY_TEAM, HOME_TEAM } from './matches';

/** The football channel, by the rail. */
export async function openBoard(page: Page): Promise<void> {
  await railEntry(page, '体育').click();
  await expect(page).toHaveURL(/\/game\/sport\/CRTY$/);
  await expect(matchRow(page)).toBeVisible();
}

/** The row of the match that a journey made for itself. */
export function matchRow(page: Page): Locator {
  return page.getByRole('article', { name: `${HOME_TEAM} v ${AWAY_TEAM}` });
}

/** The price of the away side on the handicap of the whole match; its name carries line, price and the way it moved. */
export function awayPrice(page: Page): Locator {
  return matchRow(page).getByRole('button', { name: `全场让球 ${AWAY_TEAM}` });
}

export function slip(page: Page): Locator {
  return page.getByRole('region', { name: '注单' });
}

export function betButton(page: Page): Locator {
  return slip(page).getByRole('button', { name: /^投注/ });
}

/** Picks the away side and types a stake. */
export async function fillSlip(page: Page, stake = '100'): Promise<void> {
  await awayPrice(page).click();
  await slip(page).getByLabel('投注金额').fill(stake);
}

/** The receipt that stands in the slip. */
export function receipt(page: Page): Locator {
  return slip(page).getByRole('article', { name: '投注成功' });
}

/** The number of the ticket on a receipt or a card. */
export async function ticketNumber(card: Locator): Promise<string> {
  const text = await card
    .getByText(/单号 \S+/)
    .first()
    .textContent();
  const number = /单号 (?<number>\S+)/.exec(text ?? '')?.groups?.['number'];
  if (number === undefined) throw new Error(`no number in ${String(text)}`);
  return number;
}

export function dockTab(page: Page, name: '注单' | '聊天' | '我的投注'): Locator {
  return page.getByRole('complementary', { name: '投注与聊天' }).getByRole('tab', { name });
}
