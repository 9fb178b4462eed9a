import * as z from 'zod/mini';
import { askPage, openPage } from '../../conformance/askPage';
import { chancesOf, fixtureOf, marketsOf, play, stateAt, type Fixture } from '../../esports/engine';
import { ESPORTS_GAMES } from '../../esports/games';
import { boardSchema, placeAnswerSchema } from '../../esports/protocol';
import { aBet } from '../../esports/testing/aDesk';
import type { House } from '../runRounds';
import { termsOf } from '../weigh';
import { byTheClock } from './byTheClock';

const AT_EACH_BOARD = 16;
const STAKE = 1_000;
/** Highest price that is bet on, in hundredths. */
const HIGHEST_PRICE = 1_000;
/**
 * Interval between bets: each of the three titles of e-sports starts a match every 240 seconds, so one starts every 80
 * seconds.
 */
const EVERY_MS = 80_000;
const sessionSchema = z.object({ token: z.string(), state: boardSchema });

/** Plays e-sports. All players bet on matches that have not started. */
export async function playEsports(house: House): Promise<void> {
  const boards = await Promise.all(
    ESPORTS_GAMES.map(async ({ enName, gameCode }) =>
      Promise.all(
        Array.from({ length: AT_EACH_BOARD }, async () => {
          const { ticket } = house.ticketFor(enName, gameCode);
          return (await openPage(house.url, ticket, sessionSchema)).token;
        }),
      ),
    ),
  );

  await byTheClock(
    house,
    boards.map((tokens) => async () => {
      const at = house.clock.nowMs;
      const board = await askPage(`${house.url}/api/state`, {}, { token: tokens[0] ?? '', schema: boardSchema });
      const coming = (board?.matches ?? []).filter(({ phase }) => phase === 'before');
      await Promise.all(
        tokens.map(async (token, place) => {
          const match = coming[place % coming.length];
          const fixture = match === undefined ? null : fixtureOf(match.matchId);
          if (match === undefined || fixture === null) return;
          const offers = offersOf(fixture);
          const offer = offers[Math.floor(house.random() * offers.length)];
          if (offer === undefined) throw new Error('nothing has a price');
          const bet = aBet([match], {
            legs: [{ matchId: match.matchId, key: offer.key, price: (offer.price / 100).toFixed(2), goals: [0, 0] }],
          });
          house.note(bet.roundId, { group: match.matchId, ...offer.terms });
          await askPage(`${house.url}/api/place`, bet, { token, schema: placeAnswerSchema });
        }),
      );
      return at + EVERY_MS;
    }),
  );
}

/** Returns the selections that have a price before the match, which is decided by its seed. */
function offersOf(fixture: Fixture) {
  const state = stateAt(fixture, play(fixture, 'any'), fixture.startsAt - 1);
  return marketsOf(fixture, state)
    .flatMap(({ offers }) => offers)
    .flatMap(({ selection, price }) => {
      if (price === null || price > HIGHEST_PRICE) return [];
      const { W, LW, P, LL, L } = chancesOf(fixture, state, selection);
      const pays = price / 100;
      const terms = termsOf(STAKE, [
        [W, pays],
        [LW, (1 + pays) / 2],
        [P, 1],
        [LL, 0.5],
        [L, 0],
      ]);
      return [{ key: selection.key, price, terms }];
    });
}
