import { expect, type Locator, type Page } from '@playwright/test';
import { railEntry } from './player';
import { AWAY_TEAM, HOME_TEAM } from './matches';
import { untranslated, type Translate } from './translator';

/** Opens the football channel from the rail. */
export async function openBoard(page: Page, translate: Translate = untranslated): Promise<void> {
  await railEntry(page, '体育', translate).click();
  await expect(page).toHaveURL(/\/game\/sport\/CRTY$/);
  await expect(matchRow(page, ownTeams(translate))).toBeVisible();
}

/** Locates the row of the match that the journey created. */
export function matchRow(page: Page, { home, away }: Teams = ownTeams(untranslated)): Locator {
  return page.getByRole('article', { name: `${home} v ${away}` });
}

interface Teams {
  readonly home: string;
  readonly away: string;
}

function ownTeams(translate: Translate): Teams {
  return { home: translate(HOME_TEAM), away: translate(AWAY_TEAM) };
}

/**
 * Locates the price of the away side on the full-time handicap. Its name contains line, price and the direction of its
 * last move.
 */
export function awayPrice(page: Page, translate: Translate = untranslated): Locator {
  return matchRow(page, ownTeams(translate)).getByRole('button', {
    name: `${translate('全场')}${translate('让球')} ${translate(AWAY_TEAM)}`,
  });
}

export function slip(page: Page, translate: Translate = untranslated): Locator {
  return page.getByRole('region', { name: translate('注单') });
}

export function betButton(page: Page, translate: Translate = untranslated): Locator {
  return slip(page, translate).getByRole('button', { name: new RegExp(`^${translate('投注 {{amount}}').replace('{{amount}}', '')}`) });
}

/** Selects the away side and types a stake. */
export async function fillSlip(page: Page, stake = '100', translate: Translate = untranslated): Promise<void> {
  await awayPrice(page, translate).click();
  await slip(page, translate).getByLabel(translate('投注金额')).fill(stake);
}

export function receipt(page: Page, translate: Translate = untranslated): Locator {
  return slip(page, translate).getByRole('article', { name: translate('投注成功') });
}

export async function ticketNumber(card: Locator, translate: Translate = untranslated): Promise<string> {
  const text = await card.getByText(numberedIn(translate)).first().textContent();
  const number = numberedIn(translate).exec(text ?? '')?.groups?.['number'];
  if (number === undefined) throw new Error(`no number in ${String(text)}`);
  return number;
}

function numberedIn(translate: Translate): RegExp {
  return new RegExp(translate('单号 {{number}}').replace('{{number}}', '(?<number>\\S+)'));
}

export function dockTab(page: Page, name: '注单' | '聊天' | '我的投注', translate: Translate = untranslated): Locator {
  return page.getByRole('complementary', { name: translate('投注与聊天') }).getByRole('tab', { name: translate(name) });
}
