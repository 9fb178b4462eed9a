import * as z from 'zod/mini';
import { askPage, openPage } from '../../conformance/askPage';
import { countPairs } from '../../cards/engine/bull/returns';
import { BULLS, multiplierOf } from '../../cards/engine/bull/rank';
import { CARD_GAMES, CARDS_VENUE } from '../../cards/games';
import { bullAnswerSchema, cardStateSchema, handAnswerSchema } from '../../cards/protocol';
import type { House } from '../runRounds';

const PLAYERS = 24;
const STAKE = 1_000;
const WIRE_STAKE = '10.00';
const sessionSchema = z.object({ token: z.string(), state: cardStateSchema });

/**
 * Plays 21 by the page's advice. The deviation is estimated from the rounds, because doubles and splits depend on the
 * cards.
 */
export async function playBlackjack(house: House): Promise<void> {
  const returned = Number(CARD_GAMES.find(({ gameCode }) => gameCode === 'QY-21')?.rtp) / 100;
  await everyone(house, 'QY-21', async (token, first) => {
    let { roundId } = first.next;
    while (!house.isEnough()) {
      house.note(roundId, { group: roundId, stake: STAKE, mean: STAKE * (returned - 1), deviation: null });
      const stake = { roundId, stake: WIRE_STAKE, playerSeed: 'player' };
      let answer = await askPage(`${house.url}/api/deal`, stake, { token, schema: handAnswerSchema });
      while (answer?.outcome === 'played' && answer.hand.phase !== 'over') {
        const { actions, advice } = answer.hand;
        const act = { roundId, step: actions.length, action: advice };
        answer = await askPage(`${house.url}/api/act`, act, { token, schema: handAnswerSchema });
      }
      if (answer?.outcome !== 'played') throw new Error('a hand was refused');
      ({ roundId } = answer.next);
    }
  });
}

/**
 * Plays 牛牛. A stake wins or loses the better hand's multiplier with equal chances; winnings pay 5 percent commission.
 */
export async function playBull(house: House): Promise<void> {
  const { pairs, byBest } = countPairs();
  const multipliers = BULLS.map((bull, place) => ({ chance: (byBest[place] ?? 0) / pairs, times: Number(multiplierOf(bull)) }));
  const mean = multipliers.reduce((sum, { chance, times }) => sum + (chance * times * (0.95 - 1)) / 2, 0);
  const squares = multipliers.reduce((sum, { chance, times }) => sum + (chance * times ** 2 * (0.95 ** 2 + 1)) / 2, 0);
  const terms = { stake: STAKE, mean: STAKE * mean, deviation: STAKE * Math.sqrt(squares - mean ** 2) };
  await everyone(house, 'QY-bull', async (token, first) => {
    let { roundId } = first.next;
    while (!house.isEnough()) {
      house.note(roundId, { group: roundId, ...terms });
      const stake = { roundId, stake: WIRE_STAKE, playerSeed: 'player' };
      const answer = await askPage(`${house.url}/api/bull`, stake, { token, schema: bullAnswerSchema });
      if (answer?.outcome !== 'played') throw new Error('a round was refused');
      ({ roundId } = answer.next);
    }
  });
}

async function everyone(
  house: House,
  gameCode: string,
  play: (token: string, state: z.infer<typeof cardStateSchema>) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: PLAYERS }, async () => {
      const { ticket } = house.ticketFor(CARDS_VENUE, gameCode);
      const { token, state } = await openPage(house.url, ticket, sessionSchema);
      await play(token, state);
    }),
  );
}
