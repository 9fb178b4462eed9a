import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { askPage, openPage } from '../conformance/askPage';
import { boardSchema, placeAnswerSchema } from '../esports/protocol';
import { aBet } from '../esports/testing/aDesk';
import { betAnswerSchema as liveBetSchema, sessionSchema as liveSchema, tableStateSchema } from '../live-casino/protocol';
import { selectionsOf } from '../lottery/engine/rules';
import { betAnswerSchema, sessionSchema as lotterySchema, tableSchema } from '../lottery/protocol';
import { aSlip } from '../lottery/testing/aLottery';
import { formatYuan, oneOf, passTime, untilPaid, type PlayVisit } from './visit';

/* Visits of games whose rounds end by the clock; the venue's server pays them when its timer fires. */

/** Highest price that is bet on, in hundredths; selections that rarely win are seldom chosen. */
const HIGHEST_PRICE = 400n;

export const visitBaccarat: PlayVisit = async (visit) => {
  const { url, clock, random } = visit;
  const { token, state: first } = await openPage(url, visit.ticket, liveSchema);
  const ask = () => askPage(`${url}/api/state`, {}, { token, schema: tableStateSchema });
  for (let round = 0; round < visit.rounds; round += 1) {
    let state = round === 0 ? first : await ask();
    while (state !== null && state.phase !== 'betting') {
      clock.nowMs += state.leftMs + 1;
      state = await ask();
    }
    if (state === null) return;
    const { table, turn } = state;
    const field = random() < 0.1 ? 'tie' : random() < 0.55 ? 'banker' : 'player';
    const { min, max } = table.limits[field];
    const stake = formatYuan(Math.max(Number(min), Math.min(Number(max), Math.round(field === 'tie' ? visit.stake / 5 : visit.stake))));
    const request = { round: state.round, turn, stepId: randomUUID(), bets: { [field]: stake } };
    const placed = await askPage(`${url}/api/bet`, request, { token, schema: liveBetSchema });
    clock.nowMs += state.leftMs + table.pace.closing + table.pace.dealing + 1;
    if (placed?.outcome !== 'taken') return;
    // Wait before moving the clock, so that each round is paid at its own time.
    await untilPaid(ask, ({ isPaying }) => isPaying);
  }
};

/** Plays a lottery; each round is one line in one period. */
export const visitLottery: PlayVisit = async (visit) => {
  const { url, clock, random } = visit;
  const { token, state } = await openPage(url, visit.ticket, lotterySchema);
  const period = state.periods.find(({ closesInMs }) => closesInMs > 0);
  if (period === undefined) return;
  const lines = [...selectionsOf(state.game.kind, period.yearSign).values()].filter(({ price }) => price <= HIGHEST_PRICE);
  const periods = Math.max(1, Math.min(visit.rounds, state.periods.length));
  const slip = aSlip({
    period: period.id,
    periods,
    lines: [oneOf(lines, random).id],
    stake: formatYuan(Math.max(1, Math.round(visit.stake))),
  });
  const placed = await askPage(`${url}/api/bet`, slip, { token, schema: betAnswerSchema });
  if (placed?.outcome !== 'accepted') return;
  clock.nowMs += period.drawsInMs + (periods - 1) * 1_000 * state.game.everySeconds + 1_000;
  const ask = () => askPage(`${url}/api/state`, {}, { token, schema: tableSchema });
  await untilPaid(ask, ({ bets }) => bets.some((bet) => bet.slipId === slip.slipId && bet.state === 'open'));
};

const boardSessionSchema = z.object({ token: z.string(), state: boardSchema });
/** Interval between matches; a match is over before the next one starts. */
const MATCH_MS = 240_000;

/** Plays e-sports; each round is a bet on one match, and all bets are placed before the first match starts. */
export const visitEsports: PlayVisit = async (visit) => {
  const { url, clock, random } = visit;
  const { token, state } = await openPage(url, visit.ticket, boardSessionSchema);
  const coming = state.matches.filter(({ phase }) => phase === 'before').slice(0, visit.rounds);
  const placed: string[] = [];
  for (const match of coming) {
    const offers = match.markets.flatMap(({ offers: each }) => each).filter(({ price }) => price !== '' && Number(price) <= 3);
    if (offers.length === 0) continue;
    const offer = oneOf(offers, random);
    const goals = match.title === 'football' ? match.score : ([0, 0] as const);
    const bet = aBet([match], {
      stake: formatYuan(Math.max(1, Math.round(visit.stake))),
      legs: [{ matchId: match.matchId, key: offer.key, price: offer.price, goals }],
    });
    const answer = await askPage(`${url}/api/place`, bet, { token, schema: placeAnswerSchema });
    if (answer?.outcome === 'placed') placed.push(bet.roundId);
    passTime(visit, 0.5, 1);
  }
  clock.nowMs = Math.max(clock.nowMs, ...coming.map(({ startsAt }) => startsAt)) + MATCH_MS;
  const ask = () => askPage(`${url}/api/state`, {}, { token, schema: boardSchema });
  await untilPaid(ask, ({ bets }) => bets.some(({ roundId, payout }) => placed.includes(roundId) && payout === null));
};
