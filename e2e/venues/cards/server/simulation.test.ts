import { runs } from '@site/testing/runs';
import { createFakeBank } from '../../kit/testing/createFakeBank';
import { seededRandom } from '../../kit/testing/seededRandom';
import { SILENT_LOG } from '../../kit/operator';
import { createSeeds } from '../../kit/fairness/createSeeds';
import { createHands, type HandResult } from './createHands';
import { CARD_GAMES } from '../games';
import { advise } from '../engine/blackjack/advice';
import { settle } from '../engine/blackjack/settle';
import { act, deal, type Table } from '../engine/blackjack/table';
import { payBull, playBull } from '../engine/bull/play';
import type { Card } from '../engine/packs';
import { SUITS } from '../../kit/react/cards/card';

const STAKE = 1_000n;

const SIX_PACKS = Array.from({ length: 312 }, (_, place): Card => ({ rank: (place % 13) + 1, suit: SUITS[place % 4] ?? 'spade' }));
const pick = seededRandom(21);

/** Deals the first cards of six decks in random order without hashing seeds; draws have their own tests. */
function dealQuickly(): readonly Card[] {
  for (let place = 0; place < 60; place += 1) {
    const other = place + Math.floor(pick() * (SIX_PACKS.length - place));
    const [card, swapped] = [SIX_PACKS[place], SIX_PACKS[other]];
    if (card === undefined || swapped === undefined) throw new Error('no such card');
    [SIX_PACKS[place], SIX_PACKS[other]] = [swapped, card];
  }
  return SIX_PACKS.slice(0, 60);
}

it.each([
  [
    'blackjack',
    () => {
      let table: Table = deal(dealQuickly());
      for (let action = advise(table); action !== null; action = advise(table)) table = act(table, action);
      const { payout, staked } = settle(table, STAKE);
      return payout - staked;
    },
  ],
  [
    'bull',
    (round: string) => {
      const { payout, reserved } = payBull(playBull({ seed: 'of the simulation', playerSeed: '', roundId: round }), STAKE);
      return payout - reserved;
    },
  ],
] as const)('random rounds of %s return what the page says, within four standard errors', (kind, play) => {
  const rounds = runs(2_500, 10_000);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const result = Number(play(String(round))) / Number(STAKE);
    sum += result;
    squares += result * result;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  const stated = Number(CARD_GAMES.find((game) => game.kind === kind)?.rtp) / 100 - 1;

  expect(Math.abs(mean - stated)).toBeLessThan(4 * error);
});

it('loses no fen over random rounds with the server killed at random', async () => {
  const bank = createFakeBank();
  const session = { memberId: 7, enName: 'QYQP', gameCode: 'QY-21', isTrial: false };
  const opened = await bank.openSession(bank.sellTicket(session, 100_000_000n));
  if (opened === null) throw new Error('no session');
  const { token } = opened;
  const seeds = createSeeds('a secret of the venue that nobody knows');
  const seedOf = (roundId: string) => seeds.seedOf(`QYQP:${roundId}`);
  const start = () => createHands({ bank, enName: 'QYQP', seedOf, now: () => 0, log: SILENT_LOG, signal: new AbortController().signal });
  const random = seededRandom(20);
  const total = bank.total();
  const first = await bank.balance(token);
  let hands = start();
  let won = 0n;
  for (let round = 0; round < runs(60, 200); round += 1) {
    const roundId = `round-${String(round)}`;
    let result: HandResult = await hands.deal(token, session, { roundId, stake: '10.00', playerSeed: 'p', amount: STAKE });
    while (result.kind === 'played' && result.hand.end === null) {
      if (random() < 0.2) hands = start();
      const { legal, actions } = result.hand;
      const action = legal[Math.floor(random() * legal.length)] ?? 'stand';
      result = await hands.act(token, session, { roundId, step: actions.length, action });
    }
    if (result.kind !== 'played' || result.hand.end === null) throw new Error('the round did not end');
    won += toFen(result.hand.end.payout) - toFen(result.hand.staked);
  }

  expect((await bank.balance(token)) - first).toBe(won);
  expect(bank.total()).toBe(total);
  expect(await bank.openRounds('QYQP')).toEqual([]);
});

function toFen(yuan: string): bigint {
  return BigInt(yuan.replace('.', ''));
}
