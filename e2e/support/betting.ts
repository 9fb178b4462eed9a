import { expect, type Locator, type Page } from '@playwright/test';
import { railEntry } from './player';
import { AWAY_TEAM, HOME_TEAM } from './matches';
import { inSource, type Say } from './words';

/** The football channel, by the rail. */
export async function openBoard(page: Page, say: Say = inSource): Promise<void> {
  await railEntry(page, '体育', say).click();
  await expect(page).toHaveURL(/\/game\/sport\/CRTY$/);
  await expect(matchRow(page, ownTeams(say))).toBeVisible();
}

/** The row of the match that a journey made for itself. */
export function matchRow(page: Page, { home, away }: Teams = ownTeams(inSource)): Locator {
  return page.getByRole('article', { name: `${home} v ${away}` });
}

interface Teams {
  readonly home: string;
  readonly away: string;
}

function ownTeams(say: Say): Teams {
  return { home: say(HOME_TEAM), away: say(AWAY_TEAM) };
}

/** The price of the away side on the handicap of the whole match; its name carries line, price and the way it moved. */
export function awayPrice(page: Page, say: Say = inSource): Locator {
  return matchRow(page, ownTeams(say)).getByRole('button', { name: `${say('全场')}${say('让球')} ${say(AWAY_TEAM)}` });
}

export function slip(page: Page, say: Say = inSource): Locator {
  return page.getByRole('region', { name: say('注单') });
}

export function betButton(page: Page, say: Say = inSource): Locator {
  return slip(page, say).getByRole('button', { name: new RegExp(`^${say('投注 {{amount}}').replace('{{amount}}', '')}`) });
}

/** Picks the away side and types a stake. */
export async function fillSlip(page: Page, stake = '100', say: Say = inSource): Promise<void> {
  await awayPrice(page, say).click();
  await slip(page, say).getByLabel(say('投注金额')).fill(stake);
}

/** The receipt that stands in the slip. */
export function receipt(page: Page, say: Say = inSource): Locator {
  return slip(page, say).getByRole('article', { name: say('投注成功') });
}

/** The number of the ticket on a receipt or a card. */
export async function ticketNumber(card: Locator, say: Say = inSource): Promise<string> {
  const text = await card.getByText(numberedIn(say)).first().textContent();
  const number = numberedIn(say).exec(text ?? '')?.groups?.['number'];
  if (number === undefined) throw new Error(`no number in ${String(text)}`);
  return number;
}

function numberedIn(say: Say): RegExp {
  return new RegExp(say('单号 {{number}}').replace('{{number}}', '(?<number>\\S+)'));
}

export function dockTab(page: Page, name: '注单' | '聊天' | '我的投注', say: Say = inSource): Locator {
  return page.getByRole('complementary', { name: say('投注与聊天') }).getByRole('tab', { name: say(name) });
}
