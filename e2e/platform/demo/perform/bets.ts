import type { WireMarket, WireMatch } from '@site/shared/wire/matches';
import type { WireSelection, WireTicket } from '@site/shared/wire/tickets';
import { shuffled } from '../../sportsbook/simulator/random';
import { RefusedCall } from '../createPerson';
import type { ActionOf } from '../scene';
import { ensureFunds } from './deposit';
import { yuanText, type Performers, type Stage } from './performer';

const MINUTE_MS = 60_000;
/** Maximum duration of a match, including breaks. */
const LONGEST_MATCH_MS = 190 * MINUTE_MS;
/** Time after which a bet in play is accepted; the danger window is five seconds. */
const DANGER_SECONDS = 6;
const PARLAY_LEGS = 3;
const LEAST_STAKE = 10;
const NEAR_MS = 150 * MINUTE_MS;
/** Prices that the demo members choose, in the format of the market. */
const LIKED = { raw: { least: 0.45, most: 2.2 }, E: { least: 1.4, most: 3.4 } } as const;

type Bet = ActionOf<'bet'>;

/** Bets on simulated matches, which the sportsbook settles after the match. */
export const BET_PERFORMERS: Performers<'bet' | 'cashOut'> = {
  async bet(stage, action) {
    const { life, memory } = stage;
    await life.refreshBoard();
    const matches = shuffled(await readMatches(stage, action), stage.dice);
    const legs = action.mode === 'single' ? 1 : PARLAY_LEGS;
    const lines = action.mode === 'system' ? 4 : 1;
    await ensureFunds(stage, lines * action.stake);
    const selections = matches.map((match) => choose(match, stage)).filter((selection) => selection !== null);
    // A bet may be refused because a price has moved or the stake is too high. Try other matches then. An evening with
    // too few matches gets no bet.
    for (let from = 0; from + legs <= selections.length; from += 1) {
      const ticket = await place(stage, action, selections.slice(from, from + legs));
      if (ticket === null) continue;
      memory.ticketId = ticket.ticket_id;
      life.expectResultsUntil(Math.max(...ticket.legs.map(({ startsAt }) => startsAt)) + LONGEST_MATCH_MS);
      return;
    }
  },

  async cashOut({ person, life }) {
    await life.refreshBoard();
    const { list } = await person.sports('openBets', {});
    for (const { ticket_id, cashOut } of list) {
      if (cashOut === undefined) continue;
      const quote = await person.sports('cashOutQuote', { ticket_id });
      if (quote.state !== 'offered') continue;
      life.pass(2);
      await person.sports('cashOut', { quoteId: quote.quoteId });
      life.pass(DANGER_SECONDS);
      await life.settleBets();
      return;
    }
  },
};

async function readMatches({ person, life }: Stage, { sport, isLive, notBeforeMinutes }: Bet): Promise<readonly WireMatch[]> {
  const nowMs = life.clock.nowMs();
  const earliest = nowMs + notBeforeMinutes * MINUTE_MS;
  const read = async (phase: 'RB' | 'FT' | 'FU') => (await person.sports('matches', { sport, phase })).matches;
  if (isLive) return read('RB');
  // Choose matches of the next hours only, so that tonight's bet is not settled tomorrow.
  const isNear = ({ startsAt }: WireMatch) => startsAt > earliest && startsAt < earliest + NEAR_MS;
  const today = (await read('FT')).filter(isNear);
  return today.length < PARLAY_LEGS ? [...today, ...(await read('FU')).filter(isNear)] : today;
}

function choose({ markets }: WireMatch, { dice }: Stage): WireSelection | null {
  const open = markets.filter(({ state, of }) => state === 'open' && of === undefined);
  const liked = open.flatMap((market) => market.prices.filter(({ ior }) => isLiked(market, ior)).map(({ r }) => ({ market, r })));
  const one = liked[dice.below(Math.max(1, liked.length))];
  return one === undefined ? null : { gameId: one.market.gameId, w: one.market.w, r: one.r };
}

function isLiked({ format }: WireMarket, ior: string): boolean {
  const { least, most } = LIKED[format];
  return ior !== '' && Number(ior) >= least && Number(ior) <= most;
}

/** Returns null when the bet is not accepted. */
async function place(
  { person, life, dice }: Stage,
  { mode, stake: wanted }: Bet,
  selections: readonly WireSelection[],
): Promise<WireTicket | null> {
  const request = { mode, oddsType: 'H' as const, selections: [...selections], ...(mode === 'system' && { folds: [2, 3] }) };
  try {
    const quote = await person.sports('quote', { ...request, stake: yuanText(wanted) });
    const max = Math.floor(Number(quote.max ?? quote.entries[0]?.max ?? '0'));
    if (max < LEAST_STAKE) return null;
    const stake = yuanText(Math.min(wanted, max));
    const { quoteId } = max < wanted ? await person.sports('quote', { ...request, stake }) : quote;
    life.pass(2 + dice.below(6));
    let placement = await person.sports('place', { quoteId, stake, policy: 'better' });
    if (placement.state === 'confirming') {
      life.pass(DANGER_SECONDS);
      await life.settleBets();
      const outcome = await person.sports('outcome', { key: placement.key });
      if (outcome.state === 'unknown') return null;
      placement = outcome;
    }
    return placement.state === 'accepted' ? placement.ticket : null;
  } catch (error) {
    if (error instanceof RefusedCall) return null;
    throw error;
  }
}
