import * as z from 'zod/mini';
import { bullAnswerSchema, cardStateSchema, handAnswerSchema } from '../cards/protocol';
import { askPage, openPage } from '../conformance/askPage';
import { batchAnswerSchema, hallSchema, sessionSchema as fishingSchema } from '../fishing/protocol';
import { aBatch, fishIn } from '../fishing/testing/aBatch';
import { sessionSchema as slotSchema, spinAnswerSchema } from '../slots/protocol';
import { formatYuan, nextLowerStake, oneOf, passTime, type PlayVisit } from './visit';

/* Visits of games whose rounds end with the request that plays them. */

export const visitSlots: PlayVisit = async (visit) => {
  const { token, state } = await openPage(visit.url, visit.ticket, slotSchema);
  const stake = nextLowerStake(state.stakes, visit.stake);
  let { roundId } = state.next;
  for (let round = 0; round < visit.rounds; round += 1) {
    passTime(visit, 3, 9);
    const answer = await askPage(`${visit.url}/api/spin`, { roundId, stake }, { token, schema: spinAnswerSchema });
    if (answer?.outcome !== 'played') return;
    ({ roundId } = answer.next);
  }
};

const cardSessionSchema = z.object({ token: z.string(), state: cardStateSchema });

export const visitCards: PlayVisit = async (visit) => {
  const { url } = visit;
  const { token, state } = await openPage(url, visit.ticket, cardSessionSchema);
  const stake = formatYuan(Math.max(Number(state.limits.min), Math.min(Number(state.limits.max), Math.round(visit.stake))));
  let { roundId } = state.next;
  for (let round = 0; round < visit.rounds; round += 1) {
    passTime(visit, 6, 20);
    const wanted = { roundId, stake, playerSeed: 'player' };
    if (state.kind === 'bull') {
      const answer = await askPage(`${url}/api/bull`, wanted, { token, schema: bullAnswerSchema });
      if (answer?.outcome !== 'played') return;
      ({ roundId } = answer.next);
      continue;
    }
    let answer = await askPage(`${url}/api/deal`, wanted, { token, schema: handAnswerSchema });
    while (answer?.outcome === 'played' && answer.hand.phase !== 'over') {
      const { actions, advice, legal } = answer.hand;
      const action =
        advice !== null && advice !== 'double' && advice !== 'split' ? advice : legal.includes('decline') ? 'decline' : 'stand';
      passTime(visit, 1, 4);
      answer = await askPage(`${url}/api/act`, { roundId, step: actions.length, action }, { token, schema: handAnswerSchema });
    }
    if (answer?.outcome !== 'played') return;
    ({ roundId } = answer.next);
  }
};

const MOST_SHOTS = 8;

/** Plays fishing; each round is a batch of shots that cost `stake` together. */
export const visitFishing: PlayVisit = async (visit) => {
  const { url, clock, random } = visit;
  const { token, state } = await openPage(url, visit.ticket, fishingSchema);
  const bullet = nextLowerStake(state.bullets, visit.stake / MOST_SHOTS);
  const caught = new Set<string>();
  for (let round = 0; round < visit.rounds; round += 1) {
    passTime(visit, 2, 6);
    const hall = await askPage(`${url}/api/hall`, {}, { token, schema: hallSchema });
    const fish = hall === null ? [] : fishIn(hall, clock.nowMs).filter(({ id }) => !caught.has(id));
    if (fish.length === 0) continue;
    const aimed = Array.from({ length: MOST_SHOTS }, () => oneOf(fish, random).id);
    const answer = await askPage(`${url}/api/fire`, aBatch(aimed, bullet), { token, schema: batchAnswerSchema });
    if (answer === null || answer.outcome === 'insufficient') return;
    if (answer.outcome !== 'played') continue;
    for (const shot of answer.round.shots) {
      if (shot.outcome === 'caught') for (const { fish: id } of [shot, ...shot.prey]) caught.add(id);
    }
  }
};
