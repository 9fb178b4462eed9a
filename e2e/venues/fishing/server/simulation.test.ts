import { runs } from '@site/testing/runs';
import { createSeeds } from '../../kit/fairness/createSeeds';
import { createFakeBank } from '../../kit/testing/createFakeBank';
import { seededRandom } from '../../kit/testing/seededRandom';
import { isThere, KINDS, preyOf, RETURN, SLICE_MS, type Fish } from '../engine';
import { FISHING_GAMES } from '../games';
import type { BatchRequest } from '../protocol';
import { createHall } from './createHall';
import { createTable, type Table } from './createTable';

const SHOTS = 5;
/** 10,000 shots in the full suite. */
const BATCHES = runs(500, 2_000);
const START = 1_800_000_000_000;

/** Strategies of honest and dishonest players: each values the fish, and hits are claimed on the best. */
const STRATEGIES: readonly ((fish: Fish, here: readonly Fish[], random: () => number, at: number) => number)[] = [
  (_fish, _here, random) => random(),
  ({ kind }) => KINDS[kind].pays,
  ({ kind }) => -KINDS[kind].pays,
  (fish, here, _random, at) => preyOf(fish, here, at).length,
];

it(`returns by ${String(BATCHES * SHOTS)} shots what is said, to a client that claims any hit it likes, and loses no fen while the venue starts again and again`, async () => {
  const random = seededRandom(20);
  const bank = createFakeBank();
  let now = START;
  const start = (): Table => createTable({ bank, games: FISHING_GAMES, secret: 'of the simulation', now: () => now });
  let table = start();
  const hall = createHall('SH-palace', createSeeds('of the simulation'));
  const session = { memberId: 7, enName: 'SHBY', gameCode: 'SH-palace', isTrial: false };
  const balance = 100_000_000_000n;
  const { token } = await table.open(bank.sellTicket(session, balance));
  const before = bank.total();
  const sums = STRATEGIES.map(() => ({ stake: 0, paid: 0, variance: 0 }));
  const caught = new Set<string>();
  let moved = 0n;
  let here: readonly Fish[] = [];

  for (let batch = 0; batch < BATCHES; batch += 1) {
    now += 700;
    if (batch % 8 === 0) here = hall.fishAt(now).filter((fish) => isThere(fish, now));
    if (random() < 0.01) table = start();
    const strategy = batch % STRATEGIES.length;
    const value = STRATEGIES[strategy] ?? (() => 0);
    const best = here
      .filter(({ id }) => !caught.has(id))
      .map((fish) => ({ id: fish.id, value: value(fish, here, random, now) }))
      .toSorted((one, other) => other.value - one.value);
    const request = requestOf(
      batch,
      best.slice(0, SHOTS).map(({ id }) => id),
    );
    const answer = await table.fire(token, request);
    // Simulates a lost answer: repeats the batch after a restart of the venue.
    if (random() < 0.01) {
      now += Math.floor(SLICE_MS * 4 * random());
      table = start();
      if (answer.outcome === 'played') expect(await table.fire(token, request)).toEqual(answer);
    }
    const sum = sums[strategy];
    if (answer.outcome !== 'played' || sum === undefined) continue;
    moved += BigInt(Math.round((Number(answer.round.payout) - Number(answer.round.stake)) * 100));
    for (const shot of answer.round.shots) {
      if (shot.outcome === 'gone') continue;
      const chance = RETURN.over / RETURN.under / shot.multiplier;
      if (shot.outcome === 'caught') for (const { fish } of [shot, ...shot.prey]) caught.add(fish);
      sum.stake += 1;
      sum.paid += Number(shot.payout) / 50;
      sum.variance += chance * (1 - chance) * shot.multiplier ** 2;
    }
  }

  for (const { stake, paid, variance } of sums) {
    expect(stake).toBeGreaterThan((BATCHES * SHOTS) / 10);
    expect(Math.abs(paid - (stake * RETURN.over) / RETURN.under)).toBeLessThan(4 * Math.sqrt(variance));
  }
  expect(await bank.balance(token)).toBe(balance + moved);
  expect(bank.total()).toBe(before);
});

function requestOf(batch: number, fish: readonly string[]): BatchRequest {
  const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    roundId: idOf(batch),
    playerSeed: 'player',
    nextRoundId: idOf(batch + 1),
    shots: fish.map((id) => ({ fish: id, bullet: '50.00' })),
  };
}
