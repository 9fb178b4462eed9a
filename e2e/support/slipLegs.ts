import { expect, type Locator, type Page } from '@playwright/test';
import type { WireTicket } from '@site/shared/wire/tickets';
import { receipt, slip, ticketNumber } from './betting';
import type { FixedMatch } from './matches';
import type { Sandbox } from './sandbox';

/** Away side of a match of `matches.ts`, which receives a quarter goal, at a Hong Kong price. */
export interface AwayLeg {
  readonly match: FixedMatch;
  readonly price: string;
}

/** Returns legs on the away sides, at the price of `matches.ts` unless `prices` has another one for its index. */
export function awayLegs(matches: readonly FixedMatch[], prices: Readonly<Record<number, string>> = {}): readonly AwayLeg[] {
  return matches.map((match, index) => ({ match, price: prices[index] ?? '0.93' }));
}

/** Locates the selections in the slip, without receipts. */
export function slipEntries(page: Page): Locator {
  return slip(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

/**
 * Expects exactly these legs in the slip, in this order, with match, market, side, line and price of each, and no
 * change to accept.
 */
export async function expectSlip(page: Page, legs: readonly AwayLeg[]): Promise<void> {
  await expect(slipEntries(page)).toHaveCount(legs.length);
  for (const [index, { match, price }] of legs.entries()) {
    const entry = slipEntries(page).nth(index);
    await expect(entry).toHaveAccessibleName(`${match.away} +0/0.5`);
    await expect(entry).toContainText(`${match.home} v ${match.away}`);
    await expect(entry).toContainText('全场让球 · 今日（香港盘）');
    await expect(entry).toContainText(price);
  }
  await expect(slip(page).getByText(/已变化/)).toHaveCount(0);
}

/** Bet without its legs. */
export type Wager = Pick<WireTicket, 'mode' | 'stake' | 'risk'> & Partial<Pick<WireTicket, 'folds' | 'lines'>>;

/** Expects that the platform's record of the ticket on the receipt is this bet on exactly these legs, in order. */
export async function expectBooked(
  page: Page,
  sandbox: Sandbox,
  legs: readonly AwayLeg[],
  wager: Wager,
  member?: string,
): Promise<WireTicket> {
  await expect(receipt(page)).toHaveCount(1);
  const number = await ticketNumber(receipt(page));
  const ticket = (await sandbox.tickets(member)).find(({ ticket_id }) => ticket_id === number);
  if (!ticket) throw new Error(`the platform has no ticket ${number}`);
  const { mode, stake, risk, folds, lines } = ticket;
  expect({ mode, stake, risk, folds, lines }).toEqual({ folds: undefined, lines: undefined, ...wager });
  expect(
    ticket.legs.map(({ team_h, team_c, w, r, ratio, strong, oddsType, ior }) => ({ team_h, team_c, w, r, ratio, strong, oddsType, ior })),
  ).toEqual(
    legs.map(({ match, price }) => ({
      team_h: match.home,
      team_c: match.away,
      w: 'R',
      r: 'RC',
      ratio: '0 / 0.5',
      strong: 'H',
      oddsType: 'H',
      ior: price,
    })),
  );
  return ticket;
}
