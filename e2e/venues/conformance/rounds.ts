import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { bullAnswerSchema, cardStateSchema, handAnswerSchema } from '../cards/protocol';
import { boardSchema, placeAnswerSchema } from '../esports/protocol';
import { aBet } from '../esports/testing/aDesk';
import { batchAnswerSchema, sessionSchema as fishingSchema } from '../fishing/protocol';
import { aBatch, fishIn, oneOf } from '../fishing/testing/aBatch';
import { betAnswerSchema as liveBetSchema, sessionSchema as liveSchema, tableStateSchema } from '../live-casino/protocol';
import { betAnswerSchema, sessionSchema as lotterySchema, tableSchema } from '../lottery/protocol';
import { aSlip } from '../lottery/testing/aLottery';
import { sessionSchema as slotSchema, spinAnswerSchema } from '../slots/protocol';
import type { StakeTold } from '../kit/conformance/runConformance';
import { askPage, openPage } from './askPage';

export interface TestClock {
  nowMs: number;
}

/** Plays one round of a game with the calls of its page. */
export type PlayRound = (url: string, ticket: string, clock: TestClock) => Promise<StakeTold>;

const POLL_MS = 120;

export const playSlots: PlayRound = async (url, ticket) => {
  const { token, state } = await openPage(url, ticket, slotSchema);
  const request = { roundId: state.next.roundId, stake: '2.00' };
  return toldOf(await askPage(`${url}/api/spin`, request, { token, schema: spinAnswerSchema }));
};

export const playFishing: PlayRound = async (url, ticket, clock) => {
  const { token, state } = await openPage(url, ticket, fishingSchema);
  const fish = oneOf(fishIn(state.hall, clock.nowMs));
  return toldOf(await askPage(`${url}/api/fire`, aBatch([fish.id]), { token, schema: batchAnswerSchema }));
};

const cardSessionSchema = z.object({ token: z.string(), state: cardStateSchema });

export const playCards: PlayRound = async (url, ticket) => {
  const { token, state } = await openPage(url, ticket, cardSessionSchema);
  const { roundId } = state.next;
  const stake = { roundId, stake: '10.00', playerSeed: 'conformance' };
  if (state.kind === 'bull') {
    return toldOf(await askPage(`${url}/api/bull`, stake, { token, schema: bullAnswerSchema }));
  }
  let answer = await askPage(`${url}/api/deal`, stake, { token, schema: handAnswerSchema });
  const told = toldOf(answer);
  while (answer?.outcome === 'played' && answer.hand.phase !== 'over') {
    const { actions, legal } = answer.hand;
    const action = legal.includes('decline') ? 'decline' : 'stand';
    answer = await askPage(`${url}/api/act`, { roundId, step: actions.length, action }, { token, schema: handAnswerSchema });
  }
  return told;
};

export const playBaccarat: PlayRound = async (url, ticket, clock) => {
  const opened = await openPage(url, ticket, liveSchema);
  const { token } = opened;
  const ask = () => askPage(`${url}/api/state`, {}, { token, schema: tableStateSchema });
  let state: typeof opened.state | null = opened.state;
  while (state !== null && state.phase !== 'betting') {
    clock.nowMs += state.leftMs;
    state = await ask();
  }
  if (state === null) return 'refused';
  const { round, turn, table } = state;
  const bets = { banker: table.limits.banker.min };
  const placed = await askPage(`${url}/api/bet`, { round, turn, stepId: randomUUID(), bets }, { token, schema: liveBetSchema });
  clock.nowMs += table.pace.betting + table.pace.closing + table.pace.dealing + 1;
  if (placed !== null) await untilTold(ask, ({ isPaying }) => !isPaying);
  return toldOf(placed);
};

export const playLottery: PlayRound = async (url, ticket, clock) => {
  const { token, state } = await openPage(url, ticket, lotterySchema);
  const period = state.periods.find(({ closesInMs }) => closesInMs > 0);
  if (period === undefined) throw new Error('no period takes bets');
  const slip = aSlip({ period: period.id });
  const placed = await askPage(`${url}/api/bet`, slip, { token, schema: betAnswerSchema });
  clock.nowMs += period.drawsInMs;
  if (placed?.outcome !== 'accepted') return toldOf(placed);
  const ask = () => askPage(`${url}/api/state`, {}, { token, schema: tableSchema });
  await untilTold(ask, ({ bets }) => bets.find(({ slipId }) => slipId === slip.slipId)?.state !== 'open');
  return 'taken';
};

const boardSessionSchema = z.object({ token: z.string(), state: boardSchema });
/** Interval between matches; a match is over before the next one starts. */
const MATCH_MS = 240_000;

export const playEsports: PlayRound = async (url, ticket, clock) => {
  const { token, state } = await openPage(url, ticket, boardSessionSchema);
  const match = state.matches.find(({ phase }) => phase === 'before');
  if (match === undefined) throw new Error('no match takes bets');
  const bet = aBet([match]);
  const placed = await askPage(`${url}/api/place`, bet, { token, schema: placeAnswerSchema });
  clock.nowMs = match.startsAt + MATCH_MS;
  if (placed?.outcome !== 'placed') return toldOf(placed);
  const ask = () => askPage(`${url}/api/state`, {}, { token, schema: boardSchema });
  await untilTold(ask, ({ bets }) => bets.find(({ roundId }) => roundId === bet.roundId)?.payout !== null);
  return 'taken';
};

/** Outcomes with which the venues' servers confirm that a round is played. */
const TAKEN: readonly string[] = ['played', 'taken', 'accepted', 'placed'];

/** Converts the answer to the page's stake; null is a refusal. */
function toldOf(answer: { readonly outcome: string } | null): StakeTold {
  if (answer?.outcome === 'insufficient') return 'insufficient';
  return TAKEN.includes(answer?.outcome ?? '') ? 'taken' : 'refused';
}

/** Polls until the condition is met or the session is over. */
async function untilTold<State>(ask: () => Promise<State | null>, isSo: (state: State) => boolean): Promise<void> {
  for (let state = await ask(); state !== null && !isSo(state); state = await ask()) await pause(POLL_MS);
}
