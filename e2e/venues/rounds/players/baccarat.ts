import { randomUUID } from 'node:crypto';
import { askPage, openPage } from '../../conformance/askPage';
import { FIELDS, type Field } from '../../live-casino/engine/bets';
import { ALL_WAYS, countWays } from '../../live-casino/engine/returns';
import { LIVE_TABLES, LIVE_VENUE } from '../../live-casino/games';
import { betAnswerSchema, sessionSchema, tableStateSchema } from '../../live-casino/protocol';
import type { House } from '../runRounds';
import { termsOf } from '../weigh';
import { byTheClock } from './byTheClock';

const AT_EACH_TABLE = 8;
const STAKE = 1_000;

/** Plays baccarat. All players at a table bet on one field, because they share its outcome. */
export async function playBaccarat(house: House): Promise<void> {
  const terms = termsOfFields();
  const tables = await Promise.all(
    LIVE_TABLES.map(async ({ gameCode }) =>
      Promise.all(
        Array.from({ length: AT_EACH_TABLE }, async () => {
          const { ticket } = house.ticketFor(LIVE_VENUE, gameCode);
          return (await openPage(house.url, ticket, sessionSchema)).token;
        }),
      ),
    ),
  );

  const bet = async (token: string, field: Field): Promise<number> => {
    const state = await askPage(`${house.url}/api/state`, {}, { token, schema: tableStateSchema });
    if (state === null) throw new Error('a session is over');
    const { phase, leftMs, round, turn, table } = state;
    const at = house.clock.nowMs;
    if (phase !== 'betting') return at + leftMs;
    house.note(`${round}-${turn}`, { group: round, ...terms[field] });
    const request = { round, turn, stepId: randomUUID(), bets: { [field]: (STAKE / 100).toFixed(2) } };
    await askPage(`${house.url}/api/bet`, request, { token, schema: betAnswerSchema });
    return at + leftMs + table.pace.closing + table.pace.dealing + table.pace.result;
  };

  await byTheClock(
    house,
    tables.map((tokens) => async () => {
      const field = FIELDS[Math.floor(house.random() * FIELDS.length)] ?? 'banker';
      return Math.max(...(await Promise.all(tokens.map((token) => bet(token, field)))));
    }),
  );
}

function termsOfFields() {
  const ways = countWays();
  const [banker, player, tie] = [ways.banker / ALL_WAYS, ways.player / ALL_WAYS, ways.tie / ALL_WAYS];
  const pair = 31 / 415;
  return {
    banker: termsOf(STAKE, [
      [banker, 1.95],
      [tie, 1],
      [player, 0],
    ]),
    player: termsOf(STAKE, [
      [player, 2],
      [tie, 1],
      [banker, 0],
    ]),
    tie: termsOf(STAKE, [
      [tie, 9],
      [1 - tie, 0],
    ]),
    playerPair: termsOf(STAKE, [
      [pair, 12],
      [1 - pair, 0],
    ]),
    bankerPair: termsOf(STAKE, [
      [pair, 12],
      [1 - pair, 0],
    ]),
  } satisfies Record<Field, unknown>;
}
